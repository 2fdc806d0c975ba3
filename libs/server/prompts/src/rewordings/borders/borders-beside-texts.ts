import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Mets « Fermé » en haut et une bordure marron": behind the place of a text, this is a border of the image. The French
 * word is also that for a line around letters.
 */
export const BORDERS_BESIDE_TEXTS: readonly Rewording[] = [
  // Marco is a name as well.
  [
    /^\s*marco (?=(?:(?:fino|grueso|ancho) )?(?:blanco|negro|rojo|azul|verde|dorado|plateado|gris|rosa|marrón|amarillo)(?!\p{L}))/iu,
    'pon un marco ',
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:haut|bas|gauche|droite|centre|milieu|coin)(?:,? et|,) )une (?<how>(?:fine |petite |grande |large )?)bordure(?<color>(?: (?!autour|des|du|de|sur|aux?)\\p{L}+){1,2})(?: autour(?: de (?:la photo|l['’]image))?)?${END}`,
      'giu',
    ),
    'ajoute un $<how>cadre$<color>',
  ],
];
