import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* “Nothing dramatic” limits how strong an edit is. It asks for no dramatic look. */

const LANGUAGES: readonly (readonly [said: string, plainer: string])[] = [
  [
    '(?:but |just )?nothing (?:too |that |very |really )?(?:dramatic|crazy|wild|extreme|flashy|over the top|drastic|heavy)',
    'not too much',
  ],
  [
    '(?:aber |bitte )?nichts (?:zu |allzu |wirklich )?(?:dramatisches|wildes|übertriebenes|extremes|verrücktes|krasses)',
    'nicht zu stark',
  ],
  ['(?:pero )?nada (?:muy |demasiado |tan )?(?:dramático|exagerado|extremo|drástico|loco)', 'no demasiado'],
  [
    "(?:mais )?rien (?:de (?:trop |très )?(?:dramatique|exagéré|excessif|extrême|fou)|d['’](?:exagéré|excessif|extrême))",
    'pas trop',
  ],
  ['(?:mas )?nada (?:de )?(?:muito |demais )?(?:dramático|exagerado|extremo|drástico)', 'não muito'],
  ['(?:ma )?niente di (?:troppo )?(?:drammatico|esagerato|eccessivo|estremo|drastico)', 'non troppo'],
];

/** “Nothing tropical”, behind a wish: what its result shall not look like, which makes no other colors. */
const LIKE_NOTHING =
  "(?:nothing|not|nichts|nada|rien|niente)(?: (?:too|that|zu|muy|demasiado|de|d['’]|trop|muito|di|troppo))* ?(?:tropical|exotic|tropisches|exotisches|exótico|exotique|tropicale|esotico)";

export const NOTHING_DRAMATIC: readonly Rewording[] = [
  ...LANGUAGES.map(([said, plainer]): Rewording => [clause(said), plainer]),
  [new RegExp(`(?<=\\p{L}{2}[^.;!?]*),? (?:and |but )?${LIKE_NOTHING}(?=\\s*(?:[,.;!?]|$))`, 'giu'), ''],
];
