import { says } from '../clauses/clauses.ts';
import type { Wanted } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

/** The word "background", which is added to a clause that stands for it with a pronoun or omits it. */
export const BACKGROUND: Word = {
  text: 'background',
  concepts: new Set(['background'] as const),
  measure: null,
  quote: null,
};

/** True if a clause after the removal of the background requests a new one: "and make it white". */
export const isAboutBackground = (words: readonly Word[], before: readonly Wanted[]): boolean => {
  const isFill = words.some(
    (word) => says(word, 'gradient', 'studio') || [...word.concepts].some((c) => c.startsWith('color:')),
  );
  const asks = words.some((word) => says(word, 'make', 'add', 'replace', 'fill', 'with'));
  const isOther = words.some(
    (word) =>
      says(word, 'background', 'border', 'word', 'part', 'in-color') ||
      [...word.concepts].some((c) => /^(?:op|thing):/.test(c)),
  );
  return isFill && asks && !isOther && before.some(({ operation }) => operation === 'remove-background');
};

/** True if a pronoun stands for a background that was negated before: "don't remove the background, only blur it". */
export const isOfNegatedBackground = (words: readonly Word[], negated: readonly Word[]): boolean =>
  negated.some((word) => says(word, 'background')) &&
  words.some((word) => says(word, 'this') || / it$/i.test(word.text)) &&
  !words.some((word) => says(word, 'background', 'picture', 'subject', 'face'));
