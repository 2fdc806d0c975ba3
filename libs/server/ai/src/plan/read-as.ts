import type { Given } from '../operation.ts';
import type { OperationId } from '../operations/registry.ts';
import { says } from './clauses/clauses.ts';
import type { PlannedStep } from './prompt-reading.ts';
import { readByRules } from './read-by-rules.ts';
import { NAMED_FOR_OPTIONS } from './second-reader/options.ts';
import { plainWish } from './second-reader/plain-wish.ts';
import { withLikelyText } from './unquoted/capitals.ts';
import { wordsOf } from './words/words.ts';

/** True for a prompt that speaks of another picture. */
const speaksOfOther = (prompt: string): boolean =>
  wordsOf(prompt).words.some((word) => says(word, 'reference'));

/** True for a prompt that only asks for less of something. */
const asksForLess = (prompt: string): boolean => {
  const { words } = wordsOf(prompt);
  return words.some((word) => says(word, 'less')) && !words.some((word) => says(word, 'more', 'lacking'));
};
/**
 * Reads a prompt as a wish for this operation, with its size, color, text or thing. Null if the prompt lacks these, or if
 * the rules then read operations that are not in `beside`.
 */
export const readAs = (
  prompt: string,
  operation: OperationId,
  beside: readonly OperationId[],
  given: Given,
): PlannedStep | null => {
  const name = NAMED_FOR_OPTIONS[operation];
  const asked = operation === 'add-text' || operation === 'watermark' ? withLikelyText(prompt) : prompt;
  if (name === undefined || asked === null) return null;
  const { steps, hints } = readByRules(`${name} ${asked}`, given);
  const isOnly = steps.every((step) => step.operation === operation || beside.includes(step.operation));
  const found = isOnly && hints.length === 0 ? steps.find((step) => step.operation === operation) : undefined;
  // "Skin tones are orange, tone it down": a wish for less never becomes one for more.
  const isWrong =
    (found?.options['direction'] === 'more' && asksForLess(asked)) ||
    (found?.options['fill'] === 'reference' && !speaksOfOther(asked));
  const read = isWrong ? undefined : found;
  if (read !== undefined) return read;
  const plain = plainWish(operation, asked);
  const stated = plain === null ? undefined : readByRules(plain, given);
  return stated?.steps.length === 1
    ? (stated.steps.find((step) => step.operation === operation) ?? null)
    : null;
};
