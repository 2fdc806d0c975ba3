import { COURTESIES } from '../ends.ts';
import { wholePrompt } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Caption at the bottom white italic", "Hallo" rötlich: the color and the style of letters. */

/** Colors of which letters have somewhat, and the color that they get. German ones keep their endings. */
const SOMEWHAT: Readonly<Record<string, string>> = {
  reddish: 'red',
  bluish: 'blue',
  greenish: 'green',
  yellowish: 'yellow',
  pinkish: 'pink',
  purplish: 'purple',
  brownish: 'brown',
  greyish: 'grey',
  grayish: 'gray',
  whitish: 'white',
  rötlich: 'rot',
  bläulich: 'blau',
  grünlich: 'grün',
  gelblich: 'gelb',
  bräunlich: 'braun',
  gräulich: 'grau',
  weißlich: 'weiß',
  rojiz: 'rojo',
  verdos: 'verde',
  amarillent: 'amarillo',
  anaranjad: 'naranja',
  grisáce: 'gris',
  blanquecin: 'blanco',
  rougeâtre: 'rouge',
  bleuâtre: 'bleu',
  bleuté: 'bleu',
  verdâtre: 'vert',
  jaunâtre: 'jaune',
  orangé: 'orange',
  grisâtre: 'gris',
  blanchâtre: 'blanc',
  violacé: 'violet',
  azulad: 'azul',
  avermelhad: 'vermelho',
  esverdead: 'verde',
  amarelad: 'amarelo',
  alaranjad: 'laranja',
  acinzentad: 'cinza',
  esbranquiçad: 'branco',
  arroxead: 'roxo',
  rossastr: 'rosso',
  rossicci: 'rosso',
  bluastr: 'blu',
  verdastr: 'verde',
  giallastr: 'giallo',
  grigiastr: 'grigio',
  biancastr: 'bianco',
  violace: 'viola',
};
const SHADE = `(?<shade>${Object.keys(SOMEWHAT).join('|')})(?<end>e[nrsm]?|[oa])?s?(?!\\p{L})`;
/** Where the letters stand, what they are, or the end of the wish. */
const OF_LETTERS =
  '(?=\\s*(?:[,.;!?\\n]|$)| (?:at|on|in|along|top|bottom|oben|unten|in|rechts|links|mittig|en|arriba|abajo|dans|à|au|em|no|na|embaixo|nell|al|a|sopra|sotto|and|und|y|et|e|letters?|font|colou?r|text|schrift|buchstaben|letras?|lettres?|lettere)(?!\\p{L}))';
const asColor = (...found: readonly unknown[]): string => {
  const { start = '', shade = '', end = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
  const color = SOMEWHAT[shade.toLowerCase()] ?? shade;
  return `${start}${color}${shade.endsWith('lich') ? end : ''}`;
};
const OF_SOMEWHAT: readonly Rewording[] = [
  // Behind a quoted text.
  [
    new RegExp(
      `^(?<start>[ ,](?:(?!(?<!\\p{L})(?:make|fix|mach|haz|rends|deixa|rendi|is|it['’]s|looks?|too|ist|wirkt|zu|está|muy|est|trop|é|ficou|muito|è|troppo|photo|picture|image|bild|foto|imagen|imagem|immagine)(?!\\p{L}))[^.;:!?\\n]){0,40}?)(?<!\\p{L})${SHADE}${OF_LETTERS}`,
      'iu',
    ),
    asColor,
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:write|schreib\\p{L}*|escrib\\p{L}+|écri\\p{L}+|escrev\\p{L}+|scriv\\p{L}+) [^.,;:!?\\n]{1,60})(?<start> )${SHADE}${OF_LETTERS}`,
      'iu',
    ),
    (...found) => asColor(...found).replace(/^ /u, ', '),
  ],
];

export const BARE_LETTER_COLORS: readonly Rewording[] = [
  ...OF_SOMEWHAT,
  // They are read with "in".
  [
    /(?<=(?<!\p{L})(?:caption|text|title) (?:at|on|along) the (?:bottom|top)) (?=(?:white|black|red|yellow|gold|pink|blue) (?:italics?|bold|cursive|script|serif)\s*:)/giu,
    ' in ',
  ],
  // Letters that are in the picture get no other color, and the picture is no page to scan.
  [
    wholePrompt(
      `make (?:all )?(?:the|this|that) (?:text|writing|letters|words?|lettering) white(?:,? (?:${COURTESIES}))?`,
    ),
    'recolor the text white',
  ],
];
