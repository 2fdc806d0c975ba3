import { says } from './clauses.ts';
import { valueIn, type Wanted } from './reading.ts';
import type { Word } from './words.ts';

/** Pronouns for what was named before, in six languages; alone, or written onto a verb: "quítalo", "toglila". */
const PRONOUN =
  /^(?:it|him|her|them|em|that|those|ihn|es|sie|den|lo|la|le|los|las|les|li|o|a|os|as|ele|ela|eles|elas|lui)$|^\p{L}{3,}(?:l[aoei]|l[aoe]s)$| it$/iu;
const isPronoun = ({ text }: Word): boolean => PRONOUN.test(text);

const isPlace = (word: Word): boolean => valueIn(word, 'place') !== null;
const names = (word: Word): boolean =>
  says(word, 'part', 'face', 'subject') || valueIn(word, 'thing') !== null;

/**
 * The words for what a clause speaks of, for the pronouns of the next one: "There is a dog on the left" makes the
 * dog the topic. What was asked of the whole picture leaves none.
 */
export const topicOf = (words: readonly Word[], wanted: readonly Wanted[]): readonly Word[] => {
  // What was removed is there no longer, nor should be.
  if (
    words.some((word) => says(word, 'remove')) ||
    wanted.some(({ operation }) => operation === 'remove-object')
  )
    return [];
  // "A scratch on the laptop": the fault is spoken of, and not the thing.
  if (words.some((word) => says(word, 'op:repair-scratches', 'shadow'))) return [];
  const isOfWhole = wanted.some(({ options }) => !('where' in options));
  return isOfWhole ? [] : words.filter((word) => (names(word) && !isPronoun(word)) || isPlace(word));
};

const isSomebody = (word: Word): boolean =>
  valueIn(word, 'thing') === 'person' || /^(?:me|us|myself)$/i.test(word.text);

/** The words of a clause in which a pronoun stands for the topic, or null when none does: "remove it". */
export const withTopic = (words: readonly Word[], topic: readonly Word[]): readonly Word[] | null => {
  if (!topic.some(names) || !words.some(isPronoun)) return null;
  // "My grandma sent me this, it is yellow": "it" is nobody.
  const isNobody = words.filter(isPronoun).every(({ text }) => /(?:^| )it$/i.test(text));
  if (isNobody && topic.filter(names).every(isSomebody)) return null;
  const own = words.filter(
    (word) => !isPronoun(word) || (word.concepts.size > 0 && valueIn(word, 'thing') === null),
  );
  // "Cancella il lampione": it names something of its own, though unknown here.
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
