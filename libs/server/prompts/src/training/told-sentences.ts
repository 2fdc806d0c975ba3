import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@safelight/operations';
import { FEATURE_COUNT, type Features } from '../classifier/features.ts';
import { textHash } from '../classifier/text-hash.ts';
import { quantised, type Weights } from '../classifier/weights.ts';
import { sentenceFeatures } from '../around/told-odds.ts';
import { WISHES_FOLDER } from './corpus.ts';
import { IMPORT } from './source-hash.ts';
import { tableRows } from './tables.ts';
import { rowsUnder } from './wish-rows.ts';

/*
 * Trains the classifier of `around/told-odds.ts`: one logistic regression on the sentences of `sentences/told` and
 * `sentences/meant`, and on the wishes of all lists, which are meant.
 */

const FOLDER = fileURLToPath(new URL('../../sentences', import.meta.url));

export interface Sentence {
  readonly text: string;
  readonly isTold: boolean;
}

const linesOf = (kind: 'told' | 'meant'): readonly Sentence[] =>
  readdirSync(`${FOLDER}/${kind}`)
    .toSorted()
    .flatMap((name) => readFileSync(`${FOLDER}/${kind}/${name}`, 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((text) => ({ text, isTold: kind === 'told' }));

/** One of this many sentences is kept for the test. */
const TESTED_EVERY = 20;

/** The sentences, split by whether they are learned from. */
export const sentences = (): {
  readonly learned: readonly Sentence[];
  readonly tested: readonly Sentence[];
} => {
  const isForTest = (at: number): boolean => at % TESTED_EVERY === TESTED_EVERY - 1;
  const all = [...linesOf('told'), ...linesOf('meant')];
  return {
    learned: all.filter((_, at) => !isForTest(at)),
    tested: all.filter((_, at) => isForTest(at)),
  };
};

/** Wishes of one clause. What is told beside a wish stands between punctuation. */
const wishesOfOneClause = (): readonly Sentence[] => {
  const wishes = [...rowsUnder(WISHES_FOLDER), ...tableRows()].map(({ wish }) =>
    wish.replace(/[\s.!…]+$/u, ''),
  );
  return [...new Set(wishes)]
    .filter((text) => text.length > 2 && !/[,;.!?:]/u.test(text))
    .map((text) => ({ text, isTold: false }));
};

/** The rounds over all examples, and the rate at which weights shrink (AdaGrad). */
const ROUNDS = 8;
const DECAY = 1e-5;
/** Smaller slopes are skipped, because they change no byte of the result. */
const LEAST_SLOPE = 0.002;

interface Example {
  readonly key: number;
  readonly features: Features;
  readonly target: number;
}

const trained = (examples: readonly Example[]): Float32Array => {
  const weights = new Float32Array(FEATURE_COUNT);
  const squares = new Float32Array(FEATURE_COUNT).fill(1e-3);
  for (let round = 0; round < ROUNDS; round++) {
    const shuffled = examples
      .map((example) => ({ example, rank: seededRandom(example.key + round)() }))
      .toSorted((one, other) => one.rank - other.rank);
    for (const { example } of shuffled) {
      const { indices, values } = example.features;
      const score = indices.reduce((sum, index, at) => sum + (values[at] ?? 0) * (weights[index] ?? 0), 0);
      const slope = 1 / (1 + Math.exp(-score)) - example.target;
      if (Math.abs(slope) < LEAST_SLOPE) continue;
      indices.forEach((index, at) => {
        const gradient = slope * (values[at] ?? 0) + DECAY * (weights[index] ?? 0);
        const square = (squares[index] ?? 0) + gradient * gradient;
        squares[index] = square;
        weights[index] = (weights[index] ?? 0) - gradient / Math.sqrt(square);
      });
    }
  }
  return weights;
};

/** The files whose code decides what is learned. */
const CODE = ['told-sentences.ts', '../classifier/features.ts', '../classifier/weights.ts'];

/** The hash of the sentences, the wishes, and the code of the training. */
export const toldSourceHash = (): string => {
  const hash = createHash('sha256');
  for (const { text, isTold } of [...sentences().learned, ...wishesOfOneClause()])
    hash.update(`${isTold}\t${text}\n`);
  for (const name of CODE)
    hash.update(readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8').replace(IMPORT, ''));
  return hash.digest('hex');
};

/** The weights that are learned from all sentences but those for the test. */
export const learnedTold = (): Weights =>
  quantised(
    trained(
      [...sentences().learned, ...wishesOfOneClause()].map(({ text, isTold }) => ({
        key: textHash(text),
        features: sentenceFeatures(text),
        target: isTold ? 1 : 0,
      })),
    ),
    ['told'],
    toldSourceHash(),
  );
