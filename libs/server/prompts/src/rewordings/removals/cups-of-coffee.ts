import type { Rewording } from '../rewording.ts';

/* "El vaso de café": a cup, and no cup of that color. "El mate" that stands beside other things is one as well, and no finish. */

export const CUPS_OF_COFFEE: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:vas(?:o|ito)s?|taz(?:a|ita)s?|tasses?|gobelets?|mugs?|x[ií]caras?|copos?|canecas?|tazz(?:a|e|ina|ine)|bicchier(?:e|i|ino))) (?:de|di|à|da) (?:caf[eé]|caff[eèé]|th?é|t[eè]|chocolate?|chocolat|cioccolata)(?!\p{L})/giu,
    '',
  ],
  [
    /(?<!\p{L})(?:el|un|mi) mate(?=,? (?:y|e|se queda|d[eé]ja\p{L}*|no|de la|con|sobre|en la|encima)(?!\p{L})|\s*[,.;])/giu,
    'la taza',
  ],
];
