import type { OperationId } from '@safelight/operations';
import type { Clause } from '../clauses/clauses.ts';
import type { Wanted } from '../clauses/reading.ts';

/** "Not too" in six languages, at the beginning of a clause. */
const NOT_TOO =
  /^(?:not (?:too|overly|that|so)|no (?:muy|demasiado|tan)|nicht (?:zu|so)|pas (?:trop|si)|não (?:muito|demais|tão)|nao (?:muito|tao)|non (?:troppo|così)) /i;

/**
 * True for a clause that only limits the wishes before: in "more contrast, but not too dark", nothing should be darker.
 * After a wish for the same tone, the clause is a wish for less of it: "brighter, but not too bright".
 */
export const isLimit = (
  { text, isBut }: Clause,
  wanted: readonly Wanted[],
  planned: readonly OperationId[],
): boolean =>
  isBut &&
  planned.length > 0 &&
  NOT_TOO.test(text) &&
  wanted.length > 0 &&
  wanted.every(({ operation }) => !planned.includes(operation));
