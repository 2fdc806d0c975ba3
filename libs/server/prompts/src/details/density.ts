import { quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';

const HINT =
  'A density in dots per inch means something only with a size on paper: say both, such as 10x15 cm at 300 dpi.';
const DENSITY = /(?<![\p{L}\p{N}])(\d{2,4}) ?(?:dpi|ppi|ppp)(?!\p{L})/iu;
/** Fewer dots than this are those of a screen. */
const FOR_PRINTING = 150;

/** A change of the size of which nothing but the density was said. */
const isOfDensity = ({ operation, options }: PlannedStep): boolean =>
  (operation === 'resize' && options['percent'] === 50) ||
  (operation === 'upscale' && options['factor'] === 2);

/** A change to a size that was said, which a density does not change again. */
const isOfSize = (step: PlannedStep): boolean =>
  (step.operation === 'resize' || step.operation === 'upscale') && !isOfDensity(step);

/**
 * The plan of a prompt that says a density and no size: for printing the picture gets more pixels, and never fewer. For a screen
 * the number changes nothing that could be seen.
 */
export const withDensity = (reading: PromptReading, prompt: string): PromptReading => {
  const found = DENSITY.exec(prompt);
  const isSized = /\d ?%|percent|prozent|half|hälfte|double|[x×]\s?\d|\d\s?[x×]|times|mal /iu.test(prompt);
  if (found === null || isSized || !reading.steps.some(isOfDensity)) return reading;
  if (reading.steps.some(isOfSize))
    return { ...reading, steps: reading.steps.filter((step) => !isOfDensity(step)) };
  if (Number(found[1]) >= FOR_PRINTING) {
    const steps = reading.steps.map((step): PlannedStep =>
      step.operation === 'resize' && isOfDensity(step)
        ? { operation: 'upscale', strength: 1, options: { factor: 2 } }
        : step,
    );
    return { ...reading, steps };
  }
  return {
    ...reading,
    steps: reading.steps.filter((step) => !isOfDensity(step)),
    notPossible: [...reading.notPossible, quote(found[0])],
    hints: [...reading.hints, HINT],
  };
};
