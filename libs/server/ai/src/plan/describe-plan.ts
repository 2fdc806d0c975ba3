import { ableTo } from '@safelight/rules';
import { OPERATIONS, operationOf, type OperationId } from '../operations/registry.ts';
import { amountName } from './amounts.ts';
import type { PlannedStep, PromptReading } from './read-prompt.ts';

/** Who could do more, for a person who has no say in what is set up. */
const ELSEWHERE = 'needs a generative model, which is not set up here';

/** Enough of a list of everything to be an answer. */
const NAMED_ABILITIES = 12;

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const stepName = ({ operation: id, strength, options }: PlannedStep): string => {
  const operation = operationOf(id);
  const title = operation.titleFor?.(options) ?? operation.title;
  const amount = operation.graded ? amountName(strength) : null;
  return amount === null ? title : `${title} (${amount})`;
};

/** The same reading with the operations this installation lacks among what is not possible. */
export const limitTo = (reading: PromptReading, available: readonly OperationId[]): PromptReading => {
  const lacking = reading.steps.filter(({ operation }) => !available.includes(operation));
  return {
    ...reading,
    steps: reading.steps.filter(({ operation }) => available.includes(operation)),
    notPossible: [...lacking.map(({ operation }) => operationOf(operation).title), ...reading.notPossible],
  };
};

/** What was done and what was not, for the person: "Black and white, then vintage (strong)." */
export const describePlan = (
  { steps, notPossible, hints }: PromptReading,
  notes: readonly string[],
): string => {
  const done = `${capitalised(steps.map(stepName).join(', then '))}.`;
  const undone =
    notPossible.length === 0 ? [] : [`Not done: ${notPossible.join(', ')}.`, ...hints, `That ${ELSEWHERE}.`];
  return [done, ...notes, ...undone].join(' ');
};

/** Why nothing was done, and what could be. */
export const describeRefusal = (
  { notPossible, hints }: PromptReading,
  available: readonly OperationId[] = OPERATIONS.map(({ id }) => id),
): string => {
  const reason =
    notPossible.length === 0
      ? 'No edit was found in these words.'
      : `The built-in editor cannot do this: ${notPossible.join(', ')}.`;
  const able = available.slice(0, NAMED_ABILITIES).map((id) => operationOf(id).title);
  return [reason, ...hints, ableTo(able), `Anything else ${ELSEWHERE}.`].join(' ');
};
