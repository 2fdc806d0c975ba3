import type { OperationId } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import { STATES } from '../remarks/complaints.ts';
import type { Wanted } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

/** "Low contrast", which names the wanted result; "it has low contrast" is a complaint. */
const LOW = /^(?:low|bajo|baja|baix[oa]|bass[oa]|faible|niedrig\p{L}*|geringe?\p{L}*|wenig)$/iu;
export const isAskedLow = (words: readonly Word[]): boolean =>
  words.some(
    (word, at) =>
      LOW.test(word.text) &&
      [
        ...words.slice(at + 1, at + 3),
        ...(/^low$/i.test(word.text) ? [] : words.slice(Math.max(0, at - 1), at)),
      ].some((next) => says(next, 'contrast', 'vivid')),
  ) &&
  !words.some(
    ({ text }) => STATES.test(text) || /^(?:too|zu|trop|troppo|muito|muy|demasiado|with|mit)$/i.test(text),
  );

/** Repairs, beside which "low contrast" is one more fault: "shot through a dirty window, low contrast". */
const REPAIRS: readonly OperationId[] = [
  'dehaze',
  'denoise',
  'low-light',
  'sharpen',
  'enhance-colors',
  'repair-scratches',
];
/** The wishes of a clause, of which a low tone is raised if the clause before was about a fault. */
export const raisedIfFault = (
  wanted: readonly Wanted[],
  words: readonly Word[],
  before: readonly Wanted[],
): readonly Wanted[] =>
  isAskedLow(words) && before.some(({ operation }) => REPAIRS.includes(operation))
    ? wanted.map((one) =>
        one.options['direction'] === 'less' ? { ...one, options: { direction: 'more' } } : one,
      )
    : wanted;
