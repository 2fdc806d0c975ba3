import { SAME_HEIGHT, TRANSPARENT_LOGOS } from './other-pictures.ts';
import { SHADOW_ON_FLOOR } from './shadow-on-floor.ts';
import { NO_BACKGROUND_BUT } from './without-background.ts';
import { EVERYTHING_ROUND } from './everything-round.ts';
import type { Rewording } from '../rewording.ts';
import { ALONE_ON_PAPER } from './alone-on-paper.ts';
import { ALSO_THAT_COLOR } from './also-that-color.ts';
import { ANY_COLOR_BUT } from './any-color-but.ts';
import { BEHIND_A_THING } from './behind-a-thing.ts';
import { CROPPED_ANYWAY } from './cropped-anyway.ts';
import { PRESENT_BACKGROUND_COLOR } from './present-background-color.ts';
import { SHADOW_KEPT } from './shadow-kept.ts';
import { STANDS_OUT_BY } from './stands-out-by.ts';

/** The rewordings about backgrounds that a prompt goes through before it is read. */
export const EARLY_BACKGROUNDS: readonly Rewording[] = [
  SAME_HEIGHT,
  ...TRANSPARENT_LOGOS,
  ...EVERYTHING_ROUND,
  ...ALONE_ON_PAPER,
  ...ANY_COLOR_BUT,
  ...PRESENT_BACKGROUND_COLOR,
  ...CROPPED_ANYWAY,
  ...SHADOW_KEPT,
  ...SHADOW_ON_FLOOR,
  ...ALSO_THAT_COLOR,
  ...BEHIND_A_THING,
  ...STANDS_OUT_BY,
  ...NO_BACKGROUND_BUT,
];
