import { PAINT_HINT } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { type PlannedStep, type PromptReading, withUndone } from '../prompt-reading.ts';

const isOfThing = ({ options }: PlannedStep): boolean =>
  !['undefined', 'background', 'subject', 'face', 'sky'].includes(String(options['where'])) &&
  !String(options['where']).startsWith('not ');
/** True for "faded kinda": only how something looks, without a verb and without the picture. */
const onlyDescribes = ({ words, negated }: Clause): boolean =>
  negated.length === 0 &&
  words.some((word) => says(word, 'op:fade')) &&
  !words.some((word) => says(word, ...VERBS, 'picture', 'everything', 'this', 'color'));

/**
 * The plan without the faded look of the whole picture if it is said of the thing before it: "the jacket should be lighter,
 * faded kinda". Nothing fades one thing alone, so the result says so.
 */
export const withFadedThing = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const described = clauses.slice(1).find(onlyDescribes);
  const isFaded = ({ operation, options }: PlannedStep): boolean =>
    operation === 'fade' && !('where' in options);
  const others = reading.steps.filter((step) => !isFaded(step));
  if (described === undefined || others.length === reading.steps.length || !others.some(isOfThing))
    return reading;
  return withUndone({ ...reading, steps: others }, [described.text], PAINT_HINT);
};
