import { type OperationId, operationOf } from '@safelight/operations';
import { agreeing } from '../by-rules/agreeing.ts';
import { unquoted, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { hidesText } from '../parts/unknown-parts.ts';
import { complainsOnly } from '../remarks/remarks.ts';
import { isCovered, isRemark } from './asks-nothing-more.ts';
import type { BothReadings } from './both-readings.ts';
import { areAlike, isUndoubted, stepOf, type Likely } from './likely.ts';
import { openPieces, sayingOf } from './own-words.ts';

/** Thresholds for log odds (docs/adr/0067). */
const BOUNDS = {
  /** An operation that the rules read and that is not done is reported if it is likelier than this, */
  read: -2,
  /** any other one if it is likelier than this, */
  unread: -0.8,
  /** and beside operations of which the rules read every word, only one that is likelier than this. */
  besideAllRead: 0,
  /** The whole prompt is reported if a refusal is likelier than this and the rules do not know every word. */
  refusedInPart: -1,
  /** What the rules left unread, for no reason that they name, is reported if a refusal is likelier than this. */
  saidByRules: -4,
  /** An operation is the whole wish if it is likelier than this, alone or at all. */
  wholeWish: 5,
  /** An operation whose effect is part of what is done is reported only if it is likelier than this, */
  besideItsWhole: 2,
  /** and one that only the rules read only if the classifier finds it likelier than this. */
  lost: -3,
  /** An operation is all that a complaint of one piece means if it is likelier than this alone, and a refusal is less likely. */
  complaint: 1,
  /** If an operation is less likely than this to be all that was wished, the result says that something is missing. */
  isAll: -5,
};

/**
 * For each operation, those that its result contains or that only describe it: "scratched and faded" tells of what the
 * repair restores, and "rotate it, it lies on its side" of what the rotation rights.
 */
const CONTAINED: Partial<Record<OperationId, readonly OperationId[]>> = {
  'repair-scratches': ['fade', 'color-correction', 'sepia', 'contrast', 'enhance-colors', 'rotate'],
  'improve-quality': ['pixelate'],
  'warm-tones': ['cool-tones', 'color-correction'],
  'cool-tones': ['warm-tones', 'color-correction'],
  'product-shadow': ['replace-background', 'remove-background', 'brighten'],
  'passport-photo': ['brighten', 'replace-background', 'remove-background'],
  'round-corners': ['convert-format'],
  'convert-format': ['scan-document'],
  vintage: ['fade'],
  sunset: ['warm-tones'],
  'teal-and-orange': ['cinematic'],
  'scan-document': ['straighten', 'brighten', 'low-light', 'contrast', 'rotate', 'product-shadow'],
  hdr: ['contrast', 'dramatic-lighting', 'low-light', 'enhance-colors'],
  'remove-background': ['remove-object', 'convert-format'],
  'blur-background': ['sharpen'],
  resize: ['crop'],
  rotate: ['straighten'],
  darken: ['hdr'],
};

/** True if the result of an operation contains that of another one, or if words for the latter only describe the former. */
export const isContainedIn = (operation: OperationId, other: OperationId): boolean =>
  CONTAINED[operation]?.includes(other) === true;

/** True for an operation that surely is all that a prompt means, even if it has unknown words. */
const isWholeWish = ({ whole }: BothReadings, id: OperationId, refused: number): boolean => {
  const isRight = whole.likelihoodAlone(id);
  return (
    isRight > BOUNDS.wholeWish ||
    (isRight > Math.max(0, refused - 1) && whole.likelihoodOf(id) > BOUNDS.wholeWish)
  );
};

/** What was decided about a prompt. */
interface Decided {
  readonly planned: readonly PlannedStep[];
  /** The steps that the classifier added to those of the rules, */
  readonly added: readonly PlannedStep[];
  /** and the steps of the rules that are done. */
  readonly kept: readonly PlannedStep[];
  /** What the prompt may mean. Empty beside an operation that is right alone, because these are other readings of it. */
  readonly likely: readonly Likely[];
  /** Operations that are done beside others that include them. */
  readonly explicit: ReadonlySet<OperationId>;
}

/** What of a prompt is not done, for the person, and what would help. */
export const leftUndone = (
  both: BothReadings,
  { planned, added, kept, likely, explicit }: Decided,
): Pick<PromptReading, 'notPossible' | 'hints' | 'ownWords'> => {
  const { reading, whole, hasUnknown, quote } = both;
  const { steps, notPossible, hints } = reading;
  const refused = whole.likelihoodOf('refuse');
  const isAllRead = both.isPlain && steps.length > 0 && kept.length === steps.length;
  const isContained = (id: OperationId): boolean =>
    planned.some(({ operation }) => isContainedIn(operation, id)) &&
    // What is cut out becomes a PNG by itself, and no other format.
    !steps.some((step) => step.operation === id && ['jpeg', 'webp'].includes(String(step.options['format'])));
  // "Enlarge it so that it is 3000 px wide": the size says how much.
  const isSizeOf = (id: OperationId): boolean =>
    id === 'upscale' &&
    planned.some(({ operation, options }) => operation === 'resize' && !('percent' in options)) &&
    steps.every((step) => step.operation !== id);
  const leastOf = (id: OperationId): number => {
    if (isSizeOf(id)) return Number.POSITIVE_INFINITY;
    if (isContained(id)) return BOUNDS.besideItsWhole;
    if (isAllRead) return BOUNDS.besideAllRead;
    return steps.some(({ operation }) => operation === id) ? BOUNDS.read : BOUNDS.unread;
  };
  const undone = likely.filter(
    ({ id, odds }) =>
      odds > leastOf(id) &&
      (id !== 'add-text' || steps.some(({ operation }) => operation === id)) &&
      planned.every(({ operation }) => operation !== id) &&
      added.every(({ operation }) => operation !== id) &&
      (odds > 0 || agreeing([...planned, stepOf(id)], explicit).some(({ operation }) => operation === id)),
  );
  // "Black and white with an old look": the rules know every word, so what they read is said if it is not done.
  const isReadSurely = (step: PlannedStep): boolean => (both.isPlain && steps.length > 1) || hidesText(step);
  const dropped = steps.filter((step) => !planned.includes(step) && isReadSurely(step));
  const lost = dropped.filter(
    (step) =>
      (hidesText(step) ||
        both.plainInPiece.includes(step.operation) ||
        whole.likelihoodOf(step.operation) > BOUNDS.lost) &&
      !isContained(step.operation) &&
      undone.every(({ id }) => id !== step.operation) &&
      planned.every(
        ({ operation }) => operation !== step.operation && !areAlike(operation, step.operation),
      ) &&
      agreeing([...planned, step], explicit).includes(step),
  );
  const [only, ...others] = planned;
  const unsaid = notPossible.filter((words) => !isRemark(both, words, planned));
  const open = unsaid.filter((words) => !isCovered(both, words, planned));
  // The rules left only remarks unread.
  const isRestTold = steps.length > 0 && notPossible.length > 0 && unsaid.length === 0;
  const named = [...undone.map(({ id }) => id), ...lost.map(({ operation }) => operation)].flatMap((id) => {
    const words = sayingOf(both, id, planned, open);
    return words === null ? [] : [{ title: operationOf(id).title, words }];
  });
  const isAlone = only !== undefined && others.length === 0;
  // "Sharper, and the background blurred", of which only one was understood.
  const isPartOnly = isAlone && !isRestTold && whole.likelihoodAlone(only.operation) < BOUNDS.isAll;
  // "Coffee teeth :( make em whiter": what is done is a right reading of the whole prompt.
  const isOnePiece = steps.length === 0 && both.pieces.length === 0;
  // "Bags under my eyes are terrible": a complaint asks for one thing.
  const isComplaint =
    isOnePiece && !quote.endsWith('…”') && complainsOnly(unquoted(quote)) && refused < BOUNDS.complaint;
  const isExplained =
    isAlone &&
    (open.length === 0 || isOnePiece) &&
    (isWholeWish(both, only.operation, refused) ||
      // "At least 2000 px on the shorter side": the rules read all of it, and without doubt.
      (both.pieces.length === 0 && steps.length === 1 && isUndoubted(both, only.operation)) ||
      (isComplaint && whole.likelihoodAlone(only.operation) > BOUNDS.complaint));
  const isSaid = steps.length > 0 && open.length > 0;
  const isPart = isSaid
    ? hints.length > 0 || refused > BOUNDS.saidByRules
    : hasUnknown && !isRestTold && !isExplained && refused > BOUNDS.refusedInPart;
  const isQuoted = isPart || (isPartOnly && named.length === 0);
  const quoted = open.length > 0 ? open : (openPieces(both, planned) ?? [quote]);
  return {
    notPossible: [...(isQuoted ? quoted : []), ...named.map(({ title }) => title)],
    ownWords: Object.fromEntries(named.map(({ title, words }) => [title, words])),
    hints: isPart ? hints : [],
  };
};
