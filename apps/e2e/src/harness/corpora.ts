import { test } from '@playwright/test';
import { corpus, type CorpusFile } from '@safelight/test-pictures';

/** Of each folder of the corpus the gate sends so many files; specs in memory read all of them (see README). */
const IN_THE_GATE = 2;

/** The files of a folder of the corpus whose names match: all in the project `corpora`, the first few in the gate. */
export const corpusFiles = (
  folder: string,
  matches: (name: string) => boolean = () => true,
): readonly CorpusFile[] => {
  const files = corpus(folder).filter(({ name }) => matches(name));
  return test.info().project.name === 'corpora' ? files : files.slice(0, IN_THE_GATE);
};
