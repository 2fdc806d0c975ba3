import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { STANDING } from './whereabouts.ts';
import type { Word } from '../words/words.ts';

/*
 * Somebody or something that only has what should go: "take the glasses off my uncle", "nimm Oma die Brille weg", "quítale al
 * sofá la mancha". The owner stays.
 */

/** German articles and possessives in the dative, the case of the owner from whom something is taken. */
const DATIVE = /^(?:(?:d|ein|mein|dein|sein|ihr|unser|eur|dies|jen)e[mr])$/iu;
/** Prepositions before the owner from whom something is taken, in six languages. */
const FROM =
  /^(?:from|off|bei|beim|von|vom|à|au|aux|a|al|alla|allo|ai|alle|de|da|do|du|del|della|em|na|no|sur)$/iu;
/** A preposition that is also the Portuguese “the”, but not before a possessive: "a mio figlio". */
const MAY_BE_ARTICLE = /^a$/iu;
/** Prepositions joined with an article, before what somebody wears: "la chica del vestido rojo". */
const JOINED = /^(?:del|du|des|do|da|dos|das|dal|dalla|au|aux|al|alla)$/iu;
const WITH_POSSESSIVE = /^(?:mi|mia|mio|tuo|tua|suo|sua|tu|su) /iu;
const ONE = /^(?:ones?|eine[nrs]?|une?|un[oa]?|um|uma)$/iu;

/** True for a word that can name what an owner has. */
const isNoun = (word: Word | undefined): boolean =>
  word !== undefined &&
  /\p{L}{2}/u.test(word.text) &&
  !ONE.test(word.text) &&
  !STANDING.test(word.text) &&
  !says(word, 'article', 'filler', 'near', 'remove', 'only', 'keep', 'with', 'without', 'and') &&
  valueIn(word, 'place') === null;

/** French prepositions before an owner who is named behind what should go: "efface le voile à la mariée". */
const TO = /^(?:à|au|aux)$/iu;

/** True for a name directly behind which something else is named: "my uncle the beard", "dem Mann links den Hut". */
const isBeforeNoun = (owner: Word, words: readonly Word[]): boolean => {
  const rest = words.slice(words.indexOf(owner) + 1);
  const next = rest.findIndex((word) => valueIn(word, 'place') === null && !says(word, 'remove'));
  const article = rest[next];
  return (
    article !== undefined && says(article, 'article') && !JOINED.test(article.text) && isNoun(rest[next + 1])
  );
};

/** True for the owner of something else that the clause names and that should go: "remove from my uncle the beard". */
export const isOwner = (owner: Word, words: readonly Word[]): boolean => {
  const before = words.slice(0, words.indexOf(owner));
  const from = before.findLast(
    (word) => FROM.test(word.text) || !says(word, 'article') || DATIVE.test(word.text),
  );
  if (from === undefined) return false;
  if (TO.test(from.text) && before.slice(0, before.indexOf(from)).some(isNoun)) return true;
  const isNamed =
    from === before.at(-1) && MAY_BE_ARTICLE.test(from.text) && !WITH_POSSESSIVE.test(owner.text);
  if (!DATIVE.test(from.text) && (!FROM.test(from.text) || isNamed)) return false;
  return isBeforeNoun(owner, words);
};
