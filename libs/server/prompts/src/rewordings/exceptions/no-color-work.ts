import type { Rewording } from '../rewording.ts';

/* “Clean up the scratches only, so no colour fixing”: the colors stay, and the picture does not become black and white. */

export const NO_COLOR_WORK: readonly Rewording[] = [
  [
    /[,;.]?(?: (?:so|and|but))? no colou?r(?:ing)? (?:fixing|correction|corrections|changes?|grading|work|adjustments?)(?=\s*(?:[,.;!]|$))/giu,
    '',
  ],
];
