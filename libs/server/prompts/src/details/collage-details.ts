import { says } from '../clauses/clauses.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { ABOVE_OR_BELOW, THE_OTHER } from '../words/arrangements.ts';
import { lineBetween } from '../words/line-between.ts';
import { colorsOf, saidIn, type Said } from './said.ts';

/** Words in six languages for a picture above another one. */
const STACKED = new RegExp(
  `(?<!\\p{L})(?:${ABOVE_OR_BELOW} ${THE_OTHER}|stacked|vertically|(?:top|above)[^.!?]* (?:bottom|below)|untereinander|übereinander|oben[^.!?]* unten|(?:arriba|encima)[^.!?]* (?:abajo|debajo)|(?:before|first(?: one)?) (?:is )?(?:on top|above)|(?:en haut|dessus)[^.!?]* (?:en bas|dessous)|(?:em cima|acima)[^.!?]* (?:em ?baixo|abaixo)|sopra[^.!?]* sotto)(?!\\p{L})`,
  'iu',
);

/** The reading that does not list as undone how two pictures are arranged, if they are. */
export const withLayoutDone = (reading: PromptReading): PromptReading => {
  const isStacked = reading.steps.some(({ options }) => options['layout'] === 'stacked');
  if (!isStacked) return reading;
  const notPossible = reading.notPossible.filter((told) => !STACKED.test(told));
  return { ...reading, notPossible, hints: notPossible.length > 0 ? reading.hints : [] };
};

/** The steps for joining two pictures, with their arrangement and the color of the line between them. */
export const withCollage = (
  steps: readonly PlannedStep[],
  said: Said,
  prompt: string,
): readonly PlannedStep[] => {
  if (!steps.some(({ operation }) => operation === 'collage')) return steps;
  const line = lineBetween(prompt);
  const [color] = line === null ? [] : colorsOf(saidIn(line));
  const layout = STACKED.test(prompt) ? { layout: 'stacked' } : {};
  const gap = color === undefined || color.hex === '#ffffff' ? {} : { gap: color.hex };
  const asksFor = {
    crop: ['crop', 'square'],
    'match-reference': ['color', 'light'],
    border: ['border'],
  } as const;
  // "A panorama" of two pictures asks for no crop, and a border is drawn only if it is named in addition to the line.
  const isAsked = ({ operation }: PlannedStep): boolean =>
    !(operation in asksFor) ||
    said.words.some((word) => says(word, ...asksFor[operation as keyof typeof asksFor]));
  return steps
    .filter(isAsked)
    .map((step) =>
      step.operation === 'collage' ? { ...step, options: { ...step.options, ...layout, ...gap } } : step,
    );
};
