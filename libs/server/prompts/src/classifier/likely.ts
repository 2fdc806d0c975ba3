import { isSide, type OperationId } from '@safelight/operations';
import type { PlannedStep } from '../prompt-reading.ts';
import type { BothReadings } from './both-readings.ts';
import type { Label } from './labels.ts';

/**
 * How much each piece of evidence adds to the log odds of an operation: a logistic regression on lists that the
 * classifier had not learned from (docs/adr/0067). It takes something from what the rules read, because the classifier
 * knows their reading and believes it too much: it has learned from many wishes for which the rules were written.
 */
const EVIDENCE = {
  always: -0.42,
  /** For each unit of the classifier's odds for the prompt if it means anything, and for the piece that suits best. */
  inWhole: 0.68,
  inPiece: 0.19,
  /** The rules read the operation, */
  isRead: -2,
  /** and know every word. */
  isReadPlainly: 1,
  /** They know every word of a piece of the prompt in which they read only this operation. */
  isPlainInPiece: 1.3,
  /** The prompt has several pieces. */
  isLong: 0.69,
};

/** Operations less likely than this, in log odds, are not considered. */
const CONSIDERED = -3;

/** Log odds beyond this say no more. */
const LARGEST = 8;
const bounded = (odds: number): number => Math.min(LARGEST, Math.max(-LARGEST, odds));

/** Operations that people do not distinguish. Of a pair one is done: the likelier, or the one that the rules read if they know every word. */
const ALIKE: readonly (readonly OperationId[])[] = [
  ['brighten', 'low-light'],
  ['enhance-colors', 'saturation'],
  ['cartoon', 'artist-style'],
];

/** True for two operations that people do not distinguish. */
export const areAlike = (one: OperationId, other: OperationId): boolean =>
  ALIKE.some((pair) => pair.includes(one) && pair.includes(other));
const oddsOfEither = (one: number, other: number): number =>
  Math.log(Math.exp(one) + Math.exp(other) + Math.exp(one + other));

/** An operation that a prompt may mean, and the log odds that it does. */
export interface Likely {
  readonly id: OperationId;
  readonly odds: number;
}

/** The logarithm of the probability that all of these are meant, or that none is. */
export const certainty = (some: readonly Likely[], isMeant: boolean): number =>
  some.reduce((sum, { odds }) => sum - Math.log1p(Math.exp(isMeant ? -odds : odds)), 0);

/** The log odds of a label in the piece that suits it best. */
export const inPiece = ({ whole, pieces }: BothReadings, label: Label): number =>
  pieces.length > 0
    ? Math.max(...pieces.map(({ likelihoodOf }) => likelihoodOf(label)))
    : whole.likelihoodOf(label);

/**
 * True for an operation that the rules read without doubt: the prompt names a number of bytes, both sides or the shorter one
 * in pixels, pixels off every side or a print; or a relative size or a side of the picture, if the lexicons know every word.
 */
export const isUndoubted = ({ reading, isPlain }: BothReadings, id: OperationId): boolean =>
  reading.steps.some(
    ({ operation, options }) =>
      operation === id &&
      ('maxBytes' in options ||
        ('width' in options && 'height' in options) ||
        options['sides'] === 'either' ||
        'shortSide' in options ||
        (options['edge'] === 'all' && 'pixels' in options) ||
        (('sizePercent' in options || isSide(String(options['where']))) && isPlain)),
  );

/** True for a change of size that only the classifier reads beside an undoubted size, because both are the same wish. */
const isSizeAgain = (both: BothReadings, id: OperationId): boolean =>
  both.reading.steps.every(({ operation }) => operation !== id) &&
  (((id === 'resize' || id === 'upscale') && isUndoubted(both, 'convert-format')) ||
    (id === 'upscale' && isUndoubted(both, 'resize')));

/** The operations that a prompt may mean, the likeliest first. */
export const likelyIn = (both: BothReadings): readonly Likely[] => {
  const { reading, whole, pieces, plainInPiece, isPlain, negated } = both;
  const isRead = (id: OperationId): boolean => reading.steps.some(({ operation }) => operation === id);
  const oddsOf = (id: OperationId): number => (isUndoubted(both, id) ? LARGEST : weighed(id));
  const weighed = (id: OperationId): number =>
    EVIDENCE.always +
    EVIDENCE.inWhole * bounded(whole.likelihoodIfAny(id)) +
    EVIDENCE.inPiece * bounded(inPiece(both, id)) +
    (isRead(id) ? EVIDENCE.isRead + (isPlain ? EVIDENCE.isReadPlainly : 0) : 0) +
    (isRead(id) && plainInPiece.includes(id) ? EVIDENCE.isPlainInPiece : 0) +
    (pieces.length > 0 ? EVIDENCE.isLong : 0);
  return whole.ranked
    .filter((id) => !negated.includes(id) && !isSizeAgain(both, id))
    .map((id) => ({ id, odds: oddsOf(id) }))
    .filter(({ odds }) => odds > CONSIDERED)
    .toSorted((a, b) => b.odds - a.odds)
    .flatMap((one, at, all) => {
      const alike = all.find(({ id }) => id !== one.id && areAlike(id, one.id));
      if (alike === undefined) return [one];
      const isKept =
        isPlain && isRead(one.id) !== isRead(alike.id) ? isRead(one.id) : all.indexOf(alike) > at;
      return isKept ? [{ ...one, odds: oddsOfEither(one.odds, alike.odds) }] : [];
    });
};

/** The step of an operation without options. */
export const stepOf = (operation: OperationId): PlannedStep => ({ operation, strength: 1, options: {} });
