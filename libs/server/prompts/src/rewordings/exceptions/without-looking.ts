import { AND_WORDS, END_OF_LINE } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * How people shall not look afterwards: “less orange without making us look dead”. It says how far to go, and excepts nobody
 * from the wish.
 */

/** For each language the whole turn of phrase before the state, and the tones that people may get but shall not. */
const LANGUAGES: readonly (readonly [turn: string, comparative: string])[] = [
  [
    "(?:without|but (?:please )?(?:do not|don['’]?t)|(?:and |please )?(?:do not|don['’]?t)) (?:mak|turn|leav)(?:e|ing) (?:me|us|him|her|them|everyone|everybody|people|(?:my|our|the) (?:kids?|children|wife|husband|mum|mom|dad|people|guests|bride|baby))",
    '(?:\\p{L}+er|more|less|any|out|up|alone|as|like that)(?!\\p{L})',
  ],
  [
    '(?:ohne|aber ohne) (?:mich|uns|ihn|sie|alle|die (?:leute|kinder)) (?:zu )?',
    '(?:\\p{L}+er|mehr|weniger|zu (?:ändern|verändern|entfernen|beschneiden|verdecken|berühren))(?!\\p{L})',
  ],
  [
    '(?:sin|pero sin) (?:dejar|poner|hacer|volver)(?:me|nos|l[oae]s?)',
    '(?:m[aá]s|menos|fuera|aparte|igual|como|sin)(?!\\p{L})',
  ],
  [
    "(?:sans|mais sans) (?:me|nous|le|la|les|(?:m|l)[’']) ?(?:rendre|laisser|faire|donner)",
    '(?:plus|moins|de côté|tel|telle)(?!\\p{L})',
  ],
  [
    '(?:sem|mas sem) (?:deixar|fazer|pôr|por) (?:a gente|nós|eu|ele|ela|eles|elas|todo mundo|as crianças|as pessoas)',
    '(?:mais|menos|de fora|de lado|como)(?!\\p{L})',
  ],
  [
    '(?:senza|ma senza) (?:far|render|lasciar)(?:mi|ci|l[oaie])',
    '(?:più|meno|fuori|da parte|così|come)(?!\\p{L})',
  ],
];

/** “Warmer, but don't make my face warmer”: this one does except somebody. */
const SPARED =
  '(?<who>me|us|him|her|them|(?:the|my|our|his|her|their) \\p{L}+)(?: any)? (?:\\p{L}{3,}er|(?:more|less) \\p{L}+)';

/**
 * Words after which nothing is left out: “don't make me look plastic” asks for a weaker edit, and skin that shall not change its
 * color is spared.
 */
const UNNATURAL =
  '(?:plastic|fake|doll|wax|barbie|künstl|puppe|artific|muñec|poupée|bonec|bambol|plást|skin|haut|piel|peau|pele|pelle)';

export const WITHOUT_LOOKING: readonly Rewording[] = [
  [
    new RegExp(
      `,? (?:(?:but |and )?(?:do not|don['’]?t) make|without making) ${SPARED}${END_OF_LINE}`,
      'giu',
    ),
    ', but not $<who>',
  ],
  ...LANGUAGES.map(([turn, comparative]): Rewording => [
    new RegExp(
      `(?<=[\\p{L}\\d%)]),? ${turn} (?!${comparative}|[^,.;!?\\n]*${UNNATURAL})\\p{L}(?:(?! (?:${AND_WORDS}) )[^,.;!?\\n]){2,60}(?:${END_OF_LINE}|(?= (?:${AND_WORDS}) ))`,
      'giu',
    ),
    '',
  ]),
];
