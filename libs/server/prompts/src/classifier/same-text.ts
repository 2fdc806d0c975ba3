import type { PromptReading } from '../prompt-reading.ts';
import type { Opinion } from './opinion.ts';

/** The reading, in which the name of an account is a text where the classifier finds that likelier than a watermark. */
export const withHandlesAsMeant = (reading: PromptReading, { likelihoodOf }: Opinion): PromptReading => {
  const isOnlyText =
    reading.steps.every(({ operation }) => operation !== 'add-text') &&
    likelihoodOf('add-text') > likelihoodOf('watermark');
  if (!isOnlyText) return reading;
  const steps = reading.steps.map((step) =>
    step.operation === 'watermark' && String(step.options['text']).startsWith('@')
      ? { ...step, operation: 'add-text' as const }
      : step,
  );
  return { ...reading, steps };
};
