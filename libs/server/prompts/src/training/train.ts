import { seededRandom } from '@safelight/operations';
import { FEATURE_COUNT, type Features } from '../classifier/features.ts';
import { LABELS, OUTPUTS, type Label } from '../classifier/labels.ts';

/** What a prompt may mean. */
export interface Targets {
  /** For each output 1, 0, or NaN for a label that only some of the sets have. */
  readonly certain: Float32Array;
  /** The numbers of the labels that some of the sets have, */
  readonly open: readonly number[];
  /** and for each set, which of these labels it has. */
  readonly sets: readonly (readonly boolean[])[];
}

export interface Example {
  /** Equal for examples of the same words. It decides when the example is learned from. */
  readonly key: number;
  readonly features: Features;
  readonly targets: Targets;
}

type Sets = readonly ReadonlySet<Label>[];

/** 1 if all of the sets have the label, 0 if none has it, NaN if some have it. */
const meantBy = (sets: Sets, label: Label): number => {
  const count = sets.filter((set) => set.has(label)).length;
  return count === 0 ? 0 : count === sets.length ? 1 : Number.NaN;
};
const isRightAlone = (sets: Sets, label: Label): boolean =>
  sets.some((set) => set.size === 1 && set.has(label));

/** In the order of OUTPUTS. */
export const targetsOf = (sets: Sets): Targets => {
  const operations = LABELS.filter((label) => label !== 'refuse');
  const certain = Float32Array.of(
    ...LABELS.map((label) => meantBy(sets, label)),
    ...operations.map((id) => (isRightAlone(sets, id) ? 1 : 0)),
  );
  const open = [...LABELS.keys()].filter((label) => Number.isNaN(certain[label]));
  const held = sets.map((set) => open.map((label) => set.has(LABELS[label] ?? 'refuse')));
  const distinct = new Map(held.map((labels) => [labels.join(), labels]));
  return { certain, open, sets: [...distinct.values()] };
};

const likelihoodAt = (score: number): number => 1 / (1 + Math.exp(-score));

/**
 * The targets of the open labels: the probability that each is meant if exactly one of the sets is, by the scores so
 * far. So "brighten | low-light" teaches that one of them is meant, and other wishes teach which.
 */
const openTargets = ({ open, sets }: Targets, scores: Float32Array): readonly number[] => {
  const logs = sets.map((set) =>
    set.reduce((sum, has, at) => {
      const score = scores[open[at] ?? 0] ?? 0;
      return sum - Math.log1p(Math.exp(has ? -score : score));
    }, 0),
  );
  const most = Math.max(...logs);
  const shares = logs.map((log) => Math.exp(log - most));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return open.map(
    (_, at) => sets.reduce((sum, set, of) => sum + (set[at] ? (shares[of] ?? 0) : 0), 0) / whole,
  );
};

/** The rounds over all examples, the size of a step, and the rate at which weights shrink (AdaGrad). */
const ROUNDS = 6;
const RATE = 1;
const DECAY = 1e-5;
/** Smaller slopes are skipped, because they change no byte of the result. */
const LEAST_SLOPE = 0.002;

/**
 * The examples in an order that is drawn from their keys and the number of the round, so that further examples do not
 * change the order of the others.
 */
const shuffled = (examples: readonly Example[], round: number): readonly Example[] =>
  examples
    .map((example) => ({ example, rank: seededRandom(example.key + round)() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ example }) => example);

/** Trains one logistic regression for each output: `weights[feature * OUTPUTS.length + output]`. */
export const train = (examples: readonly Example[]): Float32Array => {
  const width = OUTPUTS.length;
  const weights = new Float32Array(FEATURE_COUNT * width);
  const squares = new Float32Array(FEATURE_COUNT * width).fill(1e-3);
  const scores = new Float32Array(width);
  for (let round = 0; round < ROUNDS; round++) {
    for (const example of shuffled(examples, round)) {
      const { indices, values } = example.features;
      scores.fill(0);
      for (let i = 0; i < indices.length; i++) {
        const base = (indices[i] ?? 0) * width;
        const value = values[i] ?? 0;
        for (let label = 0; label < width; label++)
          scores[label] = (scores[label] ?? 0) + value * (weights[base + label] ?? 0);
      }
      const { certain, open } = example.targets;
      const targets = open.length > 0 ? openTargets(example.targets, scores) : [];
      for (let label = 0; label < width; label++) {
        const known = certain[label] ?? 0;
        const target = Number.isNaN(known) ? (targets[open.indexOf(label)] ?? 0) : known;
        const slope = likelihoodAt(scores[label] ?? 0) - target;
        if (Math.abs(slope) < LEAST_SLOPE) continue;
        for (let i = 0; i < indices.length; i++) {
          const index = (indices[i] ?? 0) * width + label;
          const gradient = slope * (values[i] ?? 0) + DECAY * (weights[index] ?? 0);
          const square = (squares[index] ?? 0) + gradient * gradient;
          squares[index] = square;
          weights[index] = (weights[index] ?? 0) - (RATE * gradient) / Math.sqrt(square);
        }
      }
    }
  }
  return weights;
};
