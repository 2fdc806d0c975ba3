import { ableTo } from '@safelight/rules';
import { OPERATIONS, operationOf, type OperationId } from '../operations/registry.ts';
import { amountName } from './amounts/amounts.ts';
import { nearestTo } from './nearest.ts';
import type { PlannedStep, PromptReading } from './prompt-reading.ts';

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The name of a part: "the car", or "red" for all that is red. */
const partName = (region: string): string =>
  /^color \S+ (.+)$/.exec(region)?.[1] ?? `the ${region.split(',')[0] ?? ''}`;

/** Returns the part of the picture that a step changes, in words: "in the background", "except the car". */
const placeName = (where: string): string =>
  where.startsWith('not ')
    ? `except ${partName(where.slice('not '.length))}`
    : where === 'background'
      ? 'in the background'
      : `(${partName(where)})`;

const stepName = ({ operation: id, strength, options }: PlannedStep): string => {
  const operation = operationOf(id);
  const title = operation.titleFor?.(options) ?? operation.title;
  const isMeasured = options['percent'] !== undefined;
  const amount = operation.graded && !isMeasured ? amountName(strength) : null;
  const place = options['where'] === undefined ? '' : ` ${placeName(String(options['where']))}`;
  return `${amount === null ? title : `${title} (${amount})`}${place}`;
};

/** Returns the reading with the operations that this installation lacks moved to `notPossible`. */
export const limitTo = (reading: PromptReading, available: readonly OperationId[]): PromptReading => {
  const lacking = reading.steps.filter(({ operation }) => !available.includes(operation));
  return {
    ...reading,
    steps: reading.steps.filter(({ operation }) => available.includes(operation)),
    notPossible: [...lacking.map(({ operation }) => operationOf(operation).title), ...reading.notPossible],
  };
};

/** Returns the text that tells a person what was done and what was not: "Black and white, then vintage (strong)." */
export const describePlan = (
  { steps, notPossible, hints }: PromptReading,
  notes: readonly string[],
): string => {
  const done = `${capitalised(steps.map(stepName).join(', then '))}.`;
  const undone = notPossible.length === 0 ? [] : [`Not done: ${notPossible.join(', ')}.`, ...hints];
  return [done, ...notes, ...undone].join(' ');
};

/** Returns the text that tells a person why nothing was done, with the three nearest possible edits as prompts. */
export const describeRefusal = (
  prompt: string,
  { notPossible, hints }: PromptReading,
  available: readonly OperationId[] = OPERATIONS.map(({ id }) => id),
): string => {
  const reason =
    notPossible.length === 0
      ? 'No edit was found in these words.'
      : `The built-in editor cannot do this: ${notPossible.join(', ')}.`;
  const able = nearestTo(prompt, available).map((id) => operationOf(id).example);
  return [reason, ...hints, ableTo(able)].join(' ');
};
