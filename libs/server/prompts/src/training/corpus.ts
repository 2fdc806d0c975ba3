import { fileURLToPath } from 'node:url';
import { folded } from '../lexicon/lexicon.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { featuresOf } from '../classifier/features.ts';
import { textHash } from '../classifier/text-hash.ts';
import { OUTPUTS } from '../classifier/labels.ts';
import { uprightWishIn } from '../verticals/verticals.ts';
import { quantised, type Weights } from '../classifier/weights.ts';
import { augmented } from './augment.ts';
import { tableRows } from './tables.ts';
import { targetsOf, train } from './train.ts';
import { rowsUnder, type LabelledWish } from './wish-rows.ts';

/** The lists of wishes of this library. */
export const WISHES_FOLDER = fileURLToPath(new URL('../../wishes/lists', import.meta.url));

/** One of this many rows is kept for the test. */
const TESTED_EVERY = 20;
const isForTest = (at: number): boolean => at % TESTED_EVERY === TESTED_EVERY - 1;

const keyOf = ({ wish }: LabelledWish): string => folded(wish);

/** The wishes of all lists, split by whether they are learned from. A wish that is learned from is never tested. */
export const corpus = (): {
  readonly learned: readonly LabelledWish[];
  readonly tested: readonly LabelledWish[];
} => {
  const rows = rowsUnder(WISHES_FOLDER);
  const learned = rows.filter((_, at) => !isForTest(at));
  const known = new Set([...learned, ...tableRows()].map(keyOf));
  return { learned, tested: rows.filter((row, at) => isForTest(at) && !known.has(keyOf(row))) };
};

/** The words that the readers get: "the walls lean" is a wish to straighten the picture. */
const asRead = (wish: string): string => uprightWishIn(wish)?.plain ?? wish;

/** How often each row of our own tables is learned from: their wishes are so plain that each must be read rightly. */
const TABLE_COPIES = 3;

/** What is learned from these rows and from our own tables, with the slips, courtesies and pairs of this seed. */
export const learnedFrom = (rows: readonly LabelledWish[], seed: number): Float32Array => {
  const all = [...Array.from({ length: TABLE_COPIES }, tableRows).flat(), ...rows];
  return train(
    augmented(all, seed).map(({ wish: written, sets }) => {
      const wish = asRead(written);
      return {
        key: textHash(`${seed} ${written}`),
        features: featuresOf(wish, readByRules(wish)),
        targets: targetsOf(sets),
      };
    }),
  );
};

/** The root of the sum of the squared weights of each output. */
const sizesOf = (weights: Float32Array): Float64Array => {
  const squares = new Float64Array(OUTPUTS.length);
  weights.forEach((weight, at) => {
    squares[at % OUTPUTS.length] = (squares[at % OUTPUTS.length] ?? 0) + weight * weight;
  });
  return squares.map(Math.sqrt);
};

/**
 * The mean of what was learned with several seeds, which depends less on chance than each of them. Where they differ the
 * mean is small, so each output is scaled to the size that it has in them: the readers' thresholds were chosen for that.
 */
export const meanWeights = (learned: readonly Float32Array[], source: string): Weights => {
  const [first = new Float32Array()] = learned;
  const mean = first.map((_, at) => learned.reduce((sum, one) => sum + (one[at] ?? 0), 0) / learned.length);
  const own = sizesOf(mean);
  const usual = learned
    .map((one) => sizesOf(one))
    .reduce(
      (sums, sizes) => sums.map((sum, output) => sum + (sizes[output] ?? 0) ** 2 / learned.length),
      new Float64Array(OUTPUTS.length),
    )
    .map(Math.sqrt);
  const scaled = mean.map((weight, at) => {
    const output = at % OUTPUTS.length;
    return (weight * (usual[output] ?? 0)) / (own[output] || 1);
  });
  return quantised(scaled, OUTPUTS, source);
};
