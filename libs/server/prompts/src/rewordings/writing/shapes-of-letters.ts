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

export const SHAPES_OF_LETTERS: readonly Rewording[] = [
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
