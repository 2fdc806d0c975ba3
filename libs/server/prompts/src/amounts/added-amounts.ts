import { type OperationId, operationOf } from '@safelight/operations';
import { unquoted, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { wordsOf, type Word } from '../words/words.ts';
import { amountIn, isOnlyAmount, STRENGTH } from './amounts.ts';

/** A piece of a prompt, and how likely it asks for an operation. */
export interface Piece {
  readonly text: string;
  readonly likelihoodOf: (id: OperationId) => number;
}

/**
 * Applies a softer strength to steps that only the classifier read. The strength is said in the step's own piece of the
 * prompt, or in a later piece that says nothing else: "a slight S-curve", "teal shadows, at 30 percent strength".
 */
export const withAmountsSaid = (
  reading: PromptReading,
  read: readonly OperationId[],
  pieces: readonly Piece[],
): PromptReading => {
  const heard = new Set<string>();
  const softer = (step: PlannedStep): PlannedStep => {
    const isAdded = !read.includes(step.operation) && step.strength === STRENGTH.normal;
    if (!isAdded || operationOf(step.operation).graded !== true) return step;
    const odds = pieces.map(({ likelihoodOf }) => likelihoodOf(step.operation));
    const at = odds.indexOf(Math.max(...odds));
    const wordsIn = (piece: Piece | undefined): readonly Word[] => wordsOf(piece?.text ?? '').words;
    const after = pieces.slice(at + 1).find((piece) => isOnlyAmount(wordsIn(piece)));
    const own = amountIn(wordsIn(pieces[at]));
    const amount = own ?? amountIn(wordsIn(after));
    if (amount === null || amount >= STRENGTH.normal) return step;
    if (own === null) heard.add((after?.text ?? '').trim().toLowerCase());
    return { ...step, strength: amount };
  };
  const steps = reading.steps.map(softer);
  const isHeard = (said: string): boolean => heard.has(unquoted(said).trim().toLowerCase());
  return { ...reading, steps, notPossible: reading.notPossible.filter((said) => !isHeard(said)) };
};
