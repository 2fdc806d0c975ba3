import { type Given } from '@safelight/operations';
import { type PromptReading } from '../prompt-reading.ts';
import { remembering } from './remembering.ts';

/** Nothing is given beside a prompt: no mask and no other picture. */
export const NOTHING_GIVEN: Given = { mask: false, reference: false };

/** The same reader, which remembers its readings of the prompts that it read last with nothing given beside them. */
export const rememberingReadings = (
  read: (prompt: string, given: Given) => PromptReading,
): ((prompt: string, given: Given) => PromptReading) => {
  const readAlone = remembering((prompt) => read(prompt, NOTHING_GIVEN));
  return (prompt, given) => (given.mask || given.reference ? read(prompt, given) : readAlone(prompt));
};
