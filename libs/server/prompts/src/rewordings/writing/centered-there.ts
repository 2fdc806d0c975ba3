import type { Rewording } from '../rewording.ts';

/*
 * “Centered at the top”: the place is the top, where texts are in the middle anyway. And how letters are written,
 * behind their color or as a shape: “in light blue cursive”, “pink rounded letters”.
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

export const CENTERED_THERE: readonly Rewording[] = [
  [
    /(?<!\p{L})cent(?:ered|red)(?:,| and)? (?<where>(?:at|on|along|near) (?:the )?(?:very )?(?:top|bottom)|up top)(?!\p{L}| (?:left|right))/giu,
    (...found) => {
      const { where = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
      return where.toLowerCase() === 'up top' ? 'at the top' : where;
    },
  ],
  [/(?<!\p{L})zentriert (?<where>(?:ganz )?(?:oben|unten))(?! (?:links|rechts))(?!\p{L})/giu, '$<where>'],
  [/(?<!\p{L})centrad[oa] (?<where>arriba|abajo)(?!\p{L}| a la)/giu, '$<where>'],
  [/(?<!\p{L})centrée? (?<where>en (?:haut|bas))(?!\p{L}| à)/giu, '$<where>'],
  [/(?<!\p{L})centralizad[oa] (?<where>em (?:cima|baixo)|embaixo|no topo)(?!\p{L}| à)/giu, '$<where>'],
  [/(?<!\p{L})centrat[oa] (?<where>in (?:alto|basso))(?!\p{L}| a)/giu, '$<where>'],
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
