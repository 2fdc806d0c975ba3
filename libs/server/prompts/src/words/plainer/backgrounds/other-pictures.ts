import type { Rewording } from '../rewording.ts';

/** A picture that is told from this one by its time: "side by side with the one of 10 years ago". */
const THE_ONE: readonly (readonly [string, string, string])[] = [
  [
    'with|next to|beside|alongside|and',
    '(?:the one|that) (?:of|from|taken) (?:\\p{L}+ |\\d+ ){0,3}(?:ago|before|last (?:year|summer|month|week)|back then|today|yesterday|now)',
    'the other picture',
  ],
  [
    'mit|neben|und',
    '(?:dem|das|der|die) (?:von|vom|aus) (?:vor (?:\\p{L}+ |\\d+ ){1,2}(?:jahr(?:en)?|monat(?:en)?)|letzte[mnrs] (?:jahr|sommer|monat)|damals|früher|heute|gestern)',
    'dem anderen Bild',
  ],
  [
    'con|junto a|al lado de|y',
    '(?:la|esa) de (?:hace (?:\\p{L}+ |\\d+ ){1,2}años?|hoy|ayer|antes|ahora|el año pasado)',
    'la otra foto',
  ],
  [
    'avec|à côté de|et',
    "celle (?:d['’]il y a (?:\\p{L}+ |\\d+ ){1,2}ans?|d['’]aujourd['’]hui|d['’]hier|d['’]avant|de l['’]an(?:née)? dernière?|de maintenant)",
    "l'autre photo",
  ],
  [
    'com|ao lado d|junto com|e',
    '(?:a|aquela) de (?:(?:\\p{L}+ |\\d+ ){1,2}anos? atrás|hoje|ontem|antes|agora|há (?:\\p{L}+ |\\d+ ){1,2}anos?)',
    'a outra foto',
  ],
  [
    'con|accanto a|e',
    'quella di (?:(?:\\p{L}+ |\\d+ ){1,2}anni fa|oggi|ieri|prima|adesso|allora|un anno fa)',
    "l'altra foto",
  ],
];
/** "Pass die Farben an das andere Bild an": the German verb, and no passport. */
const ADAPT: Rewording = [
  /(?<!\p{L})pass (?=(?:bitte |mal )?(?:die|das|den|sie|es|ihn) [^.,;!?]* an\s*(?:[.,;!?]|$))/giu,
  'passe ',
];
export const OF_OTHER_PICTURES: readonly Rewording[] = [
  ADAPT,
  ...THE_ONE.map(([before, one, plainer]): Rewording => [
    new RegExp(`(?<!\\p{L})(${before}) ${one}(?!\\p{L})`, 'giu'),
    `$1 ${plainer}`,
  ]),
];
