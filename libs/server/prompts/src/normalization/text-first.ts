import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { VERBS } from '../lexicon/concepts.ts';
import type { Language } from '../lexicon/lexicon.ts';
import { wordsOf } from '../words/words.ts';

const WRITE: Readonly<Record<Language, string>> = {
  english: 'write',
  german: 'schreib',
  spanish: 'escribe',
  french: 'écris',
  portuguese: 'escreve',
  italian: 'scrivi',
};

/** A prompt that begins with a text, and then only says where or how, with the verb that it lacks: `"Ciao" a sinistra`. */
export const withVerbBeforeText = (prompt: string): string => {
  if (!/^\s*["“„«]/u.test(prompt)) return prompt;
  const { words, language } = wordsOf(prompt);
  const isAlone =
    words[0]?.quote !== null &&
    words.slice(1).some((word) => valueIn(word, 'place') !== null) &&
    words.every((word, at) => at === 0 || (word.quote === null && !says(word, ...VERBS)));
  return isAlone ? `${WRITE[language]} ${prompt.trim()}` : prompt;
};
