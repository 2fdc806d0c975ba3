import { says, type Clause } from '../clauses/clauses.ts';
import type { Concept } from '../lexicon/english.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';

/** "Give me some color", "dame un poquito de color", "gib mir etwas Farbe". */
const GIVES_COLOR =
  /(?<!\p{L})(?:give|gimme|add|bring|put|gib|gebt|bring|dame|dale|dá|dar|dê|donne|donnez|redonne|rends|dammi|dagli|dalle|danne|metti)(?: \p{L}+){0,5} (?:colou?rs?|farbe|color|couleurs?|cor|corzinha|cores|colore|colori|colorito)(?!\p{L})/iu;
const LESS =
  /(?<!\p{L})(?:less|weniger|moins|menos|meno|without|ohne|sans|sin|sem|senza|background|hintergrund|fond|fondo|fundo|sfondo|border|rahmen)(?!\p{L})/iu;
const isLess = ({ operation, options }: PlannedStep): boolean =>
  (operation === 'saturation' || operation === 'contrast') && options['direction'] === 'less';

/** "I'm so pale, give me a bit of color": a wish to be given color is never a wish for less. */
export const withColorGiven = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const gives = clauses.some(({ text }) => GIVES_COLOR.test(text) && !LESS.test(text));
  const isAsked = clauses.some(({ words }) => words.some((word) => says(word, 'less')));
  if (!gives || isAsked || !reading.steps.some(isLess)) return reading;
  const steps = reading.steps.map((step) =>
    isLess(step)
      ? { ...step, operation: 'saturation' as const, options: { ...step.options, direction: 'more' } }
      : step,
  );
  return { ...reading, steps };
};

/** The tones of which more or less can be asked for. */
const TONES = { saturation: ['color', 'vivid'], contrast: ['contrast'] } as const;

/** "Take the colors back by 15 %, they are too vivid": a wish for less of a tone is never a wish for more. */
export const withLessGiven = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const words = clauses.flatMap((clause) => clause.words);
  const isOnlyLess =
    words.some((word) => says(word, 'less')) && !words.some((word) => says(word, 'more', 'lacking'));
  if (!isOnlyLess) return reading;
  const isOfTone = (tones: readonly Concept[]): boolean =>
    clauses.some(
      (clause) =>
        clause.words.some((word) => says(word, 'less')) && clause.words.some((word) => says(word, ...tones)),
    );
  const steps = reading.steps.map((step) => {
    const { operation, options } = step;
    const isTone = operation === 'saturation' || operation === 'contrast';
    return isTone && options['direction'] === 'more' && isOfTone(TONES[operation])
      ? { ...step, options: { ...options, direction: 'less' } }
      : step;
  });
  return { ...reading, steps };
};
