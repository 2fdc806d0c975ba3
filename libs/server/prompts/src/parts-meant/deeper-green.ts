import type { Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';

/* “Césped más verde”: the grass gets a deeper green, as “greener grass” does, and not more of all its colors. */

const MORE_GREEN = /^(?:más verdes?|plus verte?s?|mais verdes?|più verd[ei])$/iu;
const isGreener = ({ words }: Clause): boolean =>
  words.some(({ text }) => MORE_GREEN.test(text)) &&
  words.some((word) => valueIn(word, 'region') === 'plants');
const isOfPlants = ({ operation, options }: PlannedStep): boolean =>
  operation === 'enhance-colors' && options['where'] === 'plants';

/** The plan, in which plants that shall be greener become green. */
export const withDeeperGreen = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const clause = clauses.find(isGreener);
  const plants = clause?.words.find((word) => valueIn(word, 'region') === 'plants');
  if (plants === undefined) return reading;
  const green = { names: 'plants', said: 'the plants', color: '#2f9e4f', name: 'green' };
  const steps = reading.steps.map((step): PlannedStep =>
    isOfPlants(step) ? { operation: 'recolor', strength: step.strength, options: green } : step,
  );
  return { ...reading, steps };
};
