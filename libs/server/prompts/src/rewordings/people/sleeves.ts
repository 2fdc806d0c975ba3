import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "A manga da camisa": in Portuguese the sleeve of a shirt, and no drawing from Japan. */

export const SLEEVES: readonly Rewording[] = [
  [
    word(
      '(?:d?as?|n?as?) mangas? d[aoe]s? (?:minha |sua |meu |seu )?(?:camis\\p{L}*|blusa|casaco|vestido|jaqueta|paletó|roupa)',
    ),
    'a roupa',
  ],
];
