import { GRAIN_AND_CONTRAST } from './grain-and-contrast.ts';
import { ARTWORKS_SHOWN } from './artworks-shown.ts';
import { SUNSETS_SHOWN } from './sunsets-shown.ts';
import { NAMED_LIKE_LOOKS } from './named-like-looks.ts';
import { WASHED_OUT_LOOKS } from './washed-out-looks.ts';
import { TAKEN_YESTERDAY } from './taken-yesterday.ts';
import { MOTION_BLUR } from './motion-blur.ts';
import { HARD_SHADOWS } from './hard-shadows.ts';
import { TABLES_OF_COLORS } from './tables-of-colors.ts';
import { NOTHING_DRAMATIC } from './nothing-dramatic.ts';
import { OUTLINES } from './outlines.ts';
import type { Rewording } from '../rewording.ts';
import { TONED_PICTURES } from './toned-pictures.ts';
import { SPLIT_TONES } from './split-tones.ts';
import { OLD_FILMS } from './old-films.ts';
import { PIXEL_ART } from './pixel-art.ts';
import { LOOKS_OF_OLD_PHOTOS } from './looks-of-old-photos.ts';
import { MADE_GRAINY } from './made-grainy.ts';
import { COMIC_STYLE } from './comic-style.ts';
import { GRAINY_DECADES } from './grainy-decades.ts';
import { GRAINY_MONOCHROME } from './grainy-monochrome.ts';
import { NEON_COLORS } from './neon-colors.ts';
import { DENIED_BEHIND } from './denied-behind.ts';

/** The rewordings about looks that a prompt goes through before it is read. */
export const EARLY_LOOKS: readonly Rewording[] = [
  ...ARTWORKS_SHOWN,
  ...SUNSETS_SHOWN,
  ...NAMED_LIKE_LOOKS,
  ...TAKEN_YESTERDAY,
  ...WASHED_OUT_LOOKS,
  ...MOTION_BLUR,
  ...HARD_SHADOWS,
  ...TABLES_OF_COLORS,
  ...DENIED_BEHIND,
  ...NEON_COLORS,
  ...TONED_PICTURES,
  ...SPLIT_TONES,
  ...OLD_FILMS,
  ...LOOKS_OF_OLD_PHOTOS,
  ...COMIC_STYLE,
  ...GRAINY_DECADES,
  ...PIXEL_ART,
  ...GRAINY_MONOCHROME,
  ...GRAIN_AND_CONTRAST,
  ...MADE_GRAINY,
  ...OUTLINES,
  ...NOTHING_DRAMATIC,
];
