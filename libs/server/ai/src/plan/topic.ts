import { says } from './clauses.ts';
import { valueIn, type Wanted } from './reading.ts';
import type { Word } from './words.ts';

/** Pronouns in six languages, alone or appended to a verb: "quítalo", "toglila". */
const PRONOUN =
  /^(?:it|him|her|them|em|that|those|ihn|es|sie|den|lo|la|le|los|las|les|li|o|a|os|as|ele|ela|eles|elas|lui)$|^\p{L}{3,}(?:l[aoei]|l[aoe]s)$| it$/iu;
const isPronoun = ({ text }: Word): boolean => PRONOUN.test(text);

const isPlace = (word: Word): boolean => valueIn(word, 'place') !== null;
const names = (word: Word): boolean =>
  says(word, 'part', 'face', 'subject') || valueIn(word, 'thing') !== null;

/**
 * Returns the words for which a pronoun in the next clause stands: those for the dog and its place from "there is a dog
 * on the left". A request about the whole picture has no such words.
 */
export const topicOf = (words: readonly Word[], wanted: readonly Wanted[]): readonly Word[] => {
  // A removed thing cannot be meant by a later pronoun.
  if (
    words.some((word) => says(word, 'remove')) ||
    wanted.some(({ operation }) => operation === 'remove-object')
  )
    return [];
  // After "a scratch on the laptop", a pronoun stands for the scratch and not for the laptop.
  if (words.some((word) => says(word, 'op:repair-scratches', 'shadow'))) return [];
  const isOfWhole = wanted.some(({ options }) => !('where' in options));
  return isOfWhole ? [] : words.filter((word) => (names(word) && !isPronoun(word)) || isPlace(word));
};

const isSomebody = (word: Word): boolean =>
  valueIn(word, 'thing') === 'person' || /^(?:me|us|myself)$/i.test(word.text);

/** Returns the words of a clause with the topic instead of the pronoun ("remove it"). Null if it has no pronoun. */
export const withTopic = (words: readonly Word[], topic: readonly Word[]): readonly Word[] | null => {
  if (!topic.some(names) || !words.some(isPronoun)) return null;
  // "My grandma sent me this, it is yellow": "it" does not stand for the grandmother.
  const isNobody = words.filter(isPronoun).every(({ text }) => /(?:^| )it$/i.test(text));
  if (isNobody && topic.filter(names).every(isSomebody)) return null;
  const own = words.filter(
    (word) => !isPronoun(word) || (word.concepts.size > 0 && valueIn(word, 'thing') === null),
  );
  // An unknown word after an article names another thing: "cancella il lampione" (remove the street lamp).
  const isNamed = (word: Word, at: number): boolean =>
    word.concepts.size === 0 &&
    /\p{L}{3}/u.test(word.text) &&
    says(own[at - 1] ?? word, 'article') &&
    !isPronoun(own[at - 1] ?? word);
  const speaksOfOther = own.some(
    (word, at) => names(word) || says(word, 'picture', 'background', 'everything') || isNamed(word, at),
  );
  return speaksOfOther ? null : [...own, ...topic];
};
