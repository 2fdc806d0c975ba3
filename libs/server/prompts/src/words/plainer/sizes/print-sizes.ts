import type { Rewording } from '../rewording.ts';

/* The size of a print, which is the shape of the picture: "print size 10 by 15 cm" is "crop to 10x15 cm". */

export const PRINT_SIZES: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:(?:the |in |im |als |en |em |in )?(?:print(?:ing)? (?:size|format)|druck(?:größe|format)|tamaño de impresión|formato de impresión|(?:format|taille) d['’]impression|tamanho de impressão|formato de impressão|(?:formato|dimensione) di stampa)):? (?<width>\d{1,3}(?:[.,]\d)?) ?(?:x|×|by|mal|por|sur|per) ?(?<height>\d{1,3}(?:[.,]\d)?)(?: ?(?<unit>cm|mm|in(?:ch(?:es)?)?|zoll))?(?![\p{L}\d])/giu,
    'crop to $<width>x$<height> $<unit>',
  ],
];
