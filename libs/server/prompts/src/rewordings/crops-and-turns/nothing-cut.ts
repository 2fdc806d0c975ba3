import type { Rewording } from '../rewording.ts';

/* What shall not be cut: a part that is named between the halves of a verb, or anything at all. */

/** A German verb whose halves stand apart: "schneid mir nicht den Kopf ab" is "nicht den Kopf abschneiden". */
export const NOT_CUT_OFF: readonly Rewording[] = [
  [
    /(?<!\p{L})schneide? (?:(?:mir|uns|ihm|ihr|ihnen|dabei|bitte|aber|ja) )*nicht (?<what>(?:\p{L}+ ){1,3}?)ab(?!\p{L})/giu,
    'nicht $<what>abschneiden',
  ],
  // "Cut something off the bottom, yet keep her shoes in".
  [
    /(?<=(?<!\p{L})(?:cut|crop|trim)(?!\p{L})[^.!?;\n]{0,50}?),? (?:but |yet |and )?keep (?<what>(?:the|her|his|my|their|our) \p{L}+) in(?: the)?(?: frame| picture| shot)?(?=\s*(?:[,.;!?]|$))/giu,
    ' without cutting off $<what>',
  ],
];

/** Nothing is cut at all, said with a noun at the end of a clause: "no cropping" is "without cropping". */
export const NO_CROPPING: readonly Rewording[] = [
  [/(?<![\p{L}-])no crop(?:ping|s)?(?=\s*(?:[,.;!]|please|$))/giu, 'without cropping'],
  [
    /(?<!\p{L})kein(?:en)? (?:zuschnitt|beschnitt|zuschneiden)(?=\s*(?:[,.;!]|bitte|$))/giu,
    'ohne zuschneiden',
  ],
  [/(?<!\p{L})(?:nada de|sin) recortes?(?=\s*(?:[,.;!]|por favor|$))/giu, 'sin recortar'],
  [/(?<!\p{L})pas de recadrage(?=\s*(?:[,.;!]|svp|merci|$))/giu, 'sans recadrage'],
  [/(?<!\p{L})(?:nada de|sem) cortes?(?=\s*(?:[,.;!]|por favor|$))/giu, 'sem cortar'],
  [/(?<!\p{L})(?:niente|nessun) ritaglio(?=\s*(?:[,.;!]|per favore|grazie|$))/giu, 'senza ritagliare'],
];
