import type { PlannedStep, PromptReading } from '../prompt-reading.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** True if what cannot be removed is named after the thing that a step would remove: "the dog lead", "the car's antenna". */
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
 * The plan without a removal of the dog where its lead should go: whoever names both wants to keep the one that owns the
 * other.
 */
export const withOwnerStaying = (reading: PromptReading): PromptReading => {
  const steps = reading.steps.filter((step) => !reading.notPossible.some((told) => isOwnerOf(step, told)));
  return steps.length === reading.steps.length ? reading : { ...reading, steps };
};
