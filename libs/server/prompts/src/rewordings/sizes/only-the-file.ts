import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "A smaller file, not a smaller picture": fewer bytes, and as many pixels as before. */

export const ONLY_THE_FILE: readonly Rewording[] = [
  [
    word(
      '(?:make it (?:a )?|i (?:want|need) a |a )?(?:smaller|lighter) file(?: size)?,? (?:and |but )?not (?:a )?(?:smaller|lower) (?:picture|image|photo|dimensions|resolution|size|pixels)',
    ),
    'compress the file',
  ],
];
