import { COURTESIES } from '../ends.ts';
import { wholePrompt } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Caption at the bottom white italic": the color and the style of letters. */
export const BARE_LETTER_COLORS: readonly Rewording[] = [
  // They are read with "in".
  [
    /(?<=(?<!\p{L})(?:caption|text|title) (?:at|on|along) the (?:bottom|top)) (?=(?:white|black|red|yellow|gold|pink|blue) (?:italics?|bold|cursive|script|serif)\s*:)/giu,
    ' in ',
  ],
  // Letters that are in the picture get no other color, and the picture is no page to scan.
  [
    wholePrompt(
      `make (?:all )?(?:the|this|that) (?:text|writing|letters|words?|lettering) white(?:,? (?:${COURTESIES}))?`,
    ),
    'recolor the text white',
  ],
];
