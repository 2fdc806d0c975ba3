import { says } from '../clauses/clauses.ts';
import type { Word } from '../words/words.ts';

/** True if a word, or one word of a phrase, has this form. */
export const saysAny = (words: readonly Word[], form: RegExp): boolean =>
  words.some((word) => word.text.split(/[ '-]/).some((one) => form.test(one)));

/** True for words that name the other picture: "my second photo". */
export const isOfOther = (words: readonly Word[]): boolean => words.some((word) => says(word, 'reference'));
