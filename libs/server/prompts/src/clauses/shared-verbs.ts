import { onlyNames, says, type Clause } from './clauses.ts';
import { valueIn } from './reading.ts';
import { tellsOfNamed } from './tells-of-named.ts';
import { isUnwanted } from './unwanted.ts';
import type { Word } from '../words/words.ts';

const hides = (word: Word): boolean => says(word, 'op:blur', 'op:pixelate', 'anonymize');
const HIDDEN: readonly string[] = ['license plate', 'private text'];
/** True for a clause that only names a face or a part that can be hidden: "the two faces in the back". */
const isName = ({ words, negated, excepted }: Clause): boolean =>
  negated.length + excepted.length === 0 &&
  words.some((word) => says(word, 'face') || HIDDEN.includes(valueIn(word, 'region') ?? '')) &&
  words.every((word) => onlyNames(word) || valueIn(word, 'place') !== null);

const namesThing = (word: Word): boolean =>
  valueIn(word, 'thing') !== null || valueIn(word, 'region') !== null;
/** True for a clause that only names things that can be removed, cut out or kept: "the white car". */
const namesThings = ({ words, negated, excepted }: Clause): boolean =>
  negated.length + excepted.length === 0 &&
  words.some(namesThing) &&
  words.every(
    (word) => onlyNames(word) || valueIn(word, 'color') !== null || valueIn(word, 'place') !== null,
  );
const removes = (word: Word): boolean => says(word, 'remove', 'cut') && !onlyNames(word);
/** True for a clause that continues a list and tells nothing: not "tiene una copa", not "my son looks silly". */
const isListed = (clause: Clause): boolean => {
  const [first] = clause.words;
  return (
    first !== undefined &&
    (says(first, 'article') || !says(first, 'filler')) &&
    namesThings(clause) &&
    !tellsOfNamed(clause.words)
  );
};
/** True for one more thing of a list, whose name usually means a scene: "o prato" (the plate). */
const isListedScene = ({ words, negated, excepted }: Clause): boolean => {
  const [first] = words;
  return (
    negated.length + excepted.length === 0 &&
    first !== undefined &&
    says(first, 'article') &&
    words.some((word) => says(word, 'scene')) &&
    words.every((word) => says(word, 'article', 'filler', 'scene'))
  );
};
/** True for a clause that names something, even if nothing knows it: "the trash can". */
const mayName = ({ words, negated, excepted }: Clause): boolean =>
  negated.length + excepted.length === 0 &&
  words.every((word) => onlyNames(word) || word.concepts.size === 0 || valueIn(word, 'color') !== null);

/** The words of a clause with which it removes, cuts out or keeps what it names: "remove", "keep only". */
const verbsFor = ({ words, excepted }: Clause): readonly Word[] => {
  if (excepted.length > 0) return [];
  const keeps = words.filter((word) => says(word, 'keep'));
  return keeps.length > 0
    ? words.filter((word) => says(word, 'keep', 'only') && !namesThing(word))
    : words.filter(removes);
};
/** The verb at the end of a clause, where it belongs to all that is named before. */
const verbAtEnd = (clause: Clause | undefined, isVerb: (word: Word) => boolean): readonly Word[] => {
  const last = clause?.words.findLast((word) => !says(word, 'filler'));
  return last !== undefined && isVerb(last) ? [last] : [];
};

/**
 * The clauses of which each that only names a thing has the verb of the removal or cut-out to which it belongs, however
 * many things are listed: "remove the man, the dog and the car", "das Auto, den Hund und den Mann entfernen".
 */
const withRemovingVerbs = (clauses: readonly Clause[]): readonly Clause[] => {
  let before: readonly Word[] = [];
  const forward = clauses.map((clause) => {
    const isOneMore =
      clause.isJoined &&
      clause.continues &&
      (isListed(clause) || (before.some(removes) && isListedScene(clause)));
    const shared = isOneMore ? before : [];
    const own = verbsFor(clause);
    before = own.length > 0 ? own : clause.continues && mayName(clause) ? before : [];
    return shared.length > 0 ? { ...clause, words: [...shared, ...clause.words] } : clause;
  });
  let behind: readonly Word[] = [];
  return forward
    .toReversed()
    .map((clause) => {
      const shared = namesThings(clause) && !clause.words.some(removes) ? behind : [];
      behind = clause.isJoined ? [...verbAtEnd(clause, removes), ...shared] : [];
      return shared.length > 0 ? { ...clause, words: [...clause.words, ...shared] } : clause;
    })
    .toReversed();
};

/**
 * The clauses of which each that only names what should be hidden has the verb of its neighbour: "blur the plate and the
 * faces", "Kennzeichen und Gesichter verpixeln".
 */
const withHidingVerbs = (clauses: readonly Clause[]): readonly Clause[] => {
  let verbs: readonly Word[] = [];
  return clauses.map((clause, at) => {
    const next = clauses[at + 1];
    const shared =
      isName(clause) && !clause.words.some(hides)
        ? clause.continues && verbs.length > 0
          ? verbs
          : verbAtEnd(next, hides).length > 0
            ? (next?.words.filter(hides) ?? [])
            : []
        : [];
    const own = clause.words.filter((word) => hides(word) && !says(word, 'face'));
    verbs = own.length > 0 ? own : shared;
    return shared.length > 0 ? { ...clause, words: [...shared, ...clause.words] } : clause;
  });
};

/** The clauses of which each that continues a list of what nobody wants lacks it too: "I don't want the bike, the car and the bench". */
const withUnwantedLists = (clauses: readonly Clause[]): readonly Clause[] => {
  let isUnwantedList = false;
  return clauses.map((clause) => {
    const isMore = isUnwantedList && clause.continues && clause.words.length === 0;
    isUnwantedList = isMore || isUnwanted(clause);
    return isMore ? { ...clause, isLack: true } : clause;
  });
};

/** The clauses with the verbs that they share with their neighbours. */
export const withSharedVerbs = (clauses: readonly Clause[]): readonly Clause[] =>
  withRemovingVerbs(withHidingVerbs(withUnwantedLists(clauses)));
