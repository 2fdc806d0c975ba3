import { hexOfName, type StepOptions } from '@safelight/operations';
import { says, type Clause } from './clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { valueIn, type Wanted } from './reading.ts';
import type { Word } from '../words/words.ts';

/** Returns the color and place that a clause such as "white, at the top" gives to the text before. Null for others. */
export const lettersOf = (clause: Clause, latest: readonly Wanted[]): StepOptions | null => {
  const isOfText = latest.some(({ operation }) => operation === 'add-text' || operation === 'watermark');
  const isOfLetters = (word: Word): boolean =>
    says(
      word,
      'article',
      'filler',
      'upscale',
      'resize',
      'strong',
      'subtle',
      'half',
      'color',
      'transparent',
      'word',
    ) || ['color', 'place', 'shade'].some((kind) => valueIn(word, kind) !== null);
  const isOtherText = clause.words.some((word) => says(word, 'word')) && clause.words.length > 3;
  if (!isOfText || isOtherText || clause.words.length === 0 || !clause.words.every(isOfLetters)) return null;
  const color = clause.words.map((word) => valueIn(word, 'color')).find((name) => name !== null);
  const place = clause.words.map((word) => valueIn(word, 'place')).find((name) => name !== null);
  return {
    ...(color === undefined ? {} : { color: hexOfName(color) }),
    ...(place === undefined ? {} : { place }),
  };
};

/** True if the second request has another text than the first. */
export const isOther = (first: StepOptions, second: StepOptions): boolean =>
  first['text'] !== undefined && first['text'] !== second['text'];

/**
 * Returns the request for a second text from a clause that has only its words and place, such as "50% at the bottom"
 * after "add the text SALE at the top". Null for other clauses.
 */
export const anotherText = ({ words, negated }: Clause, latest: readonly Wanted[]): Wanted | null => {
  const isAfterText = latest.some(({ operation }) => operation === 'add-text');
  const isPlace = (word: Word): boolean => valueIn(word, 'place') !== null;
  const places = words.filter(isPlace);
  const said = words.filter((word) => !isPlace(word) && !says(word, 'article', 'filler'));
  const isWritten = said.every(
    (word) =>
      word.quote !== null ||
      word.measure !== null ||
      word.concepts.size === 0 ||
      /^[\p{Lu}\p{N}]{2,}$/u.test(word.text),
  );
  if (!isAfterText || negated.length > 0 || places.length !== 1 || said.length === 0 || !isWritten)
    return null;
  if (words.some((word) => says(word, ...VERBS))) return null;
  const text = said.map((word) => word.quote ?? word.text).join(' ');
  return { operation: 'add-text', options: { text, place: valueIn(places[0] as Word, 'place') ?? '' } };
};
