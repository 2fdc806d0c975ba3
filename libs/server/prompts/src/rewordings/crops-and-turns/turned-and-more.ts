import type { Rewording } from '../rewording.ts';

/*
 * “Girala a destra schiarisci”: a turn with another wish directly behind it. The side is that of the turn, and no part of
 * the picture.
 */

/** For each language a turn, its side, and the verbs of other wishes. */
const LANGUAGES: readonly (readonly [turn: string, side: string, verb: string])[] = [
  [
    '(?:rotate|turn)',
    '(?:left|right|clockwise|anticlockwise|counterclockwise)',
    '(?:brighten|lighten|darken|sharpen|crop|remove|erase|delete|blur|add|make|straighten|enhance)',
  ],
  [
    '(?:drehe?|rotiere?)',
    '(?:links|rechts)',
    '(?:aufhellen|abdunkeln|schärfen|zuschneiden|heller|dunkler|schärfer|mach|entfern\\p{L}*|schneid\\p{L}*)',
  ],
  [
    '(?:g[ií]ra|r[oó]ta|voltea)(?:r|l[ao])?',
    '(?:izquierda|derecha)',
    '(?:acl[aá]ra|oscur[eé]ce|enf[oó]ca|rec[oó]rta|qu[ií]ta|b[oó]rra|ilum[ií]na|mej[oó]ra|sube|baja|haz|pon)\\p{L}*',
  ],
  [
    '(?:tourne|pivote)[rz]?(?:-la)?',
    '(?:gauche|droite)',
    '(?:éclairci|assombri|recadre|enlève|efface|floute|rends|mets|ajoute|améliore)\\p{L}*',
  ],
  [
    '(?:gir|rod|vir)(?:a|e|ar)',
    '(?:esquerda|direita)',
    '(?:clarei|escure|recort|tir[ae]|remov|apag|melhor|desfoc|coloc|aument|deix)\\p{L}*',
  ],
  [
    '(?:ruota|gira|ruotare|girare)(?:la|lo)?',
    '(?:sinistra|destra)',
    '(?:schiari|scuri|ritagli|tagli|togli|rimuov|cancell|sfoc|metti|rendi|aument|miglior|raddrizz)\\p{L}*',
  ],
];

export const TURNED_AND_MORE: readonly Rewording[] = LANGUAGES.map(([turn, side, verb]) => [
  new RegExp(
    `(?<=(?<!\\p{L})${turn} (?:[^\\s.,;!?]+ ){0,6}${side}(?: (?:by|um|di|de) \\d{1,3} ?(?:°|\\p{L}+))?) (?=${verb}(?!\\p{L}))`,
    'giu',
  ),
  ', ',
]);
