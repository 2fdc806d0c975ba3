import { wholePrompt } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* Writing, plates and faces that shall be hidden, with a verb that would darken them or give them a color. */

/** In Italian, to darken a plate, a text or a face is to hide it: "oscura la targa" is "nascondi la targa". */
export const DARKENED_WRITING: readonly Rewording[] = [
  [
    /(?<!\p{L})oscur(?:a|are|ate|iamo)(?= (?:\p{L}+ |l'){1,3}?(?:targ(?:a|he)|test[oi]|scritt[ae]|volt[oi]|vis[oi]|facc(?:ia|e))(?!\p{L}))/giu,
    'nascondi',
  ],
];

/** "Schwärze die Namen", which without its umlaut would be a color: "das schwarze Auto". */
export const BLACKENED_WRITING: readonly Rewording[] = [
  [/(?<!\p{L})schwärze(?!\p{L})/giu, 'verdecke'],
  [/(?<!\p{L})schwärzen(?!\p{L})/giu, 'verdecken'],
  // "Black out the prices": faces are not meant.
  [
    wholePrompt(
      '(?<verb>(?:black|blank) out (?:the|all|all the|our|my)) (?:prices?|price tags?|amounts?|totals?)',
    ),
    '$<verb> numbers',
  ],
];

/** “Black bars over the card number”: they hide something there, and are none above and below the picture. */
export const BARS_OVER: readonly Rewording[] = [
  [
    /(?<=^\s*|[.!?;,] ?)black bars? (?=(?:over|across|on top of) (?:the|my|his|her|their|our|all) (?!(?:top|bottom|sides?|left|right|picture|photo|image|whole)(?!\p{L})))/giu,
    'put a black bar ',
  ],
];
