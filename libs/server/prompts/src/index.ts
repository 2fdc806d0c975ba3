// Reads prompts: what a person wishes for, as steps of the operations, and what of it cannot be done.
export {
  describePlan,
  describeRefusal,
  limitTo,
  needsOtherPicture,
  planOf,
  type PlanInWords,
} from './describe-plan.ts';
export { withOtherRead } from './other-picture/needs-other.ts';
export type { PlannedStep, PromptReading } from './prompt-reading.ts';
export { readPrompt } from './read-prompt.ts';
