import type { Rewording } from '../rewording.ts';

/* The size of a print, which is the shape of the picture: "print size 10 by 15 cm" is "crop to 10x15 cm". */

/** For each language "ready to print", and the wish for a shape that stands before a size. */
const READY: readonly (readonly [ready: string, plainer: string])[] = [
  ['(?:make it )?(?:print[- ]?ready|ready (?:to|for) print(?:ing)?)(?: (?:at|in|for))?', 'crop to'],
  ['(?:mach es )?(?:druckfertig|druckreif|fertig zum druck(?:en)?)(?: (?:in|auf|für))?', 'zuschneiden auf'],
  ['(?:(?:déjala|dejala|que quede) )?list[oa] para (?:imprimir|impresión)(?: (?:en|a))?', 'recorta a'],
  ["prête? (?:à imprimer|pour l[’']impression)(?: (?:en|au format))?", 'recadre en'],
  ['pront[oa] (?:para|pra) (?:imprimir|impressão)(?: em)?', 'corta em'],
  ['pront[oa] (?:per la stampa|da stampare)(?: (?:in|a))?', 'ritaglia a'],
];

/** "Print ready 4x6": no text "ready" shall be printed, and the size says the shape. */
export const PRINT_READY: readonly Rewording[] = READY.map(([ready, plainer]) => [
  new RegExp(`(?<!\\p{L})(?:${ready}),? (?=\\d+(?:[.,]\\d+)? ?(?:cm|mm|in\\p{L}*)? ?[x×])`, 'giu'),
  `${plainer} `,
]);

export const PRINT_SIZES: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:(?:the |in |im |als |en |em |in )?(?:print(?:ing)? (?:size|format)|druck(?:größe|format)|tamaño de impresión|formato de impresión|(?:format|taille) d['’]impression|tamanho de impressão|formato de impressão|(?:formato|dimensione) di stampa)):? (?<width>\d{1,3}(?:[.,]\d)?) ?(?:x|×|by|mal|por|sur|per) ?(?<height>\d{1,3}(?:[.,]\d)?)(?: ?(?<unit>cm|mm|in(?:ch(?:es)?)?|zoll))?(?![\p{L}\d])/giu,
    'crop to $<width>x$<height> $<unit>',
  ],
];
