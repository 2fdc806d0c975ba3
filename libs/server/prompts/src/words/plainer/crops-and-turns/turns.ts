import type { Rewording } from '../rewording.ts';

/** "Gira a la izquierda", which without its side would be another word: "gira a blanco y negro". */
const TO_SIDE: Rewording = [
  /(?<!\p{L})gir(?:a|ar|e)(?:l[ao])? (?:un poco )?(?:a|hacia) la (?<side>izquierda|derecha)(?!\p{L})/giu,
  'rotar a la $<side>',
];

export const OF_TURNS: readonly Rewording[] = [TO_SIDE];
