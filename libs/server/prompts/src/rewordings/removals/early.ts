import type { Rewording } from '../rewording.ts';
import { COMPLAINED_OF } from './complained-of.ts';

/** The rewordings about removals that are made before anything else of a prompt is read. */
export const EARLY_REMOVALS: readonly Rewording[] = [...COMPLAINED_OF];
