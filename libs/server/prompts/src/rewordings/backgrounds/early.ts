import type { Rewording } from '../rewording.ts';
import { ANY_COLOR_BUT } from './any-color-but.ts';
import { CROPPED_ANYWAY } from './cropped-anyway.ts';

/** The rewordings about backgrounds that are made before anything else of a prompt is read. */
export const EARLY_BACKGROUNDS: readonly Rewording[] = [...ANY_COLOR_BUT, ...CROPPED_ANYWAY];
