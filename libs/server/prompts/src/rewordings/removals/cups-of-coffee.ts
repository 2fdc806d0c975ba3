import type { Rewording } from '../rewording.ts';

/* "El vaso de café": a cup, and no cup of that color. */

export const CUPS_OF_COFFEE: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:vas(?:o|ito)s?|taz(?:a|ita)s?|tasses?|gobelets?|mugs?|x[ií]caras?|copos?|canecas?|tazz(?:a|e|ina|ine)|bicchier(?:e|i|ino))) (?:de|di|à|da) (?:caf[eé]|caff[eèé]|th?é|t[eè]|chocolate?|chocolat|cioccolata)(?!\p{L})/giu,
    '',
  ],
];
