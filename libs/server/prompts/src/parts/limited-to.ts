import { PAINT_HINT } from '../clause-reading.ts';
import { onlyNames, says, type Clause } from '../clauses/clauses.ts';
import { DEFINITE } from '../remarks/meant.ts';
import type { Wanted } from '../clauses/reading.ts';
import { canBePartial, regionIn } from '../regions.ts';
import { withRegion } from './placed-wishes.ts';

/** What a clause such as "only the faces" makes of the wishes before it. */
export interface Limited {
  /** The wishes for that part alone; none if it cannot be found. */
  readonly wanted: readonly Wanted[];
  readonly hint: string | null;
}

/**
 * Limits wishes to the part that the next clause names alone: "brighter please, only the faces". Null for other
 * clauses, and for wishes that are about a part already.
 */
export const limitedTo = (
  { words, negated, excepted }: Clause,
  latest: readonly Wanted[],
): Limited | null => {
  const isOnlyName =
    words.some((word) => says(word, 'only')) &&
    negated.length + excepted.length === 0 &&
    words.every(
      (word) => onlyNames(word) || says(word, 'only', 'background', 'skin') || word.concepts.size === 0,
    );
  const named = isOnlyName ? regionIn(words.filter((word) => !says(word, 'only'))) : null;
  const isUnknown =
    isOnlyName &&
    words.some((word, at) => word.concepts.size === 0 && DEFINITE.test(words[at - 1]?.text ?? ''));
  const region = named ?? (isUnknown ? 'unknown' : null);
  const isOfWhole = latest.every(
    ({ operation, options }) => canBePartial(operation) && !('where' in options),
  );
  // "The sky looks washed out, only the sky": the clause repeats the part.
  const isThere = latest.every(
    ({ options }) => options['where'] === (region === 'unknown' ? '' : region?.region),
  );
  if (latest.length > 0 && region !== null && isThere) return { wanted: latest, hint: null };
  // "Black and white, only the car": the car may be what keeps its colors.
  const isOfBackground = region !== null && region !== 'unknown' && region.region === 'background';
  const isGray = !isOfBackground && latest.some(({ operation }) => operation === 'black-and-white');
  if (latest.length === 0 || region === null || !isOfWhole || isGray) return null;
  return region === 'unknown'
    ? { wanted: [], hint: PAINT_HINT }
    : { wanted: latest.map((one) => withRegion(one, region.region)), hint: null };
};
