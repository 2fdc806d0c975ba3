import type { Rewording } from '../rewording.ts';
import { OVERSHARPENED } from './oversharpened.ts';

/** The rewordings about sharpness that are made before anything else of a prompt is read. */
export const EARLY_SHARPNESS: readonly Rewording[] = [...OVERSHARPENED];
