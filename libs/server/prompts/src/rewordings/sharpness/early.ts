import { WHAT_IS_LEFT } from './what-is-left.ts';
import type { Rewording } from '../rewording.ts';
import { NUMBERS_OF_FILTERS } from './numbers-of-filters.ts';
import { BLURRIER } from './blurrier.ts';
import { WANTED_BLUR } from './wanted-blur.ts';
import { OVERSHARPENED } from './oversharpened.ts';
import { FOREGROUND_BLURRED } from './foreground-blurred.ts';

/** The rewordings about sharpness that a prompt goes through before it is read. */
export const EARLY_SHARPNESS: readonly Rewording[] = [
  ...WHAT_IS_LEFT,
  ...NUMBERS_OF_FILTERS,
  ...OVERSHARPENED,
  ...BLURRIER,
  ...WANTED_BLUR,
  ...FOREGROUND_BLURRED,
];
