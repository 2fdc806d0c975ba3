import type { OperationId } from '@safelight/operations';
import type { Features } from './features.ts';
import { alone, LABELS, type Label } from './labels.ts';
import { logOddsOf, type Weights } from './weights.ts';
import { weightsIn } from './weights-file.ts';
import { WEIGHTS_SHA256 } from './weights-hash.ts';

/** The classifier's estimates for a prompt. Likelihoods are log odds: 0 is as likely as not. */
export interface Opinion {
  likelihoodOf(label: Label): number;
  /** The same, given that the prompt means at least one of the labels. */
  likelihoodIfAny(label: Label): number;
  /** That this operation alone is a right reading of the prompt. */
  likelihoodAlone(id: OperationId): number;
  /** The operations, the likeliest first. */
  readonly ranked: readonly OperationId[];
}

const weights = weightsIn('wishes.bin', WEIGHTS_SHA256);

/** The probability that at least one label is meant. The classifier judges each of them alone. */
const anyOf = (odds: readonly number[]): number =>
  -Math.expm1(odds.reduce((sum, one) => sum - Math.log1p(Math.exp(one)), 0));

export const opinionBy = (learned: Weights, features: Features): Opinion => {
  const odds = logOddsOf(learned, features);
  const byLabel = new Map(learned.labels.map((label, at) => [label, odds[at] ?? 0]));
  const likelihoodOf = (label: string): number => byLabel.get(label) ?? Number.NEGATIVE_INFINITY;
  const any = anyOf(LABELS.map(likelihoodOf));
  return {
    likelihoodOf,
    likelihoodIfAny: (label) => {
      const one = 1 / (1 + Math.exp(-likelihoodOf(label)));
      return Math.log(one / Math.max(0, any - one));
    },
    likelihoodAlone: (id) => likelihoodOf(alone(id)),
    ranked: LABELS.flatMap((label) => (label === 'refuse' ? [] : [label])).toSorted(
      (a, b) => likelihoodOf(b) - likelihoodOf(a),
    ),
  };
};

/** The classifier's estimates for a prompt. */
export const opinionOn = (features: Features): Opinion => opinionBy(weights(), features);
