import { onlyNames, says, type Clause } from './clauses.ts';
import { valueIn } from './reading.ts';
import type { Word } from '../words/words.ts';

const hides = (word: Word): boolean => says(word, 'op:blur', 'op:pixelate', 'anonymize');
const HIDDEN: readonly string[] = ['license plate', 'private text'];
/** True for a clause that only names a face or a part that can be hidden: "the two faces in the back". */
const isName = ({ words, negated, excepted }: Clause): boolean =>
  negated.length + excepted.length === 0 &&
  words.some((word) => says(word, 'face') || HIDDEN.includes(valueIn(word, 'region') ?? '')) &&
  words.every((word) => onlyNames(word) || valueIn(word, 'place') !== null);

/** True if the verb stands at the end, where it belongs to all that is named before: "Kennzeichen und Gesichter verpixeln". */
const endsInHiding = ({ words }: Clause): boolean => {
  const last = words.findLast((word) => !says(word, 'filler'));
  return last !== undefined && hides(last);
};

/** The clauses of which each that only names what should be hidden has the verb of its neighbour: "blur the plate and the faces". */
export const withSharedVerbs = (clauses: readonly Clause[]): readonly Clause[] => {
  let verbs: readonly Word[] = [];
  return clauses.map((clause, at) => {
    const next = clauses[at + 1];
    const shared =
      isName(clause) && !clause.words.some(hides)
        ? clause.continues && verbs.length > 0
          ? verbs
          : next !== undefined && endsInHiding(next)
            ? next.words.filter(hides)
            : []
        : [];
    const own = clause.words.filter((word) => hides(word) && !says(word, 'face'));
    verbs = own.length > 0 ? own : shared;
    return shared.length > 0 ? { ...clause, words: [...shared, ...clause.words] } : clause;
  });
};
