import { valueIn } from './reading.ts';
import type { Word } from '../words/words.ts';

/** Verbs that tell how somebody or something is or looks, in six languages. */
const TELLS =
  /^(?:looks?|is|was|are|were|seems?|has|sieht|schaut|ist|war|wirkt|está|es|era|parece|tiene|est|était|semble|fait|a l['’]air|é|tá|ta|ficou|tem|è|sembra|ha|pare)$/iu;
const isNamed = (word: Word): boolean => valueIn(word, 'thing') !== null || valueIn(word, 'region') !== null;

/** "Der meine Tochter umarmt", "den das Mädchen hält": in German, two articles in a row begin a relative clause. */
const RELATIVE = /^(?:der|die|das|den|dem)$/iu;
const ARTICLE = /^(?:der|die|das|den|dem|(?:ein|mein|dein|sein|ihr|unser)(?:e[nmrs]?)?)$/iu;

/** True for words that name something and tell how it is: "my son looks silly", which does not continue a list. */
export const tellsOfNamed = (words: readonly Word[]): boolean => {
  if (RELATIVE.test(words[0]?.text ?? '') && ARTICLE.test(words[1]?.text ?? '')) return true;
  const named = words.findIndex(isNamed);
  return named >= 0 && words.slice(named + 1).some(({ text }) => TELLS.test(text));
};
