import type { Rewording } from '../rewording.ts';

/* “Cut off the bottom and sharpen what's left”: the rest of the picture is the picture then. */

export const WHAT_IS_LEFT: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:sharpen|brighten|darken|lighten|straighten|enlarge|upscale|clean up|denoise) )(?:what(?:['’]?s| is) left|whats left|the remainder)(?=\s*(?:[,.;!]|$))/giu,
    'the picture',
  ],
];
