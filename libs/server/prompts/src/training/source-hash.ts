import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@safelight/operations';
import type { PromptReading } from '../prompt-reading.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { corpus, WISHES_FOLDER } from './corpus.ts';
import { tableRows } from './tables.ts';

/** The files whose code decides what is learned. */
const CODE = [
  'augment.ts',
  'corpus.ts',
  'tables.ts',
  'train.ts',
  'wish-rows.ts',
  '../classifier/features.ts',
  '../classifier/labels.ts',
  '../classifier/weights.ts',
];

/** An import at the start of a line. */
export const IMPORT = /^import\s[^;]*;$/gmu;

/** What is learned from a reading. Of its hints only that there are some, so that they can be worded anew. */
const learnedFrom = ({ hints, ...reading }: PromptReading): string =>
  JSON.stringify({ ...reading, hasHints: hints.length > 0 });

/**
 * The hash of everything that is learned from: the wishes, the code of the training with its source of randomness, and
 * what the rules read. A change of rules or lexicons changes it only if they then read one of the tested wishes in
 * another way. Imports do not count, so that a file can be moved without a new training.
 */
export const sourceHash = (): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(WISHES_FOLDER).toSorted())
    hash.update(readFileSync(`${WISHES_FOLDER}/${name}`));
  for (const name of CODE)
    hash.update(readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8').replace(IMPORT, ''));
  hash.update(String(seededRandom(1)()));
  for (const { wish, written } of tableRows()) hash.update(`${wish}\t${written}\n`);
  for (const { wish } of corpus().tested) hash.update(learnedFrom(readByRules(wish)));
  return hash.digest('hex');
};
