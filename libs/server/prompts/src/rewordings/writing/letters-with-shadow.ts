import type { Rewording } from '../rewording.ts';

/* “In white letters with a shadow”: the shadow is of the letters, and asks for no shadow under a product. */

const LETTERS = '(?:letters|lettering|writing|text|font|caps|capitals)';

export const LETTERS_WITH_SHADOW: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=(?<!\\p{L})${LETTERS}) (?:with|and) (?:a |some )?(?:(?:little|slight|soft|drop|dark|black) )*shadows?(?: (?:behind|under) (?:it|them))?(?: so (?:you|people|we) can (?:actually )?read (?:it|them))?(?!\\p{L})`,
      'giu',
    ),
    '',
  ],
];
