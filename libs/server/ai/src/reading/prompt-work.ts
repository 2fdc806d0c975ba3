import type { AiEditFailure } from '@safelight/domain';
import type { Given, OperationId } from '@safelight/operations';
import {
  describePlan,
  describeRefusal,
  limitTo,
  needsOtherPicture,
  planOf,
  type PlanInWords,
  type PromptReading,
  readPrompt,
  withOtherRead,
} from '@safelight/prompts';
import { ideasFor } from '../suggest/ideas.ts';

/** Why nothing of a prompt would be done. */
export interface PromptRefusal {
  readonly failure: AiEditFailure;
  readonly message: string;
}

/** Reads a prompt. Without another picture the reading also says what would be done with one. */
const read = (prompt: string, given: Given): PromptReading => {
  const reading = readPrompt(prompt, given);
  return given.reference
    ? reading
    : withOtherRead(reading, prompt, () => readPrompt(prompt, { ...given, reference: true }));
};

const refuse = (
  prompt: string,
  reading: PromptReading,
  available?: readonly OperationId[],
): PromptRefusal => ({
  failure: needsOtherPicture(reading) ? 'needs_reference' : 'not_possible',
  message: describeRefusal(prompt, reading, available),
});

const plan = (prompt: string, given: Given, available: readonly OperationId[]): PlanInWords =>
  planOf(prompt, limitTo(read(prompt, given), available), { available, isMasked: given.mask });

/**
 * What the local editor and prompt writer do with prompts. It needs no picture and no other resource, but up to seconds
 * of processor time: a server has it done by `createPromptReader`.
 */
export const promptWork = { read, limit: limitTo, refuse, describe: describePlan, plan, ideas: ideasFor };

export type PromptWork = typeof promptWork;
