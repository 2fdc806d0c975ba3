import { operationOf, type OperationId } from '../../operations/registry.ts';
import { PAINT_HINT } from '../clause-reading.ts';
import type { PlannedStep, PromptReading } from '../read-by-rules.ts';
import type { Opinion } from './opinion.ts';
import { NAMED_FOR_OPTIONS } from './options.ts';

/** Logarithms of odds and their differences, chosen on the rows that nothing is learned from (docs/adr/0066). */
export const BOUNDS = {
  /** What the rules read is doubted when another operation is likelier by so much, */
  doubted: 1,
  /** or a refusal, */
  doubtedByRefusal: -1,
  /** or a refusal although the rules have said already that something cannot be done. */
  doubtedThoughSaid: 4,
  /** It is doubted later by so much where the lexicons know every word. */
  doubtedThoughPlain: 3,
  /** Of several operations one is doubted when it is unlikely, and the likeliest of them likelier by so much. */
  doubtedBeside: 0.5,
  /** Of several operations one stands when it is so likely in the whole or in a piece of the prompt. */
  inPiece: 2,
  /** What is done instead must be likelier than what the rules read by so much, */
  instead: 0.5,
  /** likelier than a refusal by so much, */
  overRefusal: 1.5,
  /** than any other operation by so much, or likelier than not, */
  overOthers: 2,
  /** and itself at least so likely. */
  least: -3,
  /** and at least so likely where the rules find nothing asked for, or a part that they cannot find. */
  leastUnasked: -1,
  /** An operation whose size, color, text or thing the rules read once they know of it must be so likely. */
  leastRead: 1,
  /** Beside the likeliest operation, another is also meant when it is so likely. */
  also: 1,
  /** Beside what the rules read, another is surely meant too when it is so likely. */
  missing: 3,
  /** What is refused beside what is done is said when it is so likely. */
  refusedToo: 2,
};
export type Bounds = typeof BOUNDS;

/** Operations between which people make no difference: the rules' choice stands. */
const ALIKE: readonly (readonly OperationId[])[] = [
  ['brighten', 'low-light'],
  ['enhance-colors', 'saturation'],
];
const areAlike = (one: OperationId, other: OperationId): boolean =>
  ALIKE.some((group) => group.includes(one) && group.includes(other));

const plain = (operation: OperationId): PlannedStep => ({ operation, strength: 1, options: {} });

/** What the second reader holds of a prompt and of its pieces. */
export interface Held {
  readonly whole: Opinion;
  readonly pieces: readonly Opinion[];
  /** True when the lexicons know every word. */
  readonly isPlain: boolean;
  /** The prompt as it is named in a refusal. */
  readonly quote: string;
  /** The step that the rules read when they know that this operation is meant; null when its options are not there. */
  readonly readAs: (operation: OperationId, beside: readonly OperationId[]) => PlannedStep | null;
}

/** What both readers hold of a prompt comes to: the rules' reading, less or more of it, something else, or a refusal. */
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
  // What the rules did not understand may be what is missing.
  const isMissing = likely > (isSaid ? bounds.also : bounds.missing);
  const added = isMissing ? stepOf(other) : null;
  const missed = isMissing && added === null && !isSaid ? [operationOf(other).title] : [];
  return {
    ...reading,
    steps: added === null ? kept : [...kept, added],
    notPossible: [...(refused > bounds.refusedToo ? said : notPossible), ...dropped, ...missed],
  };
};
