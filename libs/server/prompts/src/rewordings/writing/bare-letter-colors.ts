import { COURTESIES } from '../ends.ts';
import { wholePrompt } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

const COLORS =
  'blue|green|red|yellow|orange|brown|purple|pink|gold|grey|gray|[Bb]lau|[Gg]rün|[Rr]ot|[Gg]elb|[Bb]raun|[Ll]ila|[Rr]osa|[Gg]rau';
const ROMANCE_COLORS =
  'azul|verde|rojo|amarillo|naranja|marrón|morado|rosa|bleu|vert|rouge|jaune|orange|brun|violet|rose|vermelho|amarelo|laranja|roxo|blu|rosso|giallo|arancione|viola';
/** After the end of a quotation and a few words, such as its place. */
const BESIDE_QUOTATION = '(?<=["”»“][^.;!?"“”«»\\n]{0,40},(?: in| en| em)?) (?:our |the )?';
const BRAND = '[\\p{Lu}\\d&]{2,6}';

/* "Caption at the bottom white italic": the color and the style of letters. */
export const BARE_LETTER_COLORS: readonly Rewording[] = [
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

/** Behind a text between quotation marks: "NHS blue", "bleu SNCF", the color of a brand and no second text. */
export const COLORS_OF_BRANDS: readonly Rewording[] = [
  [new RegExp(`${BESIDE_QUOTATION}${BRAND}[ -](?=(?:${COLORS})(?!\\p{L}))`, 'gu'), ' '],
  [new RegExp(`${BESIDE_QUOTATION}(?<color>${ROMANCE_COLORS}) ${BRAND}(?![\\p{L}\\d])`, 'gu'), ' $<color>'],
];
