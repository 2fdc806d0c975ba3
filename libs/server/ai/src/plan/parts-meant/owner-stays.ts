import type { PlannedStep, PromptReading } from '../prompt-reading.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** True if a step would remove the owner of something that cannot be removed: "the dog lead", "the car's antenna". */
const isOwnerOf = ({ operation, options }: PlannedStep, told: string): boolean => {
  const name = String(options['said'] ?? '').replace(/^the /iu, '');
  return (
    operation === 'remove-object' &&
    name !== '' &&
    new RegExp(
      `(?<!\\p{L})${escaped(name)}(?:['’ ]s)? (?!and |y |und |et |e |from |in |on |at )\\p{L}{3,}`,
      'iu',
    ).test(told)
  );
};

/**
 * The plan without the removal of an owner if only its belonging should go: "remove the dog lead" must not remove the
 * dog.
 */
export const withOwnerStaying = (reading: PromptReading): PromptReading => {
  const steps = reading.steps.filter((step) => !reading.notPossible.some((told) => isOwnerOf(step, told)));
  return steps.length === reading.steps.length ? reading : { ...reading, steps };
};
