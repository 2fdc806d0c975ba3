import { POLAROIDS_OF_THIS } from './polaroids-of-this.ts';
import { BORDERS_AND_NAMES } from './borders-and-names.ts';
import { HALF_AN_INCH } from './half-an-inch.ts';
import type { Rewording } from '../rewording.ts';
import { BARS_LIKE_FILMS } from './bars-like-films.ts';
import { BEFORE_CORNERS } from './before-corners.ts';
import { BORDERS_BESIDE_COLORS } from './borders-beside-colors.ts';
import { BORDERS_BESIDE_TEXTS } from './borders-beside-texts.ts';
import { NUMBERS_OF_BORDERS } from './widths-of-borders.ts';
import { BARS_OFF } from './bars-off.ts';
import { LINES_BETWEEN } from './lines-between.ts';

/** The rewordings about borders that a prompt goes through before it is read. */
export const EARLY_BORDERS: readonly Rewording[] = [
  ...POLAROIDS_OF_THIS,
  ...HALF_AN_INCH,
  ...LINES_BETWEEN,
  ...NUMBERS_OF_BORDERS,
  ...BEFORE_CORNERS,
  ...BARS_OFF,
  ...BORDERS_BESIDE_TEXTS,
  ...BORDERS_AND_NAMES,
  ...BORDERS_BESIDE_COLORS,
  ...BARS_LIKE_FILMS,
];
