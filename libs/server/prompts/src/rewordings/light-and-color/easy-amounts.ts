import type { Rewording } from '../rewording.ts';

/* How strong, in spoken words: “30%ish”, “but go easy on it”, “easy does it”. */

/** "Quero só um tiquinho de brilho": a bit of a tone, where nothing is taken away. */
const A_BIT_OF: readonly Rewording[] = (
  [
    ['(?:just |only )?a (?:bit|little|tad|touch) (?:of )?brightness', 'a bit more brightness'],
    ['(?:nur )?(?:etwas|ein bisschen|ein wenig) helligkeit', 'etwas heller'],
    [
      '(?:s[oó]lo )?un(?: poco| poquito| toque| pelín) de (?:brillo|luz|luminosidad)',
      'un poco más de brillo',
    ],
    ['(?:juste )?un (?:peu|petit peu|brin) de (?:luminosité|lumière|clarté)', 'un peu plus de luminosité'],
    [
      '(?:só )?um (?:pouco|pouquinho|tiquinho|tico|toque) de (?:brilho|luz|luminosidade|claridade)',
      'um pouco mais de brilho',
    ],
    ["(?:solo )?un (?:po['’]|poco|pochino|filo|tocco) di (?:luminosità|luce)", 'un po’ più luminosa'],
  ] as const
).map(([said, plainer]) => [
  new RegExp(
    `(?<=(?:^|[,.;!?]|(?<!\\p{L})(?:want|just|only|möchte|will|nur|quiero|quisiera|sólo|solo|veux|voudrais|juste|quero|queria|só|voglio|vorrei)(?!\\p{L}))\\s*)${said}(?= (?:and|und|y|et|e) (?:the |die |el |la |los |les |a |o |as |i |le |il |lo )?(?:colou?rs?|farben?|color(?:es)?|couleurs?|cor(?:es)?|color[ei]|ton[sei]?s?)(?!\\p{L}))`,
    'giu',
  ),
  plainer,
]);

export const EASY_AMOUNTS: readonly Rewording[] = [
  ...A_BIT_OF,
  [/(?<=\d ?(?:%|percent))[ -]?(?:ish|or so|ungefähr|más o menos|ou so|circa)(?!\p{L})/giu, ''],
  [/(?<=\d)[ -]?ish(?= ?(?:%|percent))/giu, ''],
  // The amount itself stands behind.
  [
    /(?:,| but|, but)? (?:go|take it) (?:easy|light|gentle)(?: on (?:it|that|the effect))?,? (?=(?:about |around |like )?\d{1,3} ?(?:%|percent))/giu,
    ' ',
  ],
  [
    /(?:,| but|, but| and) (?:please )?(?:go|take it) (?:easy|light|gentle)(?: on (?:it|that|the effect))?(?=\s*(?:[,.;!]|$))/giu,
    ', subtle',
  ],
  [/,? easy does it(?=\s*(?:[,.;!]|$))/giu, ', subtle'],
];
