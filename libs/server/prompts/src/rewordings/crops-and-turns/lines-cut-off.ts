import type { Rewording } from '../rewording.ts';

/* "There is a line down the right side, cut it off": the side is cut off, and not all around the subject. */

const cutOff = (said: string, side: string, cut: string, plainer: string): Rewording => [
  new RegExp(
    `(?<=^|[.!?;,]\\s*)(?:${said}) (?<side>${side})(?: (?:side|edge|seite|kante))?\\s*[,.;–-]+ ?(?:${cut})`,
    'giu',
  ),
  plainer,
];

export const LINES_CUT_OFF: readonly Rewording[] = [
  cutOff(
    "(?:there(?:['’]s| is)|i (?:have|got)) (?:an? |some )(?:[\\p{L}-]+ ){1,4}(?:down|along|on|at) the",
    '(?:very )?(?:right|left|top|bottom)',
    '(?:so |please |can you |just )*(?:cut|crop|trim|chop) (?:it|that|them)(?: (?:off|out|away))?',
    'cut off the $<side> edge',
  ),
  cutOff(
    '(?:da|dort|hier) ist (?:ein|eine) (?:[\\p{L}-]+ ){1,3}(?:am|an der)',
    '(?:rechten|linken|oberen|unteren)',
    '(?:bitte )?(?:schneid\\p{L}*|weg(?:schneiden)?|abschneiden)(?: (?:den|die|das|ihn|sie|es))?(?: (?:ab|weg))?',
    'schneide den $<side> Rand ab',
  ),
];
