import { clausesOf } from '../clauses/clauses.ts';
import type { PromptReading } from '../prompt-reading.ts';
import { withoutPresentState } from './already-there.ts';
import { withColorGiven, withLessGiven } from './given.ts';
import { withLeanRighted } from './leaning.ts';
import { withFaultsKnown } from './misread.ts';
import { withMarksShown } from './more-visible.ts';

/**
 * The plan, which leads away from what the prompt says of the picture as it is: whoever tells that it leans, is cut off or
 * has dark corners wants the opposite. Both readers have decided before.
 */
export const awayFromState = (prompt: string, decided: PromptReading): PromptReading => {
  const clauses = clausesOf(prompt);
  const steps = [
    withLeanRighted,
    withoutPresentState,
    withColorGiven,
    withLessGiven,
    withMarksShown,
    withFaultsKnown,
  ];
  return steps.reduce((reading, lead) => lead(reading, clauses), decided);
};
