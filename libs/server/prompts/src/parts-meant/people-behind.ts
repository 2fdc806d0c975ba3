import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';

const removesPeople = ({ operation, options }: PlannedStep): boolean =>
  operation === 'remove-object' && options['names'] === 'person';

const SOMEONE = /^(?:einer|jemand|one|someone|somebody|celui|quelqu un|uno|alguien|um|alguém|qualcuno)$/iu;
/** "Einer hinten muss weg", "celui de derrière": one person behind somebody, and not all who are there. */
const withOneBehind = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const isOne = clauses.some(({ words }) => {
    const at = words.findIndex(({ text }) => SOMEONE.test(text));
    const placeAt = words.findIndex((word, index) => index > at && says(word, 'place:behind'));
    return at >= 0 && placeAt > at && words.slice(at + 1, placeAt).every((word) => says(word, 'filler'));
  });
  if (!isOne) return reading;
  const steps = reading.steps.map((step) =>
    removesPeople(step) && step.options['said'] === 'people' && step.options['count'] === 0
      ? { ...step, options: { ...step.options, said: 'person', count: 1 } }
      : step,
  );
  return { ...reading, steps };
};

/** The removals of people that the rules read in a clause alone. */
const removalsIn = ({ text }: Clause): readonly PlannedStep[] =>
  readByRules(text).steps.filter(removesPeople);

/**
 * The plan, in which people who are removed are those at the place that their clause says: beside something that shall
 * stay, the rules lose it in "the tourists behind us, but keep the fountain".
 */
const withOwnPlace = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const isOpen = (step: PlannedStep): boolean => removesPeople(step) && step.options['place'] === '';
  if (clauses.length < 2 || !reading.steps.some(isOpen)) return reading;
  const [removal, another] = clauses.flatMap(removalsIn);
  const place = removal?.options['place'];
  if (removal === undefined || another !== undefined || place !== 'behind') return reading;
  const isKept = clauses.some(({ words }) =>
    words.some((word) => says(word, 'keep') && valueIn(word, 'thing') !== 'person'),
  );
  if (!isKept) return reading;
  const steps = reading.steps.map((step) => (isOpen(step) ? { ...step, options: removal.options } : step));
  return { ...reading, steps };
};

/** The plan, of which the people who are removed are those behind somebody if the prompt says so. */
export const withPeopleBehind = (reading: PromptReading, clauses: readonly Clause[]): PromptReading =>
  withOneBehind(withOwnPlace(reading, clauses), clauses);
