import type { Language } from '../lexicon/languages.ts';
import { countWords, type WordCounts } from '../typing/word-counts.ts';
import { WISHES_FOLDER } from './corpus.ts';
import { rowsUnder } from './wish-rows.ts';

/** The codes of the languages in the lists of wishes. */
const CODES: Readonly<Record<Language, string>> = {
  english: 'en',
  spanish: 'es',
  german: 'de',
  french: 'fr',
  portuguese: 'pt',
  italian: 'it',
};

/** The words of all wishes of the lists, by language. */
export const countsOfWishes = (): ReadonlyMap<string, WordCounts> => {
  const rows = rowsUnder(WISHES_FOLDER);
  return new Map(
    Object.entries(CODES).map(([language, code]) => [
      language,
      countWords(rows.filter((row) => row.language === code).map(({ wish }) => wish)),
    ]),
  );
};
