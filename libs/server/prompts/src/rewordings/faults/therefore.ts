import type { Rewording } from '../rewording.ts';

/*
 * "It looks flat, so more contrast": “so” leads from what is told to the wish, and says of no tone that there is too much of it.
 * Only English has one word for both.
 */

const TONE =
  '(?:contrast|saturation|vibrance|exposure|brightness|clarity|sharpness|highlights|shadows|blacks|whites|warmth|colou?rs?)';
const COMPARATIVE =
  '(?:brighter|lighter|darker|warmer|cooler|colder|sharper|softer|crisper|clearer|cleaner|smaller|larger|bigger|tighter|closer)';

export const THEREFORE: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=(?:^|[.,;:!?]|(?<!\\p{L})and) *)so,? (?=(?:just |maybe |please )*(?:(?:an? )?(?:tiny |little )?(?:bit|touch)(?: of)? |a little |slightly |some )?(?:(?:more|less|extra) (?!than)\\p{L}|${COMPARATIVE}(?!\\p{L}| than)|${TONE} (?:up|down)(?!\\p{L})))`,
      'giu',
    ),
    '',
  ],
];
