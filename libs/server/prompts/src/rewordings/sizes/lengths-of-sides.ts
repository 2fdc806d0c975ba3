import type { Rewording } from '../rewording.ts';

/*
 * The length of one side on paper, in pixels: “5 cm wide at 300 dpi” is “591 px wide”. Where no density is said it is 300 dots
 * per inch, as for the prints of whole sizes.
 */

const USUAL_DENSITY = 300;
/** Millimeters per unit. */
const MILLIMETERS: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4 };
const DENSITY = /(?<density>\d{2,4}) ?(?:dpi|ppi|ppp)(?!\p{L})/iu;
/** Words for what is measured on paper too and is read elsewhere: borders, photos for documents, letters and cuts. */
const OTHER =
  /(?<!\p{L})(?:borders?|frame|margins?|outline|rand|rahmen|ränder|borde|marco|margen|bordure|cadre|marge|borda|moldura|margem|bordo|cornice|margine|passport|visa|id|headshot|pass\p{L}*|ausweis\p{L}*|bewerbungs\p{L}*|pasaporte|carnet|dni|infantil|passeport|identité|passaporte|fototessera|passaporto|strip|stripe|letters?|text|write|writing|crop|cut|trim|shave)(?!\p{L})/iu;

const SIDE =
  '(?<side>wide|in width|high|tall|in height|breit|hoch|de ancho|de alto|de large|de haut|de largura|de altura|di larghezza|di altezza)';
const LENGTH = new RegExp(
  `(?<!\\d|[.,x×])(?<length>\\d{1,3}(?:[.,]\\d{1,2})?) ?(?<unit>mm|cm|in(?:ch(?:es)?)?|["”]|zoll|pulgadas?|pouces?|polegadas?|pollici) ${SIDE}(?!\\p{L})(?:,? (?:(?:and|at|with|with a resolution of|in|bei|mit|a|con|à|en|com|em) )*\\d{2,4} ?(?:dpi|ppi|ppp)(?!\\p{L}))?`,
  'giu',
);

const inPixels = (...found: readonly unknown[]): string => {
  const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
  const prompt = String(found.at(-2));
  if (OTHER.test(prompt)) return String(found[0]);
  const millimeters =
    Number(groups['length']?.replace(',', '.')) * (MILLIMETERS[groups['unit']?.toLowerCase() ?? ''] ?? 25.4);
  const density = Number(DENSITY.exec(prompt)?.groups?.['density'] ?? USUAL_DENSITY);
  return `${Math.round((millimeters / 25.4) * density)} px ${groups['side'] ?? ''}`;
};

export const LENGTHS_OF_SIDES: readonly Rewording[] = [[LENGTH, inPixels]];
