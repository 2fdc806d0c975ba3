import type { OperationId } from '@safelight/operations';
import { says, type Clause } from './clauses.ts';
import { valueIn } from './reading.ts';
import type { Word } from '../words/words.ts';

/** What may be done with another picture, but puts nothing of it into this one. */
export const OF_OTHER_PICTURE: readonly OperationId[] = ['match-reference', 'replace-background', 'collage'];

/** Prepositions and articles before the other picture, when something is taken out of it. */
const FROM = /^(?:from|of|out of|aus|von|vom|de|del|da|do|dall|dalla|dal|della|d)$/i;

const isOfOther = (words: readonly Word[]): boolean =>
  words.some(
    (word, at) =>
      says(word, 'reference') &&
      (FROM.test(word.text.split(' ')[0] ?? '') ||
        words.slice(Math.max(0, at - 2), at).some(({ text }) => FROM.test(text))),
  );
const isSomething = (word: Word): boolean => valueIn(word, 'thing') !== null;
const adds = ({ words, negated }: Clause): boolean =>
  negated.length === 0 &&
  words.some((word) => says(word, 'add')) &&
  words.some(isSomething) &&
  !words.some((word) => says(word, 'background', 'color', 'collage', 'border') || word.quote !== null);

/** "Use the sky of my other photo", but not "the colors of my other photo". */
const takesPart = ({ words, negated }: Clause): boolean =>
  negated.length === 0 &&
  isOfOther(words) &&
  words.some((word) => valueIn(word, 'region') === 'sky') &&
  !words.some((word) => says(word, 'color', 'light', 'lighting', 'collage'));

/**
 * The first of the clauses that ask to put something from another picture into this one, and whether the next clause
 * belongs to it: "add my dog, the one from the other photo". Nothing does that. Null if no clause asks for it.
 */
export const fromOtherPicture = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.flatMap((clause, at) => {
    const next = clauses[at + 1];
    if (takesPart(clause)) return [clause];
    if (!adds(clause)) return [];
    if (isOfOther(clause.words)) return [clause];
    const isExplained =
      next !== undefined &&
      isOfOther(next.words) &&
      next.words.every(
        (word) => says(word, 'reference', 'filler', 'article', 'picture') || isSomething(word),
      );
    return isExplained ? [clause, next] : [];
  });
