import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { asksNotTo } from '../remarks/denials.ts';

/** Words that deny a wish: "nicht glätten", "ne lisse pas", "don't sharpen". */
const NOT =
  /(?<!\p{L})(?:don['’ ]?t|do not|please not|not|nicht(?: (?:schon )?wieder)?|no|(?<=ne (?:me |le |la |les )?\p{L}+ )pas|não|non)(?!\p{L})\s?/iu;
/** Words that keep something, which a step may change all the same. */
const KEEPS =
  /(?<!\p{L})(?:touch|change|lose|anfassen|ändern|toques?|cambies|touche[rz]?|change[rz]?|mexe[r]?|mude|toccare|cambiare)(?!\p{L})/iu;

/**
 * True for words that ask not to do something, if no step does it: "bitte die Haut nicht glätten", beside sharpening.
 * `readAlone` reads words as if they were the whole prompt.
 */
export const isDeniedAndNotDone = (
  text: string,
  steps: readonly PlannedStep[],
  readAlone: (text: string) => PromptReading,
): boolean => {
  if (!asksNotTo(text) || KEEPS.test(text)) return false;
  const wished = readAlone(text.replace(NOT, ''));
  return (
    wished.steps.length > 0 &&
    wished.notPossible.length === 0 &&
    wished.steps.every((step) => steps.every(({ operation }) => operation !== step.operation))
  );
};
