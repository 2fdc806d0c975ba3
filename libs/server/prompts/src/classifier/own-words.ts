import { type OperationId, operationOf } from '@safelight/operations';
import type { PlannedStep } from '../prompt-reading.ts';
import { callsFine } from '../remarks/circumstances.ts';
import { isTold } from '../remarks/remarks.ts';
import { isCovered, isPurpose, isRemark } from './asks-nothing-more.ts';
import type { BothReadings } from './both-readings.ts';

/** An operation that the rules did not read is meant by a piece in which its log odds are higher than this. */
const LEAST_IN_PIECE = 0;

/** Words between a wish and its consequence: "interview headshot, so keep it natural". */
const SO = / (?:so|also|así que|donc|então|quindi) /iu;
/** True for a piece that was split in the middle of a number, such as "danach 4" of "danach 4:5". */
const isCutOff = (text: string): boolean => /\d$/.test(text);

/**
 * The words for an operation that is not done: the piece of the prompt that means it, or the title of the operation if
 * that piece also means what is done. Null if no piece means it, or if that piece is only a remark.
 */
export const sayingOf = (
  both: BothReadings,
  id: OperationId,
  planned: readonly PlannedStep[],
  open: readonly string[],
): string | null => {
  const isRead = both.reading.steps.some(({ operation }) => operation === id);
  const { title } = operationOf(id);
  const odds = both.pieces.map(({ likelihoodOf }) => likelihoodOf(id));
  const at = odds.indexOf(Math.max(...odds));
  const [piece, likelihood] = [both.read[at], odds[at]];
  if (piece === undefined || likelihood === undefined) return title;
  const [what = ''] = piece.text.split(SO);
  if (isTold(piece.text) || isTold(what) || callsFine(piece.text) || isPurpose(both, at)) return null;
  const words = both.quoteOf(piece.text);
  if (!isRead && likelihood < LEAST_IN_PIECE) {
    const isDone = planned.some(
      ({ operation }) => (both.pieces[at]?.likelihoodOf(operation) ?? 0) > LEAST_IN_PIECE,
    );
    return !isDone && open.includes(words.toLowerCase()) ? words : null;
  }
  const isMixed = planned.some(({ operation }) => piece.operations.includes(operation));
  // In a piece that is done, only what the rules read too was surely asked for besides.
  return isMixed || isCutOff(piece.text) ? (isRead || !isMixed ? title : null) : words;
};

/** The pieces of a prompt that are neither done nor remarks. Null for a prompt of one piece. */
export const openPieces = (both: BothReadings, planned: readonly PlannedStep[]): readonly string[] | null => {
  if (both.read.length < 2) return null;
  const isDone = (id: OperationId): boolean => planned.some(({ operation }) => operation === id);
  return both.read
    .filter(
      ({ operations }, at) => !isPurpose(both, at) && (operations.length === 0 || !operations.every(isDone)),
    )
    .map(({ text }) => both.quoteOf(text))
    .filter((words) => !isRemark(both, words, planned) && !isCovered(both, words, planned));
};
