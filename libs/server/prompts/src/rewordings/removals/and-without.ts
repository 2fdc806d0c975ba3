import type { Rewording } from '../rewording.ts';

/*
 * An “and without” after a wish, which asks to remove something, and names no part that the first wish spares: "more
 * color and without the dirty napkin" is "more color and remove the dirty napkin". Without an "and", the sky is only
 * spared: "brighter, without the sky".
 */

/** What a wish may go without although nothing of the picture is removed: "and without the filter". */
const NO_THING =
  '(?:\\p{L}+ )?(?:filter\\p{L}*|filtros?|filtri|filtres?|effe[ck]t\\p{L}*|effetti|effets?|efectos?|efeitos?|crop\\p{L}*|loss|quality|qualität|calidad|qualité|qualidade|qualità|verlust|pérdida|perte|perda|perdita|same|mism[oa]s?|mesm[oa]s?|stess[oa]|whole|need|use|help)(?!\\p{L})';

const LANGUAGES: readonly (readonly [and: string, without: string, determiner: string, remove: string])[] = [
  ['and|&|\\+', 'without|minus', '(?:the|that|this|those|these|all the|any of the) ', 'remove'],
  ['und|&|\\+', 'ohne', '(?:den|die|das|diesen?|dieses|jenen?|all die|mein(?:e|en)?|unsere?n?) ', 'entferne'],
  ['y|e|&|\\+', 'sin', '(?:el|la|los|las|es[eao]s?|aquel|aquella|est[ea]s?) ', 'quita'],
  // "Et sans les couper" has a verb.
  [
    'et|&|\\+',
    'sans',
    "(?:le|la|les|cet|cette|ces|ce) (?!(?:\\p{L}+(?<!i)er|\\p{L}+ir|perdre|mettre|faire|rendre|détruire|modifier)(?!\\p{L}))|(?:et )?l['’]",
    'enlève',
  ],
  ['e|&|\\+', 'sem', '(?:o|a|os|as|ess[ea]s?|aquel[ea]s?|est[ea]s?) ', 'tira'],
  [
    'e|ed|&|\\+',
    'senza',
    "(?:il|lo|la|i|gli|le|quel|quella|quei|quest[oaie]) |(?:l|quell|quest)['’]",
    'togli',
  ],
];

export const AND_WITHOUT: readonly Rewording[] = LANGUAGES.map(([and, without, determiner, remove]) => [
  new RegExp(
    `(?<=\\p{L}[^.!?;]*)(?<and>(?:^|(?<=[\\s,])|,\\s?)(?:${and}))\\s+(?:${without})\\s+(?=(?:${determiner})(?!${NO_THING}))`,
    'giu',
  ),
  `$<and> ${remove} `,
]);

/** Words for where something is. A verb behind it would say what must not happen to it: “ohne den Rand oder die Farben zu ändern”. */
const WHERE =
  'on|in|at|behind|by|auf|im|am|an|hinter|bei|encima|sobre|en|detrás|sur|dans|derrière|em|no|na|atrás|sul|sulla|nel|nella|dietro|left|right|links|rechts';

/** “Without the tv or the books”: both shall go. */
export const WITHOUT_EITHER: readonly Rewording[] = (
  [
    ['without', 'the|that|this|those|these', '(?:or|nor)', 'and'],
    ['ohne', 'den|die|das|diesen?|dieses', '(?:oder|noch)', 'und'],
    ['sin', 'el|la|los|las|es[eao]s?', 'ni', 'y'],
    ['sans', 'le|la|les|cette?|ces', 'ni', 'et'],
    ['sem', 'o|a|os|as|ess[ea]s?', '(?:nem|ou)', 'e'],
    ['senza', 'il|lo|la|i|gli|le|quell[ao]', '(?:né|ne|o)', 'e'],
  ] as const
).map(([without, the, either, and]) => [
  new RegExp(
    `(?<=(?<!\\p{L})${without} (?:${the}) \\p{L}+(?: \\p{L}+)?) ${either} (?:${without} )?(?=(?:${the}) \\p{L}+(?:\\s*(?:[,.;!?]|$)| (?:${WHERE})(?!\\p{L})))`,
    'giu',
  ),
  ` ${and} `,
]);
