import { operationOf, type OperationId } from '../../operations/registry.ts';
import { PAINT_HINT } from '../clause-reading.ts';
import type { PlannedStep, PromptReading } from '../read-by-rules.ts';
import type { Opinion } from './opinion.ts';
import { NAMED_FOR_OPTIONS } from './options.ts';

/** Thresholds for log odds and their differences, chosen on rows that are not used for training (docs/adr/0066). */
export const BOUNDS = {
  /** The rules' reading is doubted if another operation is likelier than it by this much, */
  doubted: 1,
  /** or if a refusal is (negative: even a slightly less likely one), */
  doubtedByRefusal: -1,
  /** or if a refusal is, where the rules already report that something is not possible. */
  doubtedThoughSaid: 4,
  /** Added to the thresholds above, and subtracted from `inPiece`, where the lexicons know every word of the prompt. */
  doubtedThoughPlain: 3,
  /** One of several operations is doubted if the likeliest of them is likelier than it by this much, */
  doubtedBeside: 0.5,
  /** unless it is this likely in the whole prompt or in a piece of it. */
  inPiece: 2,
  /** An operation that replaces the rules' reading must be likelier than that reading by this much, */
  instead: 0.5,
  /** likelier than a refusal by this much, */
  overRefusal: 1.5,
  /** likelier than any other operation by this much (or likelier than not), */
  overOthers: 2,
  /** and at least this likely, */
  least: -3,
  /** or this likely where the rules find no wish, or a part that they cannot locate. */
  leastUnasked: -1,
  /** An operation whose options the rules read in a second attempt must be this likely. */
  leastRead: 1,
  /** Beside the likeliest operation, others that are this likely are requested too. */
  also: 1,
  /** Beside the rules' reading, another operation that is this likely is requested too. */
  missing: 3,
  /** If a refusal is this likely, the result reports that a part of the prompt was not done. */
  refusedToo: 2,
};
export type Bounds = typeof BOUNDS;

/**
 * Operations among which the rules' choice is kept: those that people do not distinguish, and opposites, which only a
 * negation tells apart ("not so cold").
 */
const ALIKE: readonly (readonly OperationId[])[] = [
  ['brighten', 'low-light', 'darken'],
  ['enhance-colors', 'saturation'],
  ['warm-tones', 'cool-tones'],
];
const areAlike = (one: OperationId, other: OperationId): boolean =>
  ALIKE.some((group) => group.includes(one) && group.includes(other));

const plain = (operation: OperationId): PlannedStep => ({ operation, strength: 1, options: {} });

/** What the classifier estimates for a prompt and its pieces, and what the rules can add. */
export interface Held {
  readonly whole: Opinion;
  readonly pieces: readonly Opinion[];
  /** True when the lexicons know every word. */
  readonly isPlain: boolean;
  /** The prompt as a refusal quotes it. */
  readonly quote: string;
  /** The step that the rules read if they are told the operation; null if the prompt lacks its options. */
  readonly readAs: (operation: OperationId, beside: readonly OperationId[]) => PlannedStep | null;
}

/** Combines the rules' reading with the classifier's estimates: keeps, reduces, extends or replaces it, or refuses the prompt. */
export const agreed = (
  reading: PromptReading,
  { whole: { likelihoodOf, ranked }, pieces, isPlain, quote, readAs }: Held,
  bounds: Bounds = BOUNDS,
): PromptReading => {
  const { steps, notPossible, hints } = reading;
  const isSaid = notPossible.length > 0;
  const said = isSaid ? notPossible : [quote];
  if (steps.length === 0 && hints.some((hint) => hint !== PAINT_HINT)) return reading;
  const isUnasked = steps.length === 0 && (!isSaid || hints.length > 0);
  const read = steps.map(({ operation }) => operation);
  const refused = likelihoodOf('refuse');
  const [other, next] = ranked.filter(
    (operation) => !read.includes(operation) && !read.some((one) => areAlike(one, operation)),
  );
  if (other === undefined || next === undefined) return reading;
  const likely = likelihoodOf(other);
  const isSure =
    likely > (isUnasked ? bounds.leastUnasked : bounds.least) &&
    likely - refused > bounds.overRefusal &&
    (likely > 0 || likely - likelihoodOf(next) > bounds.overOthers);
  const stepOf = (operation: OperationId): PlannedStep | null =>
    NAMED_FOR_OPTIONS[operation] === undefined
      ? plain(operation)
      : likelihoodOf(operation) > bounds.leastRead
        ? readAs(operation, read)
        : null;
  const likeliest = Math.max(...read.map(likelihoodOf));
  const later = isPlain ? bounds.doubtedThoughPlain : 0;
  const isDoubted =
    likely - likeliest > bounds.doubted + later ||
    refused - likeliest > (isSaid ? bounds.doubtedThoughSaid : bounds.doubtedByRefusal) + later;
  if (steps.length === 0 || isDoubted) {
    if (!isSure || likely - likeliest < bounds.instead)
      return { ...reading, steps: [], notPossible: isUnasked ? notPossible : said };
    const meant = ranked.filter((operation) => operation === other || likelihoodOf(operation) > bounds.also);
    const doable = meant.map(stepOf).filter((step) => step !== null);
    const isWhole = doable.length === meant.length && refused < bounds.also;
    return doable.length === 0
      ? { ...reading, steps: [], notPossible: isUnasked ? notPossible : said }
      : { hints: [], steps: doable, notPossible: isWhole ? [] : said };
  }
  const kept = steps.filter(
    ({ operation }) =>
      [likelihoodOf, ...pieces.map((piece) => piece.likelihoodOf)].some(
        (of) => of(operation) > bounds.inPiece - later,
      ) || likeliest - likelihoodOf(operation) < bounds.doubtedBeside,
  );
  const dropped = steps
    .filter((step) => !kept.includes(step))
    .map(({ operation }) => operationOf(operation).title);
  // The words that the rules did not understand may request the missing operation.
  const isMissing = likely > (isSaid ? bounds.also : bounds.missing);
  const added = isMissing ? stepOf(other) : null;
  const missed = isMissing && added === null && !isSaid ? [operationOf(other).title] : [];
  return {
    ...reading,
    steps: added === null ? kept : [...kept, added],
    notPossible: [...(refused > bounds.refusedToo ? said : notPossible), ...dropped, ...missed],
  };
};
