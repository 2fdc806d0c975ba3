import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { VERBS } from '../lexicon/concepts.ts';
import type { PlannedStep } from '../prompt-reading.ts';
import { wordsOf } from '../words/words.ts';

/* What is removed although its words were not understood: “the umbrella left at the wall”, of which the place is unknown. */

/** At the end of what stands before one of several things to remove. */
const JOINED = /(?:,|(?<!\p{L})(?:and|und|y|e|et|ed))\s*$/iu;

/** True for a mere verb that removes, or for a thing of a list that is removed, with words for where it is. */
export const isRemovedAnyway = (
  text: string,
  before: string,
  prompt: string,
  steps: readonly PlannedStep[],
): boolean => {
  const names = steps.flatMap(({ operation, options }) =>
    operation === 'remove-object' ? String(options['names'] ?? '').split(',') : [],
  );
  if (names.length === 0) return false;
  const { words } = wordsOf(text);
  if (words.length === 1 && words.every((word) => says(word, 'remove'))) return true;
  const first = words.find((word) => !says(word, 'article'));
  const thing = first === undefined ? null : valueIn(first, 'thing');
  if (thing === null || !names.includes(thing) || !JOINED.test(before)) return false;
  const isAnother = words.some(
    (word) => says(word, 'not', 'keep', 'except', 'without', ...VERBS) || valueIn(word, 'color') !== null,
  );
  const mentioned = wordsOf(prompt).words.filter((word) => valueIn(word, 'thing') === thing);
  return !isAnother && mentioned.length === 1;
};
