import type { OperationId } from '@safelight/operations';
import { inOrder, unquoted, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { agreeing, isGroundOfShadow, isMeasuredInstead, VAGUE } from '../by-rules/agreeing.ts';
import { says } from '../clauses/clauses.ts';
import { wordsOf } from '../words/words.ts';
import { isFinal, isPolicy } from '../rules/beyond.ts';
import type { BothReadings } from './both-readings.ts';
import { leftUndone } from './left-undone.ts';
import { certainty, inPiece, isUndoubted, likelyIn, stepOf, type Likely } from './likely.ts';
import { NAMED_FOR_OPTIONS } from './options.ts';

/** Thresholds for log odds, chosen on the same lists. */
const BOUNDS = {
  /** The probability that exactly the likely operations are meant must be higher than this, */
  least: 0.6,
  /** or else only those are done that are likelier than this. */
  sure: 1,
  /** A step that another one includes is done only if it is likelier than this. */
  ownWish: 2,
  /** A step that the rules read plainly in a piece is done beside others if it is likelier than this. */
  besideOthers: -1,
  /** A step that the rules read where they left nothing unread is done beside others if it is likelier than this. */
  byBoth: 0,
  /** The same for a change of color. */
  surelyTone: 2,
  /** The prompt is refused if a refusal is likelier by this much than every operation that would be done. */
  refused: 1,
  /** One operation is done as a right reading of its own if that is likelier than this. */
  alone: -0.4,
  /** An operation that is less likely than this is no right reading alone either. */
  contrary: -6,
  /** The rules may be wrong that something is impossible if an operation alone is a right reading likelier than this, */
  clear: 2,
  /** and likelier than a refusal by this much. */
  clearOfRefusal: 8,
};

/** Repairs that go with any others. */
const REPAIRS: readonly string[] = ['brighten', 'low-light', 'sharpen', 'straighten', 'denoise'];
/** Changes of color whose words often mean something else as well. */
const TONES: readonly string[] = ['color-correction', 'cool-tones', 'enhance-colors'];
/** True for a step with a shape, size, format or color that the prompt names, which can mean nothing else. */
const isDefinite = ({ operation, options }: PlannedStep, steps: readonly PlannedStep[]): boolean => {
  switch (operation) {
    case 'crop':
      return (
        'ratio' in options && steps.every((step) => !('width' in step.options && 'height' in step.options))
      );
    case 'replace-background':
      return options['fill'] === 'color';
    case 'resize':
      return !('percent' in options);
    case 'blur':
      return 'soft' in options && steps.length > 1;
    case 'convert-format':
    case 'recolor':
      return true;
    default:
      return false;
  }
};
/** A text between quotation marks, inside those of a quoted prompt. */
const QUOTATION = /.["“„«][^"“”„«»]+["”“»]./u;

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

const OPPOSITES: readonly (readonly OperationId[])[] = [
  ['brighten', 'darken'],
  ['low-light', 'darken'],
  ['warm-tones', 'cool-tones'],
];
/** Of two opposite operations only the likelier is meant, unless the rules read both. */
const withoutOpposites = (chosen: readonly Likely[], read: readonly OperationId[]): readonly Likely[] =>
  chosen.filter(
    ({ id, odds }) =>
      !chosen.some(
        (other) =>
          other.odds > odds &&
          !(read.includes(id) && read.includes(other.id)) &&
          OPPOSITES.some((pair) => pair.includes(id) && pair.includes(other.id) && id !== other.id),
      ),
  );

const probabilityOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/**
 * The operation that most likely is a right reading alone, or the one that the rules read if they know every word. None
 * if that is too unlikely.
 */
const bestAlone = ({ reading, whole, isPlain, negated }: BothReadings): readonly Likely[] => {
  const isReadPlainly = ({ id }: Likely): boolean =>
    isPlain && reading.steps.some(({ operation }) => operation === id);
  return whole.ranked
    .filter((id) => !negated.includes(id) && whole.likelihoodOf(id) > BOUNDS.contrary)
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
export const agreed = (both: BothReadings): PromptReading => agreedOn(both, true);

/** Operations that are often wished beside the look of a decade. */
const OF_OLD_TIMES: readonly OperationId[] = ['black-and-white', 'warm-tones', 'fade', 'film-grain'];

/** As `agreed`. Without `mayBeAlone` no operation is done only because it is a right reading of everything alone. */
const agreedOn = (both: BothReadings, mayBeAlone: boolean): PromptReading => {
  const { reading, whole, quote, readAs } = both;
  const { steps, notPossible, hints } = reading;
  const read = steps.map(({ operation }) => operation);
  const said = notPossible.length > 0 ? notPossible : [quote];
  const refusal: PromptReading = { steps: [], notPossible: steps.length > 0 ? said : notPossible, hints };
  if (isFinal(reading) && !isClear(both)) return refusal;

  const likely = likelyIn(both);
  const together = meantTogether(likely);
  const alone = mayBeAlone ? aloneInstead(both, together) : [];
  // "It is upside down, also too dark": a repair in a piece of which the rules know every word, beside others.
  const isRepairBeside = ({ id, odds }: Likely): boolean =>
    REPAIRS.includes(id) &&
    notPossible.length === 0 &&
    both.plainInPiece.includes(id) &&
    odds > BOUNDS.besideOthers;
  // "Less yellow, and then on a mint background": the rules read all of it, and the classifier finds each step likely.
  const isReadByBoth = ({ id }: Likely): boolean => {
    const isNamed = steps.some((step) => step.operation === id && isDefinite(step, steps));
    const isPlainPiece = both.plainInPiece.includes(id);
    if (isNamed && isPlainPiece) return true;
    return (
      notPossible.length === 0 &&
      whole.likelihoodOf(id) > BOUNDS.byBoth &&
      (isNamed || (TONES.includes(id) && (isPlainPiece || whole.likelihoodOf(id) > BOUNDS.surelyTone)))
    );
  };
  // "Retro, with the title "Lake Erie"": a text between quotation marks.
  const isQuotedBeside = ({ id }: Likely): boolean =>
    id === 'add-text' && notPossible.length === 0 && QUOTATION.test(quote);
  // "Black and white, gritty": grain that the rules read beside the look to which it belongs.
  const isGrainBeside = ({ id }: Likely): boolean =>
    id === 'film-grain' && together.some((one) => one.id === 'black-and-white');
  // "Bianco e nero anni 50", "look anni 80, calda": a decade whose look the rules read, where no picture is from that time.
  const isDecadeBeside = ({ id }: Likely): boolean =>
    id === 'vintage' &&
    notPossible.length === 0 &&
    !wordsOf(unquoted(quote)).words.some((word) => says(word, 'picture')) &&
    steps.some(({ operation, options }) => operation === id && 'decade' in options) &&
    together.some((one) => OF_OLD_TIMES.includes(one.id));
  const beside = likely.filter(
    (one) =>
      together.length > 0 &&
      !together.includes(one) &&
      read.includes(one.id) &&
      (isRepairBeside(one) ||
        isQuotedBeside(one) ||
        isGrainBeside(one) ||
        isDecadeBeside(one) ||
        isReadByBoth(one)),
  );
  const chosen = withoutOpposites(alone.length > 0 ? alone : [...together, ...beside], read);
  const refused = whole.likelihoodOf('refuse');
  // "Black and white and add a hat": the refusal is that of another piece, which the rules cannot do.
  const isOwnPiece = (id: OperationId): boolean =>
    read.includes(id) && both.plainInPiece.includes(id) && notPossible.length > 0;
  const isRefused = ({ id }: Likely): boolean =>
    !isUndoubted(both, id) &&
    !isOwnPiece(id) &&
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
    chosen.some(({ id, odds }) => id === step.operation && odds > BOUNDS.ownWish) &&
    !fitting.some((other) => isMeasuredInstead(step, other) || isGroundOfShadow(step, other));
  const planned = inOrder([...kept, ...added].filter((step) => fitting.includes(step) || isCertain(step)));
  if (planned.length === 0) return refusal;
  // What only the classifier reads, as a right reading of everything, is a wrong one if anything is left undone.
  const isOnlyWhole = alone.length > 0 && kept.length === 0;
  // "Cooler tones, moody": beside one of several that the rules read, the others are no other readings of it.
  const isOneOfThem = alone.some(({ id }) => together.some((one) => one.id === id));
  const open = likely.filter(({ id }) => alone.length === 0 || (isOneOfThem && read.includes(id)));
  return {
    steps: planned,
    ...leftUndone(both, { planned, added, kept, likely: open, explicit }),
    ...(isOnlyWhole ? { unlessWhole: agreedOn(both, false) } : {}),
  };
};
