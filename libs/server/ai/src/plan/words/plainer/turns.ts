import type { Rewording } from './rewording.ts';

/** "Gira a la izquierda", which without its side would be another word: "gira a blanco y negro". */
const TO_SIDE: Rewording = [
  /(?<!\p{L})gir(?:a|ar|e)(?:l[ao])? (?:un poco )?(?:a|hacia) la (?<side>izquierda|derecha)(?!\p{L})/giu,
  'rotar a la $<side>',
];

/** "First rotate it, then …": the order, which the steps of an edit have of their own. */
const FIRST: Rewording = [
  /(?<=^|[.;:!?] )(?:first(?:ly)?(?: of all)?|zuerst|erst(?:mal|ens)?|als erstes|primero|primeramente|en primer lugar|d['’]abord|tout d['’]abord|premièrement|primeiro|primeiramente|antes de tudo|per prima cosa|prima di tutto|innanzitutto),? (?=\p{L})/giu,
  '',
];

export const OF_TURNS: readonly Rewording[] = [FIRST, TO_SIDE];
