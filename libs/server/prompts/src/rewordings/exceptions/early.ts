import { STAYS_JOINED } from './stays-joined.ts';
import { FINE_ALREADY } from './fine-already.ts';
import { NO_COLOR_WORK } from './no-color-work.ts';
import { BAR_ONE } from './bar-one.ts';
import { WITHOUT_LOOKING } from './without-looking.ts';
import { SETTINGS_KEPT } from './settings-kept.ts';
import type { Rewording } from '../rewording.ts';
import { NIGHT_NOT_LOST } from './night-not-lost.ts';
import { RED_THINGS_KEPT } from './red-things-kept.ts';
import { KEPT_IN_ONE_COLOR } from './kept-in-one-color.ts';
import { COLORS_KEPT } from './colors-kept.ts';
import { REAL_COLORS_STAY } from './real-colors-stay.ts';
import { SURELY_NOT } from './surely-not.ts';
import { NOT_THIS_BUT_THAT } from './not-this-but-that.ts';
import { RIGHT_COLORS } from './right-colors.ts';
import { KEPT_AND_CHANGED } from './kept-and-changed.ts';
import { NAMED_AGAIN } from './named-again.ts';
import { ALL_BUT_BACKGROUND } from './all-but-background.ts';
import { NOTHING_OF } from './nothing-of.ts';
import { SKIN_NOT_COLORED } from './skin-not-colored.ts';
import { TOUCHED_NOT } from './touched-not.ts';
import { UNCHANGED_THERE } from './unchanged-there.ts';
import { KEPT_ONES } from './kept-ones.ts';
import { ALL_ELSE_IN_COLOR } from './all-else-in-color.ts';
import { NOT_NEEDED } from './not-needed.ts';
import { NEITHER } from './neither.ts';
import { SUNSET_KEPT } from './sunset-kept.ts';
import { NORMAL_BACKGROUND } from './normal-background.ts';
import { BOTH_STAY } from './both-stay.ts';
import { STAY_TOO } from './stay-too.ts';
import { ALL_OUT_BUT } from './all-out-but.ts';
import { EXCEPT_THE_ONE } from './except-the-one.ts';
import { LIKED_FAULTS } from './liked-faults.ts';
import { TOLD_APART } from './told-apart.ts';
import { ONLY_I_STAY } from './only-i-stay.ts';
import { OUR_OWN_STAY } from './our-own-stay.ts';
import { PEOPLE_BUT } from './people-but.ts';
import { RATHER_THAN } from './rather-than.ts';
import { ALL_BUT_A_HALF } from './all-but-a-half.ts';

/** The rewordings about exceptions that a prompt goes through before it is read. */
export const EARLY_EXCEPTIONS: readonly Rewording[] = [
  ...STAYS_JOINED,
  ...FINE_ALREADY,
  ...BOTH_STAY,
  ...NO_COLOR_WORK,
  ...BAR_ONE,
  ...SETTINGS_KEPT,
  ...WITHOUT_LOOKING,
  ...RATHER_THAN,
  ...NIGHT_NOT_LOST,
  ...RED_THINGS_KEPT,
  ...KEPT_IN_ONE_COLOR,
  ...ALL_BUT_A_HALF,
  ...KEPT_AND_CHANGED,
  ...NAMED_AGAIN,
  ...ALL_BUT_BACKGROUND,
  ...UNCHANGED_THERE,
  ...TOUCHED_NOT,
  ...SKIN_NOT_COLORED,
  ...NOTHING_OF,
  ...KEPT_ONES,
  ...NEITHER,
  ...SUNSET_KEPT,
  ...NORMAL_BACKGROUND,
  ...OUR_OWN_STAY,
  ...ALL_OUT_BUT,
  ...STAY_TOO,
  ...EXCEPT_THE_ONE,
  ...LIKED_FAULTS,
  ...TOLD_APART,
  ...ONLY_I_STAY,
  ...PEOPLE_BUT,
  ...RIGHT_COLORS,
  ...NOT_THIS_BUT_THAT,
  ...SURELY_NOT,
  ...REAL_COLORS_STAY,
  ...COLORS_KEPT,
  ...NOT_NEEDED,
  ...ALL_ELSE_IN_COLOR,
];
