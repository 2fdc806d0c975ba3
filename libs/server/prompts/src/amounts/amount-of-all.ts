import { operationOf } from '@safelight/operations';
import { says, type Clause } from '../clauses/clauses.ts';
import type { PromptReading } from '../prompt-reading.ts';
import type { Word } from '../words/words.ts';
import { amountIn, isOnlyAmount, STRENGTH } from './amounts.ts';

const isAll = (word: Word): boolean => says(word, 'everything') || /^all$/iu.test(word.text);
/** "But only a bit", "all of it a bit": a clause that says how much, and nothing else. */
const isAmountAlone = ({ words, negated, isBut }: Clause): boolean =>
  negated.length === 0 &&
  isOnlyAmount(words.filter((word) => !isAll(word))) &&
  (isBut || words.some((word) => says(word, 'only') || isAll(word)));

/**
 * The plan of a prompt that ends with how much of all that is meant: "brighter, warmer and sharper, but only a bit". It
 * stays as it is if one of its steps cannot be weaker, or has an amount of its own.
 */
export const withAmountOfAll = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const last = clauses.at(-1);
  if (last === undefined || clauses.length < 2 || !isAmountAlone(last)) return reading;
  const amount = amountIn(last.words) ?? STRENGTH.normal;
  const isOpen = reading.steps.every(
    ({ operation, strength }) =>
      operationOf(operation).graded === true && [STRENGTH.normal, amount].includes(strength),
  );
  return isOpen
    ? { ...reading, steps: reading.steps.map((step) => ({ ...step, strength: amount })) }
    : reading;
};
