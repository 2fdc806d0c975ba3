import { type OperationId, operationOf } from '@safelight/operations';
import { says, type Clause } from './clauses.ts';
import type { Wanted } from './reading.ts';
import type { Word } from '../words/words.ts';

const REMOVE: Word = { text: 'remove', concepts: new Set(['remove'] as const), measure: null, quote: null };

/**
 * The words of a wish to be rid of a defect, if a clause wants to have none of it: "brighter, but no noise". Null after
 * a look, of which grain may be a part ("vintage without grain"), and where sharpening should add no noise.
 */
export const withoutDefect = (
  { words, negated }: Clause,
  before: readonly OperationId[],
): readonly Word[] | null => {
  const isDefect =
    negated.some((word) => says(word, 'noise')) &&
    negated.every((word) => says(word, 'noise', 'filler', 'article', 'fully'));
  const isOfLook =
    words.some((word) => [...word.concepts].some((concept) => /^(?:op|style):|^sharp$/.test(concept))) ||
    before.some((operation) => operation === 'sharpen' || operationOf(operation).phase === 'look');
  return isDefect && !isOfLook ? [REMOVE, ...negated] : null;
};

const GRAINY =
  /^(?:grainy|grain|gritty|körnig\p{L}*|korn|granulad[ao]|con grano|grano|granuleu(?:x|se)|du grain|granulos[ao]|sgranat[ao]|grana|grão)$/iu;
/** Looks of films, to which grain belongs. */
const OF_FILM: readonly string[] = ['black-and-white', 'vintage', 'sepia', 'cinematic', 'fade'];

/** True for grain that belongs to the look before: "black and white, grainy". */
export const isGrainOfLook = ({ words, negated }: Clause, before: readonly Wanted[]): boolean =>
  negated.length === 0 &&
  before.some(({ operation }) => OF_FILM.includes(operation)) &&
  words.some(({ text }) => GRAINY.test(text)) &&
  words.every(
    (word) => GRAINY.test(word.text) || says(word, 'noise', 'filler', 'article', 'subtle', 'strong', 'and'),
  );
