import { clausesOf } from '../clauses/clauses.ts';
import type { PromptReading } from '../prompt-reading.ts';
import { withoutPresentState } from './already-there.ts';
import { withColorGiven, withLessGiven } from './given.ts';
import { withColorsLeft } from './colors-lost.ts';
import { withMissedGiven } from './dull.ts';
import { withLeanRighted } from './leaning.ts';
import { withLieRighted } from './lies.ts';
import { withFaultsKnown } from './misread.ts';
import { withMarksShown } from './more-visible.ts';

/**
 * The plan of both readers, corrected where it would increase a fault that the prompt describes: a picture that leans, is
 * cut off or has dark corners shall not get more of that.
 */
export const awayFromState = (prompt: string, decided: PromptReading): PromptReading => {
  const clauses = clausesOf(prompt);
  const steps = [
    withLeanRighted,
    withLieRighted,
    withoutPresentState,
    withColorGiven,
    withLessGiven,
    withMissedGiven,
    withMarksShown,
    withFaultsKnown,
    withColorsLeft,
  ];
  return steps.reduce((reading, lead) => lead(reading, clauses), decided);
};
