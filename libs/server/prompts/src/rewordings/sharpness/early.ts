import type { Rewording } from '../rewording.ts';
import { OVERSHARPENED } from './oversharpened.ts';

/** The rewordings about sharpness that a prompt goes through before it is read. */
export const EARLY_SHARPNESS: readonly Rewording[] = [...OVERSHARPENED];
