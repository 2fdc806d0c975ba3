import { FUSSY_PORTALS } from './fussy-portals.ts';
import { HEAVY_WITH_SIZE } from './heavy-files.ts';
import { SHARES_OF_NOW } from './shares-of-now.ts';
import { FILES_NOT_OPENED } from './files-not-opened.ts';
import { OPENED_BY_DEVICE } from './opened-by-device.ts';
import { PRESENT_WEIGHTS } from './present-weights.ts';
import { TINY_PICTURES } from './tiny-pictures.ts';
import type { Rewording } from '../rewording.ts';
import { FILE_MEANT } from './file-meant.ts';
import { HOW_LARGE } from './how-large.ts';
import { ONLY_THE_FILE } from './only-the-file.ts';
import { REDUCED_BY } from './reduced-by.ts';
import { PAGES_FITTED } from './pages-fitted.ts';
import { FOR_THE_WEB } from './for-the-web.ts';
import { PRINT_QUALITY, TOO_BIG_FOR_SITES, REFUSED_ABOVE } from './whole-sizes.ts';
import { ENLARGED_PRINTS, PRINT_READY, SIDES_BY_WORD } from './print-sizes.ts';
import { PRINTS_WITH_MORE } from './prints-with-more.ts';
import { PRESENT_SIDES } from './present-sizes.ts';
import { BARE_NUMBERS } from './bare-numbers.ts';
import { LENGTHS_OF_SIDES } from './lengths-of-sides.ts';
import { NOT_EXCEEDED } from './not-exceeded.ts';
import { AT_MOST } from './at-most.ts';
import { BETWEEN_SIZES } from './between-sizes.ts';
import { KEPT_SIZES_BESIDE } from './kept-sizes.ts';
import { FACES_THAT_FILL } from './faces-that-fill.ts';
import { PRESENT_FORMATS } from './present-formats.ts';

/** The rewordings about sizes that a prompt goes through before it is read. */
export const EARLY_SIZES: readonly Rewording[] = [
  ...FUSSY_PORTALS,
  ...HEAVY_WITH_SIZE,
  ...SHARES_OF_NOW,
  ...FILES_NOT_OPENED,
  ...OPENED_BY_DEVICE,
  ...TINY_PICTURES,
  ...PRESENT_WEIGHTS,
  ...PRESENT_SIDES,
  ...LENGTHS_OF_SIDES,
  ...PRESENT_FORMATS,
  ...HOW_LARGE,
  ...ONLY_THE_FILE,
  ...REDUCED_BY,
  ...PAGES_FITTED,
  ...FOR_THE_WEB,
  ...PRINT_QUALITY,
  ...SIDES_BY_WORD,
  ...ENLARGED_PRINTS,
  ...PRINT_READY,
  ...PRINTS_WITH_MORE,
  ...TOO_BIG_FOR_SITES,
  ...REFUSED_ABOVE,
  ...FILE_MEANT,
  ...NOT_EXCEEDED,
  ...AT_MOST,
  ...BETWEEN_SIZES,
  ...FACES_THAT_FILL,
  ...KEPT_SIZES_BESIDE,
  ...BARE_NUMBERS,
];
