import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WISHES_FOLDER } from './corpus.ts';
import { tableRows } from './tables.ts';

/** The files whose code decides what is learned. */
const CODE = [
  'augment.ts',
  'corpus.ts',
  'grouped.ts',
  'tables.ts',
  'train.ts',
  '../pixels/seeded-random.ts',
  '../plan/second-reader/features.ts',
  '../plan/second-reader/labels.ts',
];

/**
 * The hash of the wishes and of the training's code. A change of the lexicons does not change it, so that new
 * words do not make the weights stale.
 */
export const sourceHash = (): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(WISHES_FOLDER).toSorted())
    hash.update(readFileSync(`${WISHES_FOLDER}/${name}`));
  for (const name of CODE) hash.update(readFileSync(fileURLToPath(new URL(name, import.meta.url))));
  for (const { wish, written } of tableRows()) hash.update(`${wish}\t${written}\n`);
  return hash.digest('hex');
};
