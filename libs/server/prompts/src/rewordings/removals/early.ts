import { FINGERS_IN_VIEW } from './fingers-in-view.ts';
import { NOT_TO_BE_SEEN } from './not-to-be-seen.ts';
import { WITHOUT_EITHER } from './and-without.ts';
import { AS_WELL_AS } from './as-well-as.ts';
import { TAKEN_OUT } from './taken-out.ts';
import { STANDS_THERE } from './stands-there.ts';
import type { Rewording } from '../rewording.ts';
import { PLACED_APART } from './placed-apart.ts';
import { LINT } from './lint.ts';
import { CUPS_OF_COFFEE } from './cups-of-coffee.ts';
import { HELD_THINGS } from './held-things.ts';
import { COMPLAINED_OF } from './complained-of.ts';
import { WHICH_ONE } from './which-one.ts';
import { DONE_OTHERWISE } from './done-otherwise.ts';
import { OFF_SOMEBODY } from './off-somebody.ts';
import { KEPT_BESIDE_REMOVED } from './kept-beside-removed.ts';
import { OFF_SOMETHING } from './off-something.ts';
import { REMOVED_BY_OTHERS } from './removed-by-others.ts';
import { SHADOWS_TO_GO } from './shadows-to-go.ts';

/** The rewordings about removals that a prompt goes through before it is read. */
export const EARLY_REMOVALS: readonly Rewording[] = [
  ...FINGERS_IN_VIEW,
  ...REMOVED_BY_OTHERS,
  ...TAKEN_OUT,
  ...WITHOUT_EITHER,
  ...AS_WELL_AS,
  ...STANDS_THERE,
  ...PLACED_APART,
  ...HELD_THINGS,
  ...OFF_SOMEBODY,
  ...OFF_SOMETHING,
  ...COMPLAINED_OF,
  ...WHICH_ONE,
  ...DONE_OTHERWISE,
  ...CUPS_OF_COFFEE,
  ...LINT,
  ...KEPT_BESIDE_REMOVED,
  ...NOT_TO_BE_SEEN,
  ...SHADOWS_TO_GO,
];
