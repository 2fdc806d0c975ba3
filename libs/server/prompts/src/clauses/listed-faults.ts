import { isColorWord, says, type Clause } from './clauses.ts';
import { FAULTS } from '../lexicon/concepts.ts';
import type { Word } from '../words/words.ts';

const PICTURE: Word = { text: 'photo', concepts: new Set(['picture'] as const), measure: null, quote: null };
const IS: Word = { text: 'is', concepts: new Set(['filler'] as const), measure: null, quote: null };

const isFault = (word: Word): boolean => says(word, ...FAULTS) || isColorWord(word);
/** True for a clause of one fault, with nothing that could be a wish: "dark". */
const isOneFault = ({ words, negated, excepted }: Clause): boolean =>
  negated.length + excepted.length === 0 &&
  words.filter(isFault).length === 1 &&
  words.every((word) => isFault(word) || says(word, 'filler', 'article', 'strong', 'subtle', 'excess'));

/** True for "fix all three" and "please fix it". */
const asksToMend = ({ words }: Clause): boolean =>
  words.some((word) => says(word, 'fix') || /^(?:fix|improve|help)\b/i.test(word.text)) &&
  words.every((word) =>
    says(word, 'fix', 'filler', 'article', 'fully', 'this', 'everything', 'op:improve-quality'),
  );

/** The last of several faults, which names the picture: "yellow bar photo". */
const endsInPicture = ({ words, negated }: Clause): boolean =>
  negated.length === 0 &&
  words.filter(isFault).length === 1 &&
  says(words.at(-1) ?? IS, 'picture') &&
  words.every(
    (word) => isFault(word) || says(word, 'picture', 'filler', 'article') || word.concepts.size === 0,
  );

/**
 * The clauses with faults that are listed before the picture as complaints: "grainy, dark and yellow bar photo. Fix all
 * three" says that it is grainy, that it is dark and that it is yellow.
 */
export const withListedFaults = (clauses: readonly Clause[]): readonly Clause[] => {
  const last = clauses.findIndex(endsInPicture);
  const before = clauses.slice(0, Math.max(0, last));
  const isListed = before.length > 0 && before.every(isOneFault) && clauses.slice(last + 1).some(asksToMend);
  if (!isListed) return clauses;
  return clauses.flatMap((clause, at) => {
    if (at > last) return asksToMend(clause) ? [] : [clause];
    const faults = clause.words.filter(isFault);
    return [{ ...clause, continues: false, words: [PICTURE, IS, ...faults] }];
  });
};
