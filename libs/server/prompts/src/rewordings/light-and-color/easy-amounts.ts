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

const NOT_ALL =
  ',? (?:but|aber|pero|mais|mas|ma) (?:not all(?: of (?:it|them))?|nicht alle|no tod[ao]s|pas tout(?:es)?|não tod[ao]s|non tutt[eio])';
/** "Non tutte, diciamo metà", "höchstens die Hälfte": an amount behind a wish, which the prefix made a remark. */
const SAY_HALF: readonly Rewording[] = (
  [
    ["(?:let[’']?s say|say|at most|no more than) (?:by )?half", 'by half'],
    ['(?:sagen wir|höchstens|maximal|vielleicht) (?:mal )?(?:zur|um die|die) hälfte', 'zur Hälfte'],
    ['(?:digamos|como mucho|máximo) (?:a )?(?:la )?mitad', 'a la mitad'],
    ['(?:disons|au maximum|maximum|au plus) (?:à |de )?(?:la )?moitié', 'à moitié'],
    ['(?:digamos|no máximo) (?:a |pela )?metade', 'pela metade'],
    ['(?:diciamo|facciamo|al massimo) (?:a |la |della )?metà', 'a metà'],
  ] as const
).map(([said, plainer]) => [
  new RegExp(`(?<=\\p{L})(?:${NOT_ALL})?, ${said}(?=\\s*(?:[,.;!?]|$))`, 'giu'),
  ` ${plainer}`,
]);

export const EASY_AMOUNTS: readonly Rewording[] = [
  ...SAY_HALF,
  // "Lo fai un po' più azzurro?".
  [/(?<!\p{L})l(?<it>[oa]) fai (?=(?:un po['’]|un poco|più|meno) )/giu, 'fall$<it> '],
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
