import { DEFINITE } from '../remarks/meant.ts';
import type { Word } from '../words/words.ts';

/** Possessives and “that”, before somebody who is one certain person. */
const ALSO_DEFINITE =
  /^(?:that|(?:sein|ihr|mein|dein|unser)e[nrms]|su|tu|son|sa|ton|ta|sua|seu|tua|teu|suo|tuo|nuestr[oa]|notre|noss[oa]|nostr[oa])$/i;
/** English names after “a”, which is an article of Portuguese as well: "without a person". */
const ANYBODY = /^(?:person|human|soul|man|woman|guy|child|kid|stranger)$/i;

/** True for somebody of whom the words speak as of a certain person: "my ex" and "the man", and not "anyone" or "a person". */
export const isCertain = (person: Word, words: readonly Word[]): boolean => {
  const [first = '', second] = person.text.split(' ');
  const before = second === undefined ? words[words.indexOf(person) - 1]?.text : first;
  if (before === undefined || (/^a$/i.test(before) && ANYBODY.test(person.text))) return false;
  return DEFINITE.test(before) || ALSO_DEFINITE.test(before);
};
