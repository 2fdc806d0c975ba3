import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What stays as it is, behind a wish without punctuation: “deixa mais clara o cachorro fica como está”. A comma before
 * it keeps the dog from becoming what the wish is about.
 */

const LANGUAGES: readonly (readonly [thing: string, stays: string])[] = [
  [
    '(?:the|my|our|her|his) \\p{L}+',
    '(?:stays?|should stay|has to stay|must stay|can stay)(?: (?:as (?:it is|they are|is)|the same|unchanged|untouched))?',
  ],
  [
    '(?:der|die|das|mein|meine|unser|unsere) \\p{L}+',
    '(?:bleib(?:t|en)(?: (?:wie (?:er|sie|es) (?:ist|sind)|so|gleich))?|soll(?:en)? (?:so )?bleiben)',
  ],
  [
    '(?:el|la|los|las|mi|mis) \\p{L}+',
    '(?:se quedan?(?: (?:como est[áa]n?|igual|así))?|tienen? que quedarse)',
  ],
  [
    "(?:le |la |les |l['’]|mon |ma |mes )\\p{L}+",
    '(?:reste(?:nt)? (?:comme (?:il|elle|ils|elles) (?:est|sont)|pareil(?:le)?s?)|doi(?:ven)?t rester)',
  ],
  ['(?:o|a|os|as|meu|minha) \\p{L}+', '(?:ficam? (?:como est[ãá]o?|igual)|t[eê]m que ficar)'],
  [
    "(?:il |lo |la |l['’]|i |gli |le )\\p{L}+",
    "(?:rest(?:a|ano) (?:com['’]è|come (?:è|sono)|uguale)|dev(?:e|ono) restare)",
  ],
];
/** “Leave my hair alone”, which needs no thing before its verb. */
const LEFT = 'leave (?:the|my|our|her|his) \\p{L}+(?: \\p{L}+)? (?:alone|as (?:it is|is|they are))';

export const STAYS_JOINED: readonly Rewording[] = [
  ...LANGUAGES.map(([thing, stays]) => `${thing} ${stays}`),
  LEFT,
].map((said) => [
  new RegExp(
    `(?<=\\p{L})(?<!(?<!\\p{L})(?:but|and|that|so|aber|und|dass|damit|pero|y|que|mais|et|mas|e|ma|che|because|weil|where|if|while|the|only|just|nur|solo|sólo|seule?s?|seulement|só|apenas|soltanto|except|außer|menos|sauf|tranne)) (?<what>${said})${END}`,
    'giu',
  ),
  ', $<what>',
]);
