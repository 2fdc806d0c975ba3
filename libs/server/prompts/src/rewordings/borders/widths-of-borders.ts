import type { Rewording } from '../rewording.ts';

/* "A border 5 % of the width": of what the percentage is, which names no other size of the picture. */

const OF_WIDTH =
  "(?:of (?:the|its) (?:width|height|size|photo|picture|image)(?:['’]s (?:width|height))?|(?:der|von der) (?:bild)?(?:breite|höhe)|del (?:ancho|alto)|de la (?:foto|imagen|largeur|hauteur|photo)|de l['’]image|da (?:largura|altura|foto|imagem)|della (?:foto|larghezza|altezza)|dell['’](?:immagine|altezza))";
const BORDER = '(?:border|frame|rahmen|rand|borde|marco|bordure|cadre|borda|moldura|bordo|cornice|contorno)';

export const WIDTHS_OF_BORDERS: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=(?<!\\p{L})${BORDER}(?!\\p{L})[^.!?;\\n]{0,40}\\d ?(?:%|prozent|percent|por ciento|pour cent|por cento|per cento)) ${OF_WIDTH}(?!\\p{L})`,
      'giu',
    ),
    '',
  ],
];
