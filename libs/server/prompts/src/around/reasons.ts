import { VAGUE } from '../by-rules/agreeing.ts';
import type { PromptReading } from '../prompt-reading.ts';
import { withHoles } from '../words/quotations.ts';

/*
 * Why somebody wishes something, at the end of a prompt: “crop it square because the colors are so pale”. The reason
 * asks for nothing more, whatever it names.
 */

/** The French “car” is told from the English one by the word behind it. */
const FRENCH =
  "car (?=(?:les?|la|ils?|elles?|ça|je|on|nous|mon|ma|mes|son|sa|ses|ce|cette|tout|trop|y|[lcj]['’])(?!\\p{L}))";
const BECAUSE = `(?:${FRENCH}|(?:because|since|(?<!à )cause|['’]cause|coz|cos|cuz|bc|weil|denn|porque|ya que|pues|parce que|vu que|pois|já que|perché|visto che|siccome) )`;
/** Several wishes may follow a comma, so that only a reason without one is at the end. */
const REASON = new RegExp(`,? ${BECAUSE}[^,.;:!?\\n]+[\\s.!]*$`, 'iu');

/** True for a reading in which all is done, and not vaguely. */
const isClear = ({ steps, notPossible, hints }: PromptReading): boolean =>
  steps.length > 0 &&
  notPossible.length + hints.length === 0 &&
  steps.every(({ operation }) => !VAGUE.includes(operation));

/**
 * The reading of a prompt by `read`. If the wish before a reason is clear, and the reason adds another operation or
 * makes the wish doubtful, it is the reading of that wish alone.
 */
export const withoutReason = (prompt: string, read: (asked: string) => PromptReading): PromptReading => {
  const whole = read(prompt);
  const [holed, filled] = withHoles(prompt);
  const reason = REASON.exec(holed);
  if (reason === null) return whole;
  const wish = read(filled(holed.slice(0, reason.index)));
  const isWished = ({ operation }: PromptReading['steps'][number]): boolean =>
    wish.steps.some((step) => step.operation === operation);
  const isSame = whole.steps.length > 0 && whole.notPossible.length === 0 && whole.steps.every(isWished);
  return isSame || !isClear(wish) ? whole : wish;
};
