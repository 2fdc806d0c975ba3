import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What something looks like because it is too much of something: "too saturated looks like a parrot". The likeness is no
 * thing of the picture, and is left out.
 */

const LANGUAGES: readonly (readonly [tooMuch: string, likeness: string])[] = [
  ['too \\p{L}+', '(?:(?:it|he|she|i|they) )?looks? like (?:an? |the )?\\p{L}+(?: \\p{L}+)?'],
  ['zu \\p{L}+', '(?:(?:es|das|er|sie|ich) )?(?:sieht|sehe|schaut) aus wie (?:ein\\p{L}* )?\\p{L}+'],
  ['(?:demasiado|muy|tan) \\p{L}+', '(?:que )?pare(?:ce|zco|cemos) una? \\p{L}+'],
  ['trop \\p{L}+', 'on dirait (?:une?|du|des) \\p{L}+'],
  ['(?:(?:muito|tão) \\p{L}+|\\p{L}+ demais)', '(?:que )?pare(?:ce|ço) uma? \\p{L}+'],
  ['troppo \\p{L}+', "(?:che )?sembr[ao] un(?:[ao] |['’] ?| )\\p{L}+"],
];

export const LIKENESSES: readonly Rewording[] = LANGUAGES.map(([tooMuch, likeness]) => [
  new RegExp(`(?<=(?<!\\p{L})${tooMuch}),? ${likeness}${END}`, 'giu'),
  '',
]);
