import type { Rewording } from '../rewording.ts';

/* Behind a text between quotation marks: "NHS blue", "bleu SNCF". It is the color of a brand, and no second text. */

const COLORS =
  'blue|green|red|yellow|orange|brown|purple|pink|gold|grey|gray|[Bb]lau|[Gg]rün|[Rr]ot|[Gg]elb|[Bb]raun|[Ll]ila|[Rr]osa|[Gg]rau';
const ROMANCE_COLORS =
  'azul|verde|rojo|amarillo|naranja|marrón|morado|rosa|bleu|vert|rouge|jaune|orange|brun|violet|rose|vermelho|amarelo|laranja|roxo|blu|rosso|giallo|arancione|viola';
/** After the end of a quotation and a few words, such as its place. */
const BESIDE_QUOTATION = '(?<=["”»“][^.;!?"“”«»\\n]{0,40},(?: in| en| em)?) (?:our |the )?';
const BRAND = '[\\p{Lu}\\d&]{2,6}';

export const COLORS_OF_BRANDS: readonly Rewording[] = [
  [new RegExp(`${BESIDE_QUOTATION}${BRAND}[ -](?=(?:${COLORS})(?!\\p{L}))`, 'gu'), ' '],
  [new RegExp(`${BESIDE_QUOTATION}(?<color>${ROMANCE_COLORS}) ${BRAND}(?![\\p{L}\\d])`, 'gu'), ' $<color>'],
];
