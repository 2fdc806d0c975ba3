import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { type PromptReading, quote, withUndone } from '../prompt-reading.ts';
import { REMOVE_HINT } from '../rules/objects.ts';
import type { Word } from '../words/words.ts';

const isPerson = (word: Word): boolean => valueIn(word, 'thing') === 'person';

/** Phrases of the lexicons with their article: "the guy". */
const WITH_ARTICLE = /^(?:the|der|die|das|den|el|la|los|las|le|les|o|a|il|lo) \p{L}/iu;

/** True for a clause that names one more person: "and the lady with the hat". */
const isOneMore = ({ words, isJoined }: Clause): boolean => {
  const at = words.findIndex(isPerson);
  return (
    isJoined &&
    (at > 0 || WITH_ARTICLE.test(words[at]?.text ?? '')) &&
    words.slice(0, at).every((word) => says(word, 'article', 'filler')) &&
    !words.some((word) => says(word, 'keep', 'remove'))
  );
};

/**
 * The reading that says of another person than the one who is removed that this one is not: "the waiter in the back and the
 * lady with the hat". Only the place where somebody is tells two people apart.
 */
export const withOneMoreSaid = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const [removal, another] = reading.steps.filter(({ operation }) => operation === 'remove-object');
  const { names, count, place } = removal?.options ?? {};
  const isOfOne = another === undefined && names === 'person' && count === 1 && place !== '';
  const removing = clauses.findIndex(({ words }) => words.some((word) => says(word, 'remove')));
  if (!isOfOne || clauses[removing]?.words.some(isPerson) !== true) return reading;
  const others = clauses
    .slice(removing + 1)
    .filter(isOneMore)
    .map(({ text }) => text)
    .filter((text) => !reading.notPossible.includes(quote(text)));
  return others.length === 0 ? reading : withUndone(reading, others, REMOVE_HINT);
};
