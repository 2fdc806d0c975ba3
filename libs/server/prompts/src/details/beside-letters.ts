import { says } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import type { Word } from '../words/words.ts';
import { BIG, SMALL } from './degrees-of-size.ts';
import { isLike, ownerAt, ownerOf, placesOf, type Said } from './said.ts';

/* Whether words describe the letters of a text that is written. */

/** So many words may describe letters between two commas, with one of these. */
export const LONGEST_ASIDE = 5;

/** "Pequeña" alone may ask for a smaller picture, and beside a text it describes the letters. */
const isOfSize = (word: Word): boolean => isLike(word, SMALL) || isLike(word, BIG);
/** True for a part with a word for letters, or a short one without a wish: ", tilted", ", small, bottom left". */
export const isBeside = (said: Said, at: number): boolean => {
  const inPart = said.words.flatMap((word, place) =>
    said.part[place] === said.part[at] ? [{ word, place }] : [],
  );
  return (
    inPart.some(({ place }) => ownerAt(said, place) === 'letters') ||
    (inPart.length <= LONGEST_ASIDE && inPart.every(({ word }) => isOfSize(word) || !says(word, ...VERBS)))
  );
};
/** True if words of this form describe the letters. */
export const isOfLetters = (said: Said, form: RegExp): boolean =>
  placesOf(said, form).some((at) => ownerOf(said, at) === 'letters' && isBeside(said, at));
