import type { PlannedStep, PromptReading } from './prompt-reading.ts';

const SIDES: readonly string[] = ['width', 'height', 'side', 'shortSide'];

const inPixelsOnly = (step: PlannedStep): PlannedStep => {
  if (step.operation !== 'resize' || !SIDES.some((side) => side in step.options)) return step;
  const { percent: _percent, ...options } = step.options;
  return { ...step, options };
};

/** The reading with one size for the picture: in "reduce it, to 2000 px", the pixels count, and no half is meant. */
export const withOneSize = (reading: PromptReading): PromptReading => ({
  ...reading,
  steps: reading.steps.map(inPixelsOnly),
});
