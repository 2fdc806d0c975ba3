import { NOTHING, PAINT_HINT, type ClauseReading } from './clause-reading.ts';
import { says, type Clause } from './clauses.ts';
import { complement, regionIn } from './regions.ts';

/** Reads requests that keep the color of one thing: "only the person in color", "keep the car red". */
export const readColorSplash = ({ words, text }: Clause): ClauseReading | null => {
  const keeps = words.some((word) => says(word, 'keep') && !says(word, 'make'));
  const named = words.some((word) => [...word.concepts].some((concept) => concept.startsWith('color:')));
  // "Black and white with just the red" is refused, as only a thing or a person can keep its colors.
  const keepsColor =
    named &&
    words.some((word) => says(word, 'only')) &&
    words.some((word) => says(word, 'op:black-and-white')) &&
    regionIn(words) === null;
  if (keepsColor) return { ...NOTHING, isBeyond: true, hint: PAINT_HINT, kept: 'unknown', extra: text };
  const inColor = words.some((word) => says(word, 'in-color', 'color')) || (keeps && named);
  const isOther = words.some((word) => says(word, 'remove', 'blurry', 'op:blur', 'fix', 'vivid'));
  if (!inColor || isOther || !(keeps || words.some((word) => says(word, 'only')))) return null;
  // "The background black and white, just me in color": the person keeps the colors.
  const others = words.filter((word) => !says(word, 'background'));
  const region = regionIn(others) ?? regionIn(words);
  const isNamed = words.some((word) => word.concepts.size === 0 && /\p{L}{3}/u.test(word.text));
  const isOfOne =
    words.some((word) => says(word, 'only')) || (keeps && words.some((word) => says(word, 'in-color')));
  if (region === null && !(isNamed && isOfOne)) return null;
  if (region === null || region === 'unknown')
    return { ...NOTHING, isBeyond: true, hint: PAINT_HINT, kept: 'unknown', extra: text };
  return {
    ...NOTHING,
    wanted: [{ operation: 'black-and-white', options: { where: complement(region.region) }, isExact: true }],
    kept: region.region,
  };
};
