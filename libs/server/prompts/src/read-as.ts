import { type Given, type OperationId } from '@safelight/operations';
import { clausesOf, says } from './clauses/clauses.ts';
import { valueIn } from './clauses/reading.ts';
import type { PlannedStep } from './prompt-reading.ts';
import { readByRules } from './by-rules/read-by-rules.ts';
import { NAMED_FOR_OPTIONS } from './classifier/options.ts';
import { plainWish } from './classifier/plain-wish.ts';
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
/** A picture that is too small now, in six languages. */
const IS_SMALL =
  /(?<!\p{L})(?:(?:too|very|so|really|pretty) (?:small|tiny|little)|(?:zu|sehr|so) klein|(?:muy|demasiado) (?:pequeñ|chic)[oa]|(?:trop|très|si) petite?|(?:muito|tão) pequen[oa]|(?:troppo|molto|così) piccol[oa])(?!\p{L})/iu;
/** "It's very small, I want to print it at 60 by 90 cm": a picture for a print, or too small a one, is not made smaller. */
const becomesSmaller = ({ operation, options }: PlannedStep, prompt: string): boolean =>
  operation === 'resize' &&
  Number(options['percent']) < 100 &&
  (IS_SMALL.test(prompt) || wordsOf(prompt).words.some(({ measure }) => measure?.kind === 'print'));

/** Operations that would be done to whatever a clause names first: "blur the car without the license plate". */
const OF_NAMED_THINGS: readonly OperationId[] = ['remove-object', 'blur', 'pixelate'];

/** "The guy on the left without the bag": whoever stands before “without” stays. */
const removesNamed = (prompt: string): boolean =>
  clausesOf(prompt).some(
    ({ words, isLack }) =>
      isLack &&
      words.some((word) => valueIn(word, 'thing') !== null) &&
      !words.some((word) => says(word, 'remove')),
  );

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
  if (OF_NAMED_THINGS.includes(operation) && removesNamed(asked)) return null;
  const { steps, hints } = readByRules(`${name} ${asked}`, given);
  const isOnly = steps.every((step) => step.operation === operation || beside.includes(step.operation));
  const found = isOnly && hints.length === 0 ? steps.find((step) => step.operation === operation) : undefined;
  // "Skin tones are orange, tone it down": a wish for less never becomes one for more.
  const isWrong =
    (found !== undefined && becomesSmaller(found, asked)) ||
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
