import { test } from '@playwright/test';
import { corpus, type CorpusFile } from '@safelight/test-pictures';

/**
 * The number of files from each folder of the corpus that the journeys send; specs in memory read all of them
 * (see README).
 */
const IN_THE_GATE = 2;

/**
 * The files in a folder of the corpus whose names match: all of them in the project `corpora`, the first few
 * in `journeys`.
 */
export const corpusFiles = (
  folder: string,
  matches: (name: string) => boolean = () => true,
): readonly CorpusFile[] => {
  const files = corpus(folder).filter(({ name }) => matches(name));
  return test.info().project.name === 'corpora' ? files : files.slice(0, IN_THE_GATE);
};
