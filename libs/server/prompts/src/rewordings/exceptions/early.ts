import type { Rewording } from '../rewording.ts';
import { KEPT_AND_CHANGED } from './kept-and-changed.ts';
import { NAMED_AGAIN } from './named-again.ts';
import { ALL_BUT_BACKGROUND } from './all-but-background.ts';
import { UNCHANGED_THERE } from './unchanged-there.ts';
import { KEPT_ONES } from './kept-ones.ts';
import { NEITHER } from './neither.ts';
import { SUNSET_KEPT } from './sunset-kept.ts';
import { NORMAL_BACKGROUND } from './normal-background.ts';

/** The rewordings about exceptions that a prompt goes through before it is read. */
export const EARLY_EXCEPTIONS: readonly Rewording[] = [
  ...KEPT_AND_CHANGED,
  ...NAMED_AGAIN,
  ...ALL_BUT_BACKGROUND,
  ...UNCHANGED_THERE,
  ...KEPT_ONES,
  ...NEITHER,
  ...SUNSET_KEPT,
  ...NORMAL_BACKGROUND,
];
