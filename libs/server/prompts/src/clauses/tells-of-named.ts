import { valueIn } from './reading.ts';
import type { Word } from '../words/words.ts';

/** Verbs that tell how somebody or something is or looks, in six languages. */
const TELLS =
  /^(?:looks?|is|was|are|were|seems?|has|sieht|schaut|ist|war|wirkt|está|es|era|parece|tiene|est|était|semble|fait|a l['’]air|é|tá|ta|ficou|tem|è|sembra|ha|pare)$/iu;
const isNamed = (word: Word): boolean => valueIn(word, 'thing') !== null || valueIn(word, 'region') !== null;

/** True for words that name something and tell how it is: "my son looks silly", which is no more of a list. */
export const tellsOfNamed = (words: readonly Word[]): boolean => {
  const named = words.findIndex(isNamed);
  return named >= 0 && words.slice(named + 1).some(({ text }) => TELLS.test(text));
};
