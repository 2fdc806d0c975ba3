import { LANGUAGES, type Language } from '../lexicon/languages.ts';
import { modelFile } from '../model-file.ts';
import { decodeCounts, type WordCounts } from './word-counts.ts';

/** Written by `npm run ai:words` from the lists of wishes. */
export const WORDS_FILE = 'words.tsv';

let loaded: ReadonlyMap<Language, WordCounts> | null = null;

/** The words that people use in wishes, by language. The file is read at first use. */
export const usedWords = (): ReadonlyMap<Language, WordCounts> => {
  if (loaded !== null) return loaded;
  const languages = decodeCounts(Buffer.from(modelFile(WORDS_FILE)).toString());
  return (loaded = new Map(
    LANGUAGES.flatMap((language) => {
      const counts = languages.get(language);
      return counts === undefined ? [] : [[language, counts] as const];
    }),
  ));
};
