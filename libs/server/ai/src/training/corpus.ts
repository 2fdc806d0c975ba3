import { fileURLToPath } from 'node:url';
import { featuresOf } from '../plan/second-reader/features.ts';
import { quantised, type Weights } from '../plan/second-reader/weights.ts';
import { augmented } from './augment.ts';
import { grouped } from './grouped.ts';
import { LABELS } from '../plan/second-reader/labels.ts';
import { tableRows } from './tables.ts';
import { targetsOf, train } from './train.ts';
import { rowsUnder, type LabelledWish } from './wish-rows.ts';

/** The lists of wishes of this library. */
export const WISHES_FOLDER = fileURLToPath(new URL('../../wishes/lists', import.meta.url));

/** Every so many rows of a writer one is kept for the test, and never learned from. */
const TESTED_EVERY = 10;
const isTested = (_: LabelledWish, at: number): boolean => at % TESTED_EVERY === TESTED_EVERY - 1;

/** The wishes of all writers, split by whether they are learned from. */
export const corpus = (): {
  readonly learned: readonly LabelledWish[];
  readonly tested: readonly LabelledWish[];
} => {
  const byWriter = grouped(rowsUnder(WISHES_FOLDER), ({ writer }) => writer);
  return {
    learned: byWriter.flatMap((rows) => rows.filter((row, at) => !isTested(row, at))),
    tested: byWriter.flatMap((rows) => rows.filter(isTested)),
  };
};

/** A row of our own tables counts less than one of somebody who has not seen the code. */
const TABLE_WEIGHT = 0.3;

/** What is learned from these rows and from our own tables. */
export const weightsFrom = (rows: readonly LabelledWish[], source = ''): Weights => {
  const tables = tableRows();
  const own = new Set(tables.map(({ writer }) => writer));
  const examples = augmented([...tables, ...rows]).map(({ writer, wish, sets }) => ({
    features: featuresOf(wish),
    targets: targetsOf(sets),
    weight: own.has(writer) ? TABLE_WEIGHT : 1,
  }));
  return quantised(train(examples), LABELS, source);
};
