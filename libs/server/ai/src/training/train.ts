import { seededRandom } from '../pixels/seeded-random.ts';
import { FEATURE_COUNT, type Features } from '../plan/second-reader/features.ts';
import { LABELS, type Label } from '../plan/second-reader/labels.ts';

/** The features of a prompt, and for each label 1, 0, or NaN where both are right. */
export interface Example {
  readonly features: Features;
  readonly targets: Float32Array;
}

export const targetsOf = (sets: readonly ReadonlySet<Label>[]): Float32Array =>
  Float32Array.from(LABELS, (label) => {
    const count = sets.filter((set) => set.has(label)).length;
    return count === 0 ? 0 : count === sets.length ? 1 : Number.NaN;
  });

/** The rounds over all examples, the size of a step, and the rate at which weights shrink (AdaGrad). */
const ROUNDS = 6;
const RATE = 1;
const DECAY = 1e-5;
/** Smaller slopes are skipped, because they change no byte of the result. */
const LEAST_SLOPE = 0.002;

/** Trains one logistic regression for each label: `weights[feature * LABELS.length + label]`. */
export const train = (examples: readonly Example[]): Float32Array => {
  const width = LABELS.length;
  const weights = new Float32Array(FEATURE_COUNT * width);
  const squares = new Float32Array(FEATURE_COUNT * width).fill(1e-3);
  const scores = new Float32Array(width);
  const order = Uint32Array.from(examples.keys());
  const random = seededRandom(15);
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const example = examples[at];
      if (example === undefined) continue;
      const { indices, values } = example.features;
      scores.fill(0);
      for (let i = 0; i < indices.length; i++) {
        const base = (indices[i] ?? 0) * width;
        const value = values[i] ?? 0;
        for (let label = 0; label < width; label++)
          scores[label] = (scores[label] ?? 0) + value * (weights[base + label] ?? 0);
      }
      for (let label = 0; label < width; label++) {
        const target = example.targets[label] ?? 0;
        if (Number.isNaN(target)) continue;
        const likelihood = 1 / (1 + Math.exp(-(scores[label] ?? 0)));
        const slope = likelihood - target;
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
