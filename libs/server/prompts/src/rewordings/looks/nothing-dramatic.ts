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

export const NOTHING_DRAMATIC: readonly Rewording[] = LANGUAGES.map(([said, plainer]) => [
  clause(said),
  plainer,
]);
