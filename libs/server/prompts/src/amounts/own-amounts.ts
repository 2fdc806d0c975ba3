import { amountIn } from './amounts.ts';
import { says } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import type { Wanted } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

/** What one rule read in a clause, and the words that it took. */
export interface Found {
  readonly wanted: readonly Wanted[];
  readonly taken: readonly Word[];
}

/** Words that say how much, and not of what. */
const isAmount = (word: Word): boolean =>
  says(word, 'subtle', 'moderate', 'strong', 'half') ||
  word.measure?.kind === 'percent' ||
  word.measure?.kind === 'change';
/** Words that every rule takes. */
const isNeutral = (word: Word): boolean =>
  says(word, 'article', 'filler', 'with', 'more', 'less', 'picture', 'and') ||
  [...word.concepts].every((concept) => VERBS.some((verb) => verb === concept));

/** Adjectives that follow their noun: "contraste forte em preto e branco". */
const AFTER =
  /^(?:fortes?|forts?|fuertes?|intens\p{L}*|marcad\p{L}*|leves?|suaves?|legger\p{L}|légère?s?|stark)$/iu;
/** The first of the distances in which a thing is looked for: an amount stands before what it measures, or else after it. */
const owner = (words: readonly Word[], at: number, found: readonly Found[]): Found | undefined => {
  const takenAt = (index: number): Found | undefined => {
    const word = words[index];
    return word === undefined || isNeutral(word) || isAmount(word)
      ? undefined
      : found.find(({ taken }) => taken.includes(word));
  };
  const isAfter =
    AFTER.test(words[at]?.text ?? '') && takenAt(at - 1) !== undefined && takenAt(at + 1) === undefined;
  if (isAfter) return takenAt(at - 1);
  const after = words.map((_, index) => index).slice(at + 1);
  const before = words.map((_, index) => index).slice(0, at);
  return [...after, ...before.toReversed()].map(takenAt).find((one) => one !== undefined);
};

/** The wishes of a clause, each with the amount that stands beside it: "black and white with lots of grain". */
export const withOwnAmounts = (words: readonly Word[], found: readonly Found[]): readonly Wanted[] => {
  if (found.length < 2) return found.flatMap(({ wanted }) => wanted);
  const amounts = words.flatMap((word, at) =>
    isAmount(word) ? [{ word, owner: owner(words, at, found) }] : [],
  );
  return found.flatMap((one) => {
    const own = amounts.filter((amount) => amount.owner === one).map(({ word }) => word);
    return one.wanted.map((wish) => ({ ...wish, amount: amountIn(own) }));
  });
};
