import { clause } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Crop to the plate only, everything else away": what is around it goes with the crop. */

const CROP =
  /(?:crop|zuschneid|schneid|recort|recadr|rogn|corta|ritagl|tagli)\p{L}* .*(?<!\p{L})(?:only|just|nur|sol[oa]|solamente|sólo|seulement|uniquement|só|apenas|soltanto)(?!\p{L})/iu;

export const CROPPED_ANYWAY: readonly Rewording[] = [
  '(?:everything|all) else (?:away|gone|out|off)|(?:lose|drop) (?:everything else|the rest)',
  '(?:alles andere|der rest|den rest) (?:weg|raus)',
  'todo lo demás fuera|(?:el resto|lo demás) fuera',
  'tout le reste (?:dehors|à la poubelle|en moins)',
  '(?:todo o resto|o resto) fora',
  'tutto il resto (?:via|fuori)|il resto via',
].map((rest) => [clause(rest), '', CROP]);
