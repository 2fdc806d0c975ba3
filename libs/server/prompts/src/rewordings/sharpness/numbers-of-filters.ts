import type { Rewording } from '../rewording.ts';

/* The settings of a filter behind its name, which are no wishes of their own: "unsharp mask, amount 120, radius 1.5, threshold 3". */

const SETTING =
  '(?:amount|radius|threshold|stärke|schwelle(?:nwert)?):? ?\\d+(?:[.,]\\d+)?(?: ?(?:px|pixels?|%))?';

export const NUMBERS_OF_FILTERS: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:do|add|apply|use) )?(?:an? )?(?:unsharp mask(?:ing)?|unscharf maskieren)(?:[,:]? ?(?:with )?${SETTING})+`,
      'giu',
    ),
    'sharpen',
  ],
  // "Pixelate the kid's face, big chunky pixels": how large they are is no second wish.
  [
    /(?<=(?<!\p{L})pixel(?:ate|ated|ise|ize)(?!\p{L})[^.;!?]{3,40}),? (?:with |in )?(?:(?:really|very|nice) )?(?:(?:big|large|chunky|fat|huge),? ?)+ ?(?:pixels|squares|blocks)(?=\s*(?:[.,;!?]|$))/giu,
    '',
  ],
];
