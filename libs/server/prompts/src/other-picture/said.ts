import { says } from '../clauses/clauses.ts';
import { isLike } from '../details/said.ts';
import type { Word } from '../words/words.ts';

/** True if one of these words, or a word of a phrase, has this form. */
export const saysAny = (words: readonly Word[], form: RegExp): boolean =>
  words.some((word) => isLike(word, form));

/** True for words that name the other picture: "my second photo". */
export const isOfOther = (words: readonly Word[]): boolean => words.some((word) => says(word, 'reference'));
