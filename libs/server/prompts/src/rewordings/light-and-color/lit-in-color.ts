import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "The gig was lit all red": the light colors everything, and nobody has a red face. Plainer words say that the colors
 * are wrong.
 */

const ALL = '(?:all|completely|entirely|totally|fully|very|so)';
const COLOR = '(?:red|green|blue|purple|violet|pink|orange|magenta|yellow)';
const LIT = `(?:was|is|were|are|got) (?:lit|lit up|illuminated) (?:(?:only|in) )*`;
/** What is behind it: the faces of those who are lit. */
const UNSEEN =
  "(?:,? (?:and |so )?(?:you|u|i|we|one) (?:can(?:['’]?t| ?not)) (?:even )?see (?:my|his|her|our|their|the) faces?)";
/** A wish to have it mended, and no liking for it. */
const MENDED =
  '(?=[^\\n]*(?<!\\p{L})(?:fix|sort|correct|neutrali[sz]e|natural|normal|remove|get rid|take out|undo)(?!\\p{L}))(?![^\\n]*(?<!\\p{L})(?:like|love|keep)(?!\\p{L}))';

export const LIT_IN_COLOR: readonly Rewording[] = [
  [word(`${LIT}(?:${ALL} )*${COLOR}(?: light)?${UNSEEN}`), 'has a color cast'],
  [word(`${LIT}(?:${ALL} )*${COLOR}(?: light)?${MENDED}`), 'has a color cast'],
  [word(`${LIT}(?:${ALL} )+(?:in )?${COLOR}(?=[\\s.!]*$)`), 'has a color cast'],
];
