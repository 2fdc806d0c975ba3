import type { Rewording } from '../rewording.ts';

/** "Square with a white border": a crop and a border, which in three languages lost the crop. */
export const SQUARES_WITH_BORDER: readonly Rewording[] = [
  [
    /(?<=^|[.!?;\n] ?)(?:(?:make|crop|get) (?:it|this)(?: to| into)?(?: an?)? )?square,? (?:with|and) (?<border>an? (?:thin |thick |wide )?\p{L}+ (?:border|frame))(?=\s*(?:[,.;!?\n]|$))/giu,
    'crop it to a square, add $<border>',
  ],
  [
    /(?<=^|[.!?;\n] ?)(?:mets-la en )?(?:format )?carrée?,? (?:avec|et) (?<border>(?:un|une|des) (?:cadre|bordures?|bords?) (?:fine? )?\p{L}+)(?=\s*(?:[,.;!?\n]|$))/giu,
    'recadre en carré, ajoute $<border>',
  ],
  [
    /(?<=^|[.!?;\n] ?)(?:deixa )?quadrad[ao],? (?:com|e) (?:uma? )?(?<border>(?:bordas?|moldura) (?:fina )?\p{L}+)(?=\s*(?:[,.;!?\n]|$))/giu,
    'corta quadrada, adiciona $<border>',
  ],
];
