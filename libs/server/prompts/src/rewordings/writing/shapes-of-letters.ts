import type { Rewording } from '../rewording.ts';

/*
 * How letters are written, behind their color or as a shape: “in light blue cursive”, “pink rounded letters”. Round letters
 * round no corners.
 */

const COLOR =
  '(?:(?:light|dark|pale|bright|deep) )?(?:white|black|red|blue|green|yellow|orange|pink|purple|brown|gr[ae]y|beige|gold|golden|silver|turquoise|teal|navy|cream)';
const ROUND_LETTERS: readonly (readonly [round: string, letters: string])[] = [
  ['(?:round(?:ed)?|bubbly|curvy)', '(?:letters?|lettering|font|text|type)'],
  ['(?:runde[nrs]?|abgerundete[nrs]?)', '(?:buchstaben|schrift|lettern)'],
];
const LETTERS_ROUND: readonly (readonly [letters: string, and: string, round: string])[] = [
  ['letras?', 'y', 'redondeadas?|redonditas?|redondas?'],
  ['lettres?', 'et', 'rondes?|arrondies?'],
  ['letras?', 'e', 'redond(?:inh)?as?|arredondadas?'],
  ['lettere', 'e', 'tonde|rotonde|arrotondate'],
];

/** “Kinda curly writing”: letters, which are called otherwise. */
const CURLY: readonly Rewording[] = [
  [
    /(?<=[,;] ?|(?<!\p{L})(?:in|with) (?:an? )?)(?:(?:kinda|kind of|sort of|very|really|a bit|quite) )?(?<how>curly|swirly|loopy|flowing|elegant|fancy) (?:hand)?writing(?=\s*(?:[,.;!?]|$))/giu,
    '$<how> letters',
  ],
  [
    /(?<=[,;] ?|(?<!\p{L})con (?:una? )?)(?:letra|letras|escritura) (?:(?:medio|muy|un poco) )?(?:con florituras|ondulad(?:a|ita)s?|rizad(?:a|ita)s?|de fantasía)(?=\s*(?:[,.;!?]|$))/giu,
    'letras elegantes',
  ],
  [
    /(?<=[,;] ?|(?<!\p{L})(?:in|con) (?:una )?)(?:scrittura|scritta|calligrafia) (?:(?:un po['’]|molto) )?(?:ricci(?:olin)?a|svolazzante|ondulata|arricciata)(?=\s*(?:[,.;!?]|$))/giu,
    'lettere eleganti',
  ],
];

/** “Along the bottom in something elegant”: letters that look so. */
const SOMETHING_ELEGANT: readonly Rewording[] = (
  [
    ['in something (?:dignified|elegant|classy|stylish|fancy|refined)', 'in an elegant font'],
    ['in etwas (?:würdevolle|elegante|edle|stilvolle|feine)[msr]', 'in eleganter Schrift'],
    ['en algo (?:elegante|digno|fino|clásico)', 'en letra elegante'],
    ["(?:dans|en) quelque chose (?:d['’]|de )(?:élégant|digne|chic|raffiné)", 'en écriture élégante'],
    ['em algo (?:elegante|digno|fino|chique)', 'em letra elegante'],
    ['in qualcosa di (?:elegante|dignitoso|raffinato|fine)', 'in lettere eleganti'],
  ] as const
).map(([said, plainer]) => [
  new RegExp(
    `(?<=(?<!\\p{L})(?:bottom|top|corner|middle|below|underneath|unten|oben|abajo|arriba|(?:en )?bas|haut|embaixo|(?:em )?cima|basso|alto)),? ${said}(?=\\s*(?:[,.;!?]|$))`,
    'giu',
  ),
  `, ${plainer}`,
]);

export const SHAPES_OF_LETTERS: readonly Rewording[] = [
  ...SOMETHING_ELEGANT,
  ...CURLY,
  [
    new RegExp(
      `(?<!\\p{L})in (?<color>${COLOR}) (?<font>cursive|italics?|script|handwriting)(?= (?:letters|font)|\\s*(?:[,.;!?]|$)| (?:at|on|in|and)(?!\\p{L}))`,
      'giu',
    ),
    'in $<color>, in $<font>',
  ],
  ...ROUND_LETTERS.map(([round, letters]): Rewording => [
    new RegExp(`(?<!\\p{L})${round} (?<between>(?:\\p{L}+ )?)(?<letters>${letters})(?!\\p{L})`, 'giu'),
    '$<between>$<letters>',
  ]),
  ...LETTERS_ROUND.map(([letters, and, round]): Rewording => [
    new RegExp(`(?<!\\p{L})(?<letters>${letters}(?: \\p{L}+)?)(?:,? ${and})? (?:${round})(?!\\p{L})`, 'giu'),
    '$<letters>',
  ]),
];
