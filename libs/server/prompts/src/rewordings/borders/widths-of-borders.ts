import type { Rewording } from '../rewording.ts';

/*
 * Widths of borders: "a border 5 % of the width", of what the percentage is, which names no other size of the picture, and
 * "800 breit, Rand 15", a number without a unit, or with a noun that may be the edge of the picture, or a color.
 */

const OF_WIDTH =
  "(?:of (?:the|its) (?:width|height|size|photo|picture|image)(?:['’]s (?:width|height))?|(?:der|von der) (?:bild)?(?:breite|höhe)|del (?:ancho|alto)|de la (?:foto|imagen|largeur|hauteur|photo)|de l['’]image|da (?:largura|altura|foto|imagem)|della (?:foto|larghezza|altezza)|dell['’](?:immagine|altezza))";
const BORDER = '(?:border|frame|rahmen|rand|borde|marco|bordure|cadre|borda|moldura|bordo|cornice|contorno)';

const WIDTH = '(?<width>\\d{1,3})(?: ?(?:px|pixels?|píxeles|pixel))?';
/** A wish for nothing but a border begins so. */
const START =
  '(?<=^\\s*|[,;.+]\\s*|(?<!\\p{L})(?:and|und|y|et|e|plus|with|mit|con|avec|com|add|an?|einen|un[ae]?|uma?) )';
const END = '(?=\\s*(?:[;!?]|[,.](?!\\d)|$)| (?:and|und|y|et|e)(?!\\p{L}))';
/** The German word is also that for an edge, and the Italian one that for a color. */
const nounFor = (noun: unknown): string =>
  ({ rand: 'Rahmen', bordo: 'cornice' })[String(noun).toLowerCase()] ?? String(noun);

/** "Rand 15", "15 Rand" in a list of sizes. */
export const NUMBERS_OF_BORDERS: readonly Rewording[] = [
  [
    new RegExp(`${START}(?<noun>${BORDER}):? (?:(?:of|von|de|di|à|a) )?${WIDTH}${END}`, 'giu'),
    (_, noun, width) => `${nounFor(noun)} ${String(width)} px`,
  ],
  [
    new RegExp(`${START}${WIDTH} (?:(?:of|de|di) )?(?<noun>${BORDER})${END}`, 'giu'),
    (_, width, noun) => `${String(width)} px ${nounFor(noun)}`,
  ],
];

export const WIDTHS_OF_BORDERS: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=(?<!\\p{L})${BORDER}(?!\\p{L})[^.!?;\\n]{0,40}\\d ?(?:%|prozent|percent|por ciento|pour cent|por cento|per cento)) ${OF_WIDTH}(?!\\p{L})`,
      'giu',
    ),
    '',
  ],
];
