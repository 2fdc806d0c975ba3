import { type Clause, says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';
import { isOfOther, saysAny } from './said.ts';
import { TAKE } from './words-for-it.ts';

const isSky = (word: Word): boolean => valueIn(word, 'region') === 'sky';

/** True for a clause that asks for another sky, and names no source of it but another picture. */
export const takesSky = ({ words, negated }: Clause): boolean => {
  const isOfSky = words.some(isSky);
  const isAsked =
    words.some((word) => says(word, 'replace', 'add', 'instead', 'make')) ||
    saysAny(words, TAKE) ||
    isOfOther(words);
  const isExchange = words.some((word) => says(word, 'replace', 'instead'));
  // "Replace the gray sky": how the present one is.
  const isOfPresent = (at: number): boolean =>
    isExchange && [words[at - 1], words[at + 1]].some((next) => next !== undefined && isSky(next));
  const isOtherWish = words.some(
    (word, at) =>
      (valueIn(word, 'color') !== null && !isOfPresent(at)) ||
      says(word, 'color', 'light', 'lighting', 'collage', 'more', 'less', 'bright', 'dark', 'background') ||
      (says(word, 'remove') && !/^take(?: the)?$/iu.test(word.text)) ||
      [...word.concepts].some((concept) => /^(?:op|beyond|thing):/.test(concept)),
  );
  const isPlainExchange =
    isExchange &&
    words.every((word) =>
      says(word, 'replace', 'instead', 'part', 'article', 'filler', 'this', 'with', 'picture', 'reference'),
    );
  return negated.length === 0 && isOfSky && isAsked && !isOtherWish && (isOfOther(words) || isPlainExchange);
};
