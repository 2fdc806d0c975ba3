import { says } from './clauses.ts';
import { valueIn, type Wanted } from './reading.ts';
import type { Word } from '../words/words.ts';

/** Pronouns in six languages, alone or appended to a verb: "quítalo", "toglila". */
const PRONOUN =
  /^(?:it|him|her|them|em|that|those|ihn|es|sie|den|lo|la|le|los|las|les|li|o|a|os|as|ele|ela|eles|elas|lui)$| it$/iu;
const APPENDED = /^(?!togli$)\p{L}{3,}(?:l[aoei]|l[aoe]s)$/iu;
/** True for a pronoun. Names such as "people" and "bottle" only end like a verb with a pronoun. */
export const isPronoun = (word: Word): boolean =>
  PRONOUN.test(word.text) ||
  (APPENDED.test(word.text) && valueIn(word, 'thing') === null && !says(word, 'part', 'subject', 'face'));

/** True if a pronoun may stand for what other words name. Before other words, some are articles: "augmente le contraste". */
export const hasPronoun = (words: readonly Word[]): boolean =>
  words.some(
    (word, at) =>
      isPronoun(word) &&
      (!/^(?:\p{L}{1,2}|l[aeo]s)$/iu.test(word.text) || /^it$/i.test(word.text) || at === words.length - 1),
  );

const isPlace = (word: Word): boolean => valueIn(word, 'place') !== null;
const names = (word: Word): boolean =>
  says(word, 'part', 'face', 'subject') || valueIn(word, 'thing') !== null;

/** Prepositions before what only says where something is. */
const AT = /^(?:at|on|am|an|auf|beim|sur|sul|sulla)$/i;
/** "In front of" somebody, which is not the front of the picture. */
const IN_FRONT =
  /^(?:in front of|vor|devant|de devant|(?:por )?delante(?: de| del)?|frente a|davanti(?: a| al| alla| ai)?|(?:em|na|da) frente d?[aeo]?s?)$/iu;
/** True for "wall" in "the bicycle leaning on the wall", which says where the thing is. */
export const onlyLocates = (word: Word, words: readonly Word[]): boolean => {
  const before = words.slice(0, words.indexOf(word)).findLast((other) => !says(other, 'article', 'filler'));
  const nearest = words.slice(0, words.indexOf(word)).findLast((other) => !says(other, 'article'));
  return (
    (before !== undefined &&
      (says(before, 'near') || (says(before, 'place:front') && IN_FRONT.test(before.text)))) ||
    (nearest !== undefined && AT.test(nearest.text) && words.slice(0, words.indexOf(nearest)).some(names))
  );
};

/** True for a word that an adjective or a verb may stand before: an unknown word, a name, or an article. */
const isDescribing = (next: Word | undefined): boolean =>
  next !== undefined &&
  (next.concepts.size === 0 || names(next) || (says(next, 'article') && !says(next, 'fully')));

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
  // "Crumbs all over the table": what is named first is unknown, and the table only says where it is.
  const first = words.findIndex((word) => names(word) && !isPronoun(word));
  const isOfUnknown = words
    .slice(0, Math.max(0, first - 1))
    .some(
      (word, at) =>
        word.concepts.size === 0 && /^\p{Ll}{4,}$/u.test(word.text) && !isDescribing(words[at + 1]),
    );
  if (isOfUnknown) return [];
  const isOfWhole = wanted.some(({ options }) => !('where' in options) && !('names' in options));
  return isOfWhole
    ? []
    : words.filter((word) => (names(word) && !isPronoun(word) && !onlyLocates(word, words)) || isPlace(word));
};

/** A word for a part of the picture, or for all that is behind it. */
const namesPart = (word: Word): boolean => names(word) || says(word, 'background');

const MASCULINE = /^(?:el|il|lo|o|le|un|den|der)$/iu;
const NOT_MASCULINE = /(?:^|\p{L}{3})(?:la|sie)$|^es$/iu;

const PLURAL = /^(?:them|sie|les)$|\p{L}{3}l[ao]s$/iu;

/**
 * As `topicOf`, for a clause that only says what shall not be removed, before one that makes it lighter or darker:
 * "don't delete the background, make it darker".
 */
export const topicOfKept = (negated: readonly Word[], next: readonly Word[]): readonly Word[] => {
  const isToned =
    negated.some((word) => says(word, 'remove')) && next.some((word) => says(word, 'bright', 'dark'));
  // "No quites el fondo, hazla más clara": the photo, and not the background.
  const isOther =
    negated.some(({ text }) => MASCULINE.test(text)) && next.some(({ text }) => NOT_MASCULINE.test(text));
  // "No quites a la gente, solo aclárala": the photo, and not those who stay.
  // "Don't remove the dog or the car, just brighten it": one pronoun, and several that stay.
  const named = negated.filter(names);
  const isOfPhoto =
    (named.every(isSomebody) || named.length > 1) &&
    next.some((word) => says(word, 'only')) &&
    !next.some(({ text }) => PLURAL.test(text));
  return isToned && !isOther && !isOfPhoto
    ? negated.filter((word) => namesPart(word) && !isPronoun(word))
    : [];
};

const isSomebody = (word: Word): boolean =>
  valueIn(word, 'thing') === 'person' || /^(?:me|us|myself)$/i.test(word.text);

/** Returns the words of a clause with the topic instead of the pronoun ("remove it"). Null if it has no pronoun. */
export const withTopic = (words: readonly Word[], topic: readonly Word[]): readonly Word[] | null => {
  // "The bin on the left is ugly, remove please": the verb alone says what happens to what was named before.
  const isVerbOnly =
    words.some((word) => says(word, 'remove')) &&
    words.every((word) => says(word, 'remove', 'filler', 'article', 'strong'));
  // "Remove the scratches": the article is no pronoun.
  const isOfFault =
    words.some((word) => says(word, 'remove')) &&
    words.some(
      (word) => !says(word, 'remove') && [...word.concepts].some((concept) => concept.startsWith('op:')),
    );
  if (isOfFault) return null;
  if (!topic.some(namesPart) || !(isVerbOnly || words.some(isPronoun))) return null;
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
