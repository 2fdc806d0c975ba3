import { type Given, operationOf, type StepOptions } from '@safelight/operations';
import { NOTHING, PAINT_HINT, type ClauseReading } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { isDoubtful } from '../clauses/doubt.ts';
import type { Wanted } from '../clauses/reading.ts';
import { canBePartial, type Region } from '../regions.ts';
import { partOfWishes } from './part-of-wishes.ts';
import { isOfFolds, unmeantFor } from './unknown-parts.ts';
import type { Word } from '../words/words.ts';

/** True for a word that requests something although no rule has read it. Verbs alone request nothing. */
const carriesWish = (word: Word): boolean =>
  (word.concepts.size === 0 && word.measure === null && /\p{L}{2}/u.test(word.text)) ||
  says(word, 'part', 'word', 'watermark', 'background') ||
  [...word.concepts].some((concept) => /^(?:thing|region|beyond):/.test(concept));

export const withRegion = (wanted: Wanted, region: Region): Wanted => ({
  ...wanted,
  options: { ...wanted.options, where: region } satisfies StepOptions,
});

/** Limits requests to the part that the clause names; refuses them when that part cannot be found. */
export const placedWishes = (
  clause: Clause,
  words: readonly Word[],
  wanted: readonly Wanted[],
  left: readonly Word[],
  given: Given,
): ClauseReading => {
  const rest = left.filter((word) => !says(word, 'article', 'filler'));
  if (wanted.length === 0) {
    const asks =
      rest.some(carriesWish) ||
      rest.some((word) => says(word, 'add', 'replace', 'write') && !says(word, 'make'));
    return { ...NOTHING, isBeyond: asks && !given.mask ? true : asks };
  }
  const isOnly = words.some((word) => says(word, 'only'));
  if (isDoubtful(words, wanted, left) && !given.mask)
    return { ...NOTHING, isBeyond: true, unmeant: isOnly ? unmeantFor(words, wanted, true) : [] };
  if (isOfFolds(words, wanted) && !given.mask)
    return { ...NOTHING, isBeyond: true, hint: PAINT_HINT, unmeant: ['smooth-skin', 'repair-scratches'] };
  const withAt = words.findIndex((word) => says(word, 'with'));
  const extraWords = withAt < 0 ? [] : words.slice(withAt + 1);
  const hasExtra = extraWords.some((word) => left.includes(word) && carriesWish(word));
  const extra = hasExtra ? extraWords.map(({ text }) => text.toLowerCase()).join(' ') : null;
  const about = hasExtra ? words.slice(0, withAt) : words;
  const adds =
    rest.some(
      (word) => carriesWish(word) && words.indexOf(word) > words.findIndex((other) => says(other, 'add')),
    ) && words.some((word) => says(word, 'add') && !says(word, 'make'));
  if (adds && !hasExtra && !given.mask) return { ...NOTHING, wanted: [], isBeyond: true };
  if (given.mask) return { ...NOTHING, wanted, extra };
  const part = partOfWishes({ words, about, left, wanted });
  const { region } = part;
  const placed: Wanted[] = [];
  for (const one of wanted) {
    const isFree = operationOf(one.operation).namesParts === true || 'where' in one.options;
    if (
      !part.concerns(one.operation) ||
      isFree ||
      !['correction', 'look', 'repair'].includes(operationOf(one.operation).phase)
    )
      placed.push(one);
    else if (region === null || region === 'unknown' || !canBePartial(one.operation))
      return {
        ...NOTHING,
        isBeyond: true,
        hint: PAINT_HINT,
        unmeant: unmeantFor(words, wanted, part.isSure),
      };
    else placed.push(withRegion(one, region.region));
  }
  return { ...NOTHING, wanted: placed, extra };
};
