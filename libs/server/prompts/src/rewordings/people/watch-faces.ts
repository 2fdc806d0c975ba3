import type { Rewording } from '../rewording.ts';

/* The face of a watch or a clock, which is nobody's face: "the watch face" is "the watch dial". */

export const WATCH_FACES: readonly Rewording[] = [
  [/(?<=(?<!\p{L})(?:watch|clock) ?)face(?!\p{L})/giu, 'dial'],
];
