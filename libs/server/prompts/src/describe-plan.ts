import { everydayName, type OperationId, operationOf, OPERATIONS } from '@safelight/operations';
import { ableTo, needOtherPicture, NEEDS_OTHER_PICTURE, unableTo } from '@safelight/rules';
import { amountName } from './amounts/amounts.ts';
import { nearestTo } from './nearest.ts';
import { undoneOf } from './other-picture/needs-other.ts';
import type { PlannedStep, PromptReading } from './prompt-reading.ts';
import { partsOf } from './regions.ts';

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const LIST = new Intl.ListFormat('en');
/** The name of a part: "the car", "the car and the bus", "red" for everything that is red, or "all text". */
const partName = (region: string): string =>
  LIST.format(
    partsOf(region).map((part) =>
      part === 'text'
        ? 'all text'
        : (/^color \S+ (.+)$/.exec(part)?.[1] ?? `the ${everydayName(part.split(',')[0] ?? '')}`),
    ),
  );

/** The part of the picture that a step changes, in words: "in the background", "except the car". Null for a part in parentheses. */
const placeName = (where: string): string | null =>
  where.startsWith('not ')
    ? `except ${partName(where.slice('not '.length))}`
    : where === 'background'
      ? 'in the background'
      : null;

const stepName = ({ operation: id, strength, options }: PlannedStep, isAllHidden = false): string => {
  const operation = operationOf(id);
  const title = operation.titleFor?.(options) ?? operation.title;
  const isMeasured = options['percent'] !== undefined;
  const where = options['where'] === undefined ? null : String(options['where']);
  const place = where === null ? null : placeName(where);
  const details = [
    isAllHidden ? 'the whole image' : where === null || place !== null ? null : partName(where),
    operation.graded && !isMeasured ? amountName(strength) : null,
  ].filter((detail) => detail !== null);
  return [title, ...(details.length > 0 ? [`(${details.join(', ')})`] : []), place ?? []].flat().join(' ');
};

/** Returns the reading with the operations that this installation lacks moved to `notPossible`. */
export const limitTo = (reading: PromptReading, available: readonly OperationId[]): PromptReading => {
  const { withReference } = reading;
  const lacking = reading.steps.filter(({ operation }) => !available.includes(operation));
  return {
    ...reading,
    steps: reading.steps.filter(({ operation }) => available.includes(operation)),
    notPossible: [...lacking.map(({ operation }) => operationOf(operation).title), ...reading.notPossible],
    ...(withReference === undefined ? {} : { withReference: limitTo(withReference, available) }),
  };
};

const EVERY_OPERATION: readonly OperationId[] = OPERATIONS.map(({ id }) => id);

/** What an edit would do, in words for the person. */
export interface PlanInWords {
  /** What is done, in this order: “brighten (slightly)”. */
  readonly steps: readonly string[];
  /** What would be done with another picture. */
  readonly needsReference: readonly string[];
  /** What is asked for and not done. */
  readonly notDone: readonly string[];
  /** Sentences that explain what is not done, or that advise about what is. */
  readonly hints: readonly string[];
  /** Prompts for the nearest edits that are possible, if nothing of the prompt is. */
  readonly nearest: readonly string[];
}

/** Returns a reading in words, without suggestions. Hints explain only what is not done; advice is about what is. */
const inWords = (reading: PromptReading): Omit<PlanInWords, 'nearest'> => {
  const { needsReference, notPossible, hints } = undoneOf(reading);
  const isHinted = reading.steps.length + needsReference.length === 0 || notPossible.length > 0;
  return {
    steps: reading.steps.map((step) => stepName(step)),
    needsReference,
    notDone: notPossible,
    hints: [...(isHinted ? hints : []), ...(reading.advice ?? [])],
  };
};

/** True for a step that makes the whole picture illegible, although often only a part is meant: "pixelate this". */
const hidesAll = ({ operation, options }: PlannedStep): boolean =>
  operationOf(operation).hides !== undefined && options['where'] === undefined;

const PART_HINT = 'Paint over a part, and only that is hidden.';

interface PlanOptions {
  readonly available?: readonly OperationId[];
  /** True if only a painted area may change. */
  readonly isMasked?: boolean;
}

/**
 * Returns a reading in words, which says where the whole picture would be hidden. If nothing of the prompt is
 * possible, with another picture or without, it contains the three nearest possible edits.
 */
export const planOf = (
  prompt: string,
  reading: PromptReading,
  { available = EVERY_OPERATION, isMasked = false }: PlanOptions = {},
): PlanInWords => {
  const { needsReference, notDone, hints } = inWords(reading);
  const near = reading.steps.length + needsReference.length > 0 ? [] : nearestTo(prompt, available);
  const isHidden = (step: PlannedStep): boolean => !isMasked && hidesAll(step);
  return {
    steps: reading.steps.map((step) => stepName(step, isHidden(step))),
    needsReference,
    notDone,
    hints: reading.steps.some(isHidden) ? [...hints, PART_HINT] : hints,
    nearest: near.map((id) => operationOf(id).example),
  };
};

/** Returns the text that tells a person what was done and what was not: "Black and white, then vintage (strong)." */
export const describePlan = (reading: PromptReading, notes: readonly string[]): string => {
  const { steps, needsReference, notDone, hints } = inWords(reading);
  const needed = needsReference.length === 0 ? [] : [needOtherPicture(needsReference)];
  const done = `${capitalised(steps.join(', then '))}.`;
  const undone = notDone.length === 0 ? [] : [`Not done: ${notDone.join(', ')}.`];
  return [done, ...notes, ...needed, ...undone, ...hints].join(' ');
};

/** True if something of the prompt would only be done with another picture. */
export const needsOtherPicture = (reading: PromptReading): boolean =>
  undoneOf(reading).needsReference.length > 0;

/**
 * Returns the text that tells a person why nothing was done: that another picture is needed, or that it is not possible,
 * with the three nearest possible edits as prompts.
 */
export const describeRefusal = (
  prompt: string,
  reading: PromptReading,
  available: readonly OperationId[] = EVERY_OPERATION,
): string => {
  const { needsReference, notDone, hints, nearest } = planOf(prompt, reading, { available });
  if (needsReference.length > 0) {
    const undone = notDone.length === 0 ? [] : [unableTo(notDone)];
    return [NEEDS_OTHER_PICTURE, 'Add one and try again.', ...undone, ...hints].join(' ');
  }
  return [unableTo(notDone), ...hints, ableTo(nearest)].join(' ');
};
