import { quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { OTHER_HINT } from '../rules/frames.ts';

/*
 * "Junta as duas fotos, escrito ANTES e DEPOIS em cima": a text for two images that are joined. Where the other image is missing,
 * it would stand on one of them.
 */

const isText = ({ operation }: PlannedStep): boolean => operation === 'add-text';

/** The reading without texts on one image if the images that they are for are not joined. */
export const withoutTextsOfCollage = (reading: PromptReading, prompt: string): PromptReading => {
  const texts = reading.steps.filter(isText);
  if (texts.length === 0 || !reading.hints.includes(OTHER_HINT)) return reading;
  const steps = reading.steps.filter((step) => !isText(step));
  const unwritten = texts.flatMap(({ options }) => options['text'] ?? []).map((text) => quote(String(text)));
  return steps.length === 0
    ? { steps, notPossible: [quote(prompt)], hints: [OTHER_HINT] }
    : { ...reading, steps, notPossible: [...reading.notPossible, ...unwritten] };
};
