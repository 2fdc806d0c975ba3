import { PAINT_HINT } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { TONES } from '../lexicon/concepts.ts';
import { type PlannedStep, type PromptReading, withUndone } from '../prompt-reading.ts';
import type { Word } from '../words/words.ts';

const isTone = (word: Word): boolean =>
  says(word, ...TONES, 'overexposed', 'op:low-light') && valueIn(word, 'thing') === null;

/** Rows of people, which no lexicon has. */
const ROW = /^rows?$/iu;
/** True for the words of a wish for a tone of something at a place. */
const isOfTone = (word: Word): boolean =>
  isTone(word) ||
  says(word, 'filler', 'article', 'make', 'more', 'less', 'subtle', 'strong', 'background', 'excess') ||
  valueIn(word, 'thing') !== null ||
  valueIn(word, 'place') !== null ||
  ROW.test(word.text);

/** The clause that asks for another tone of what this step would remove, and says nothing else. */
const toneOf = ({ options }: PlannedStep, clauses: readonly Clause[]): Clause | undefined =>
  clauses.find(
    ({ words }) =>
      words.some(isTone) &&
      words.every(isOfTone) &&
      words.some((word) => valueIn(word, 'thing') === options['names']),
  );

/**
 * The plan without the removal of what shall only become lighter, darker or sharper: “darken the people in the background”, which
 * no part finds. Nothing of the prompt asks to remove something.
 */
export const withTonedLeft = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  if (clauses.some(({ words }) => words.some((word) => says(word, 'remove')))) return reading;
  const toned = reading.steps.flatMap((step) => {
    const clause = step.operation === 'remove-object' ? toneOf(step, clauses) : undefined;
    return clause === undefined ? [] : [{ step, text: clause.text }];
  });
  if (toned.length === 0) return reading;
  const steps = reading.steps.filter((step) => toned.every((one) => one.step !== step));
  return withUndone(
    { ...reading, steps },
    toned.map(({ text }) => text),
    PAINT_HINT,
  );
};
