import { opinionOf } from '../opinion-of.ts';
import { quotedIn, type PromptReading } from '../prompt-reading.ts';
import { lettersIn } from '../words/letters-in.ts';

/**
 * The reading may say that the whole prompt is not done. An operation is done all the same if its log odds are above this.
 */
const SURE_ANYWAY = 2.4;
/** The reading without its contradiction: it cannot do something and say of all that was written that it is not done. */
export const withoutContradiction = (reading: PromptReading, written: string): PromptReading => {
  const { steps, notPossible } = reading;
  const isAll = (told: string): boolean => lettersIn(quotedIn(told) ?? '') === lettersIn(written);
  if (steps.length === 0 || !notPossible.some(isAll)) return reading;
  const { likelihoodOf } = opinionOf(written);
  return steps.every(({ operation }) => likelihoodOf(operation) > SURE_ANYWAY)
    ? { ...reading, notPossible: notPossible.filter((told) => !isAll(told)), hints: [] }
    : { ...reading, steps: [] };
};
