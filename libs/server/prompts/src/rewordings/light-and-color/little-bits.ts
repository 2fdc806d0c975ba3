import type { Rewording } from '../rewording.ts';

/* "A little bit of grain" beside a text: how much of it, and not how large the letters are. */
export const LITTLE_BITS: readonly Rewording[] = [
  [/(?<!\p{L})(?:a )?(?:little|tiny|small) (?=(?:bit|touch|hint) of(?!\p{L}))/giu, 'a '],
  [/(?<!\p{L})ein (?:ganz )?klein(?:es)? (?=(?:wenig|bisschen)(?!\p{L}))/giu, 'ein '],
  [/(?<!\p{L})un (?:tout )?petit peu (?=d(?:e |['’]))/giu, 'un peu '],
  [/(?<!\p{L})una? pequeñ[oa] (?:pizca|toque) de /giu, 'un poco de '],
  [/(?<!\p{L})um pequeno toque de /giu, 'um pouco de '],
  [/(?<!\p{L})un piccolo tocco (?=d(?:i |['’]))/giu, 'un po’ '],
];
