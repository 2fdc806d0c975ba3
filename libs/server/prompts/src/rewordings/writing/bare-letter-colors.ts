import type { Rewording } from '../rewording.ts';

/* "Caption at the bottom white italic": the color and the style of letters, which are read with "in". */
export const BARE_LETTER_COLORS: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:caption|text|title) (?:at|on|along) the (?:bottom|top)) (?=(?:white|black|red|yellow|gold|pink|blue) (?:italics?|bold|cursive|script|serif)\s*:)/giu,
    ' in ',
  ],
];
