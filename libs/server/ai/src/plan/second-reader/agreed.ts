import { operationOf, type OperationId } from '../../operations/registry.ts';
import { inOrder, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { agreeing, VAGUE } from '../agreeing.ts';
import { isFinal, isPolicy } from '../rules/beyond.ts';
import type { Label } from './labels.ts';
import type { Opinion } from './opinion.ts';
import { NAMED_FOR_OPTIONS } from './options.ts';

/** What both readers make of a prompt. */
export interface BothReadings {
  readonly reading: PromptReading;
  readonly whole: Opinion;
  /** The classifier's estimates for the pieces of the prompt; none for a prompt of one piece. */
  readonly pieces: readonly Opinion[];
  /** The operations that the rules read alone in a piece of which the lexicons know every word. */
  readonly plainInPiece: readonly OperationId[];
  /** True for a single clause of which the lexicons know every word. */
  readonly isPlain: boolean;
  /** True if the lexicons do not know every word. */
  readonly hasUnknown: boolean;
  /** The operations that the prompt names only after a negation. */
  readonly negated: readonly OperationId[];
  /** True for a prompt that means vague operations as they are: "better quality". */
  readonly isExplicit: boolean;
  /** The prompt as a refusal quotes it. */
  readonly quote: string;
  /** The step that the rules read if they are told the operation. Null if the prompt lacks its options. */
  readonly readAs: (operation: OperationId, beside: readonly OperationId[]) => PlannedStep | null;
}

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

/** Thresholds for log odds, chosen on the same lists. */
const BOUNDS = {
  /** Operations less likely than this are not considered. */
  considered: -3,
  /** The probability that exactly the likely operations are meant must be higher than this, */
  least: 0.6,
  /** or else only those are done that are likelier than this. */
  sure: 1,
  /** A step that another one includes is done only if it is likelier than this. */
  ownWish: 2,
  /** The prompt is refused if a refusal is likelier by this much than every operation that would be done. */
  refused: 1,
  /** An operation that is likelier than this and is not done is reported, */
  mentioned: -2,
  /** and beside operations of which the rules read every word, only one that is likelier than this, */
  mentionedBeside: 0,
  /** and so is the prompt if a refusal is likelier than this and the rules do not know every word. */
  refusedInPart: -1,
  /** What the rules left unread, for no reason that they name, is reported if a refusal is likelier than this. */
  saidByRules: -4,
  /** One operation is done as a right reading of its own if that is likelier than this. */
  alone: -0.6,
  /** If an operation is less likely than this to be all that was wished, the result says that something is missing. */
  isAll: -5,
  /** The rules may be wrong that something is impossible if an operation alone is a right reading likelier than this, */
  clear: 2,
  /** and likelier than a refusal by this much. */
  clearOfRefusal: 8,
};

/** Log odds beyond this say no more. */
const LARGEST = 8;
const bounded = (odds: number): number => Math.min(LARGEST, Math.max(-LARGEST, odds));

/** Operations that people do not distinguish. Of a pair one is done: the likelier, or the one that the rules read if they know every word. */
const ALIKE: readonly (readonly OperationId[])[] = [
  ['brighten', 'low-light'],
  ['enhance-colors', 'saturation'],
  ['cartoon', 'artist-style'],
];

const areAlike = (one: OperationId, other: OperationId): boolean =>
  ALIKE.some((pair) => pair.includes(one) && pair.includes(other));
const oddsOfEither = (one: number, other: number): number =>
  Math.log(Math.exp(one) + Math.exp(other) + Math.exp(one + other));

interface Likely {
  readonly id: OperationId;
  readonly odds: number;
}

/** The logarithm of the probability that all of these are meant, or that none is. */
const certainty = (some: readonly Likely[], isMeant: boolean): number =>
  some.reduce((sum, { odds }) => sum - Math.log1p(Math.exp(isMeant ? -odds : odds)), 0);

/** The log odds of a label in the piece that suits it best. */
const inPiece = ({ whole, pieces }: BothReadings, label: Label): number =>
  pieces.length > 0
    ? Math.max(...pieces.map(({ likelihoodOf }) => likelihoodOf(label)))
    : whole.likelihoodOf(label);

/** The operations that a prompt may mean, the likeliest first. */
const likelyIn = (both: BothReadings): readonly Likely[] => {
  const { reading, whole, pieces, plainInPiece, isPlain, negated } = both;
  const isRead = (id: OperationId): boolean => reading.steps.some(({ operation }) => operation === id);
  const oddsOf = (id: OperationId): number =>
    EVIDENCE.always +
    EVIDENCE.inWhole * bounded(whole.likelihoodIfAny(id)) +
    EVIDENCE.inPiece * bounded(inPiece(both, id)) +
    (isRead(id) ? EVIDENCE.isRead + (isPlain ? EVIDENCE.isReadPlainly : 0) : 0) +
    (isRead(id) && plainInPiece.includes(id) ? EVIDENCE.isPlainInPiece : 0) +
    (pieces.length > 0 ? EVIDENCE.isLong : 0);
  return whole.ranked
    .filter((id) => !negated.includes(id))
    .map((id) => ({ id, odds: oddsOf(id) }))
    .filter(({ odds }) => odds > BOUNDS.considered)
    .toSorted((a, b) => b.odds - a.odds)
    .flatMap((one, at, all) => {
      const alike = all.find(({ id }) => id !== one.id && areAlike(id, one.id));
      if (alike === undefined) return [one];
      const isKept =
        isPlain && isRead(one.id) !== isRead(alike.id) ? isRead(one.id) : all.indexOf(alike) > at;
      return isKept ? [{ ...one, odds: oddsOfEither(one.odds, alike.odds) }] : [];
    });
};

/** Those of the likely operations that are meant: all of them, or only the certain ones, or none. */
const meantTogether = (likely: readonly Likely[]): readonly Likely[] => {
  const meant = likely.filter(({ odds }) => odds > 0);
  const others = likely.filter(({ odds }) => odds <= 0);
  const least = Math.log(BOUNDS.least);
  const chosen =
    certainty(meant, true) + certainty(others, false) > least
      ? meant
      : meant.filter(({ odds }) => odds > BOUNDS.sure);
  return certainty(chosen, true) < least ? [] : chosen;
};

const stepOf = (operation: OperationId): PlannedStep => ({ operation, strength: 1, options: {} });

const probabilityOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/**
 * The operation that most likely is a right reading alone, or the one that the rules read if they know every word. None
 * if that is too unlikely.
 */
const bestAlone = ({ reading, whole, isPlain, negated }: BothReadings): readonly Likely[] => {
  const isReadPlainly = ({ id }: Likely): boolean =>
    isPlain && reading.steps.some(({ operation }) => operation === id);
  return whole.ranked
    .filter((id) => !negated.includes(id))
    .map((id) => ({ id, odds: whole.likelihoodAlone(id) }))
    .filter(({ odds }) => odds > BOUNDS.alone)
    .toSorted((a, b) => Number(isReadPlainly(b)) - Number(isReadPlainly(a)) || b.odds - a.odds)
    .slice(0, 1);
};

/**
 * The one operation that is a right reading alone, if that is more probable than that all of `together` are meant. Of
 * "moody" no operation is surely meant, because there are many right readings; each of them alone is right. Where the
 * rules know every word, they know better, and the one operation that is surely meant is done if it is right alone too.
 */
const aloneInstead = (both: BothReadings, together: readonly Likely[]): readonly Likely[] => {
  const isKnownBetter = both.isPlain && (together.length > 0 || both.reading.hints.length > 0);
  const [first, ...others] = together;
  const isRightToo = first !== undefined && others.length === 0 && both.whole.likelihoodAlone(first.id) > 0;
  if (isKnownBetter || isRightToo) return [];
  const most = together.length === 0 ? 0 : Math.exp(certainty(together, true));
  return bestAlone(both).filter(({ odds }) => probabilityOf(odds) > most);
};

/** True if the classifier is sure of an operation where the rules found a reason to refuse that is not a policy. */
const isClear = ({ reading, whole }: BothReadings): boolean => {
  const alone = Math.max(...whole.ranked.map(whole.likelihoodAlone));
  return (
    !isPolicy(reading) && alone > BOUNDS.clear && alone - whole.likelihoodOf('refuse') > BOUNDS.clearOfRefusal
  );
};

/**
 * Decides which operations a prompt means. If it is not certain enough that exactly these are asked for, only the
 * certain ones are done, and the prompt is refused if there are none.
 */
export const agreed = (both: BothReadings): PromptReading => {
  const { reading, whole, hasUnknown, quote, readAs } = both;
  const { steps, notPossible, hints } = reading;
  const read = steps.map(({ operation }) => operation);
  const said = notPossible.length > 0 ? notPossible : [quote];
  const refusal: PromptReading = { steps: [], notPossible: steps.length > 0 ? said : notPossible, hints };
  if (isFinal(reading) && !isClear(both)) return refusal;

  const likely = likelyIn(both);
  const together = meantTogether(likely);
  const alone = aloneInstead(both, together);
  const chosen = alone.length > 0 ? alone : together;
  const refused = whole.likelihoodOf('refuse');
  const isRefused = ({ id }: Likely): boolean =>
    refused -
      Math.max(
        whole.likelihoodOf(id),
        inPiece(both, id),
        alone.length > 0 ? whole.likelihoodAlone(id) : Number.NEGATIVE_INFINITY,
      ) >
    BOUNDS.refused;
  if (chosen.every(isRefused)) return refusal;

  const added = chosen
    .filter(({ id }) => !read.includes(id))
    .map(({ id }) => (NAMED_FOR_OPTIONS[id] === undefined ? stepOf(id) : readAs(id, read)))
    .filter((step) => step !== null);
  const kept = steps.filter(({ operation }) => chosen.some(({ id }) => id === operation));
  const explicit = new Set([...read, ...(both.isExplicit ? VAGUE : [])]);
  const fitting = agreeing([...kept, ...added], explicit);
  const isCertain = (step: PlannedStep): boolean =>
    chosen.some(({ id, odds }) => id === step.operation && odds > BOUNDS.ownWish);
  const planned = inOrder([...kept, ...added].filter((step) => fitting.includes(step) || isCertain(step)));
  if (planned.length === 0) return refusal;
  // Beside an operation that is right alone, the other likely ones are other readings of the same wish.
  const isAllRead = both.isPlain && read.length > 0 && kept.length === steps.length;
  const undone = (alone.length > 0 ? [] : likely).filter(
    ({ id, odds }) =>
      odds > (isAllRead ? BOUNDS.mentionedBeside : BOUNDS.mentioned) &&
      planned.every(({ operation }) => operation !== id) &&
      added.every(({ operation }) => operation !== id) &&
      (odds > 0 || agreeing([...planned, stepOf(id)], explicit).some(({ operation }) => operation === id)),
  );
  const [only, ...others] = planned;
  // "Sharper, and the background blurred", of which only one was understood.
  const isPartOnly =
    only !== undefined && others.length === 0 && whole.likelihoodAlone(only.operation) < BOUNDS.isAll;
  const isSaid = steps.length > 0 && notPossible.length > 0;
  const isPart = isSaid
    ? hints.length > 0 || refused > BOUNDS.saidByRules
    : hasUnknown && refused > BOUNDS.refusedInPart;
  return {
    steps: planned,
    notPossible: [
      ...(isPart || (isPartOnly && undone.length === 0) ? said : []),
      ...undone.map(({ id }) => operationOf(id).title),
    ],
    hints: isPart ? hints : [],
  };
};
