import { PAINT_HINT } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { placePhrases } from '../places/place-phrases.ts';
import { quote, type PromptReading } from '../prompt-reading.ts';

const DARK = /^(?:dark|dunkle[nmrs]?|foncée?s?|sombres?|oscur[oa]s?|scur[oaie]|escur[oa]s?)$/iu;

/**
 * "Bring out the detail in the black fur": nothing finds the fur, but light in the dark parts of the picture shows what is
 * dark there. The reading that gives it, and says that it is not limited to the fur. Null for other prompts.
 */
export const withDarkDetails = (reading: PromptReading, clauses: readonly Clause[]): PromptReading | null => {
  const [clause, ...others] = clauses.filter(({ words }) => words.some((word) => !says(word, 'filler')));
  if (clause === undefined || others.length > 0 || reading.steps.length > 0) return null;
  const isOfDetail = clause.words.some((word) => says(word, 'detail'));
  const isKept = clause.negated.length + clause.excepted.length > 0;
  const place = placePhrases(clause).find(
    ({ region, named, isAt }) =>
      isAt &&
      region === 'unknown' &&
      named.some((word) => valueIn(word, 'color') === 'black' || DARK.test(word.text)),
  );
  if (
    !isOfDetail ||
    isKept ||
    place === undefined ||
    clause.words.some((word) => says(word, 'only', 'remove'))
  )
    return null;
  return {
    steps: [{ operation: 'low-light', strength: 1, options: {} }],
    notPossible: [quote(place.text)],
    hints: [PAINT_HINT],
  };
};
