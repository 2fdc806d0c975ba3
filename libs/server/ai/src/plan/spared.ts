import { says, type Clause } from './clauses.ts';
import { valueIn } from './reading.ts';
import { DEFINITE } from './meant.ts';
import { regionIn, type Region } from './regions.ts';
import type { Word } from './words.ts';

/** Leaves out verbs that also mean "make": "deixe o carro vermelho". */
export const asksToKeep = (word: Word): boolean => says(word, 'keep', 'alone') && !says(word, 'make');

/** "Lass den Hund verschwinden", "let it vanish": what is let go is not kept. */
const LET_GO = /^(?:verschwinden|weg|raus|fort|vanish|disappear|go|disparaître|desaparecer|sparire|sumir)$/i;

/** A word that names somebody or something and requests nothing. */
export const onlyNames = (word: Word): boolean =>
  says(word, 'article', 'filler', 'subject', 'face', 'part') || valueIn(word, 'thing') !== null;

/** The part that must not change: "keep the face", "don't touch the sky", "leave the dog alone". */
export const keptIn = ({ words, negated, continues }: Clause, keeping: boolean): Region | null => {
  // "Keep the bride and the groom": the second is kept as well.
  const isMore = keeping && continues && words.every(onlyNames);
  const isLetGo = words.some(({ text }) => LET_GO.test(text));
  const keeps = (words.some(asksToKeep) && !isLetGo) || isMore ? words : [];
  const spared = negated.some((word) => says(word, 'touch', 'make', 'replace')) ? negated : [];
  const about = keeps.length > 0 ? keeps : spared;
  if (about.length === 0) return null;
  const isOfOneThing = about.some((word) =>
    [...word.concepts].some(
      (concept) =>
        concept.startsWith('op:') ||
        ['bright', 'dark', 'crop', 'vivid', 'remove', 'warm', 'cool'].includes(concept),
    ),
  );
  if (isOfOneThing && keeps.length === 0) return null;
  const named = regionIn(about);
  const isUnknown = about.some(
    (word, at) =>
      says(word, 'shadow') ||
      (word.concepts.size === 0 && /\p{L}{3}/u.test(word.text) && DEFINITE.test(about[at - 1]?.text ?? '')),
  );
  if (named === null) return isUnknown ? 'unknown' : null;
  return named === 'unknown' ? 'unknown' : named.region;
};

/** The part after "except". */
export const exceptIn = ({ excepted }: Clause): Region | null => {
  if (excepted.length === 0) return null;
  const named = regionIn(excepted);
  return named === null || named === 'unknown' ? 'unknown' : named.region;
};
