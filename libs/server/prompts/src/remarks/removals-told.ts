import { type PromptReading, quote } from '../prompt-reading.ts';
import { surelyAsksNothing } from './remarks.ts';

/**
 * The reading without a removal that the prompt only tells of: “the car goes on ebay” and “my neighbor took it from the
 * train” wish nothing away.
 */
export const withoutRemovalsTold = (reading: PromptReading, prompt: string): PromptReading =>
  reading.steps.some(({ operation }) => operation === 'remove-object') && surelyAsksNothing(prompt)
    ? { ...reading, steps: [], notPossible: [quote(prompt)] }
    : reading;
