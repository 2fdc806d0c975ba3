import type { ClauseReading } from './clause-reading.ts';
import { onlyNames, says, type Clause } from './clauses.ts';
import { valueIn, type Wanted } from './reading.ts';

/** True for a clause that only says who stays after a removal: "remove the tourists, only my wife shall stay". */
export const isOnlyWhoStays = ({ words }: Clause, before: readonly Wanted[]): boolean =>
  before.some(({ operation }) => operation === 'remove-object') &&
  words.some((word) => says(word, 'only')) &&
  words.some((word) => says(word, 'keep')) &&
  words.every((word) => onlyNames(word) || says(word, 'only', 'keep') || word.concepts.size === 0);

/** True for a clause that repeats a wish to hide faces: "nobody should be recognisable, blur them all". */
export const isSameFaces = ({ wanted }: ClauseReading, before: readonly Wanted[]): boolean =>
  before.some(({ operation }) => operation === 'hide-faces') &&
  wanted.length === 1 &&
  ['blur', 'pixelate'].includes(wanted[0]?.operation ?? '');

export const FACES_HINT =
  'All faces are hidden or none; for some of them, paint over these and ask to blur them.';
/** True for a clause that selects some of the faces, which nothing can distinguish: "blur the faces, but not mine". */
export const isOfSomeFaces = ({ words, negated, excepted }: Clause, latest: readonly Wanted[]): boolean => {
  if (!latest.some(({ operation }) => operation === 'hide-faces')) return false;
  const isMine =
    negated.length > 0 &&
    words.length === 0 &&
    negated.every((word) => onlyNames(word) || MINE.test(word.text));
  const isThere =
    words.some((word) => valueIn(word, 'place') !== null) &&
    words.every((word) => onlyNames(word) || valueIn(word, 'place') !== null);
  return isMine || isThere || excepted.length > 0;
};
/** The crop of one more side: "crop the top and the bottom". Null if the clause names more than a side. */
export const anotherSide = ({ words, negated }: Clause, latest: readonly Wanted[]): Wanted | null => {
  const [crop] = latest.filter(({ operation, options }) => operation === 'crop' && 'edge' in options);
  const side = words.map((word) => valueIn(word, 'place')).find((place) => place !== null);
  const isOnlySide = words.every(
    (word) => valueIn(word, 'place') !== null || says(word, 'article', 'filler'),
  );
  if (crop === undefined || !SIDES.includes(side ?? '') || !isOnlySide || negated.length > 0) return null;
  return { ...crop, options: { ...crop.options, edge: side ?? '' } };
};
const SIDES: readonly string[] = ['left', 'right', 'top', 'bottom'];

const MINE = /^(?:mine|mía|mia|meins?|mienne|minha|ours)$/i;
