import type { OperationId } from '@safelight/operations';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import type { Opinion } from './opinion.ts';

/** A piece of a prompt as the rules read it. */
export interface ReadPiece {
  readonly text: string;
  readonly operations: readonly OperationId[];
}

/** What both readers make of a prompt. */
export interface BothReadings {
  readonly reading: PromptReading;
  readonly whole: Opinion;
  /** The classifier's estimates for the pieces of the prompt; none for a prompt of one piece. */
  readonly pieces: readonly Opinion[];
  /** The words of these pieces, and the operations that the rules read in each if they understand all of it. */
  readonly read: readonly ReadPiece[];
  /** The operations that the rules read alone in a piece of which the lexicons know every word. */
  readonly plainInPiece: readonly OperationId[];
  /** True for a single clause of which the lexicons know every word. */
  readonly isPlain: boolean;
  /** True if the lexicons do not know every word. */
  readonly hasUnknown: boolean;
  /** The operations that the prompt names only after a negation. */
  readonly negated: readonly OperationId[];
  /** True for a prompt that means vague operations as they are: "better quality". */
  readonly isExplicit: boolean;
  /** The prompt as a refusal quotes it. */
  readonly quote: string;
  /** Words of the prompt as a result quotes them. */
  readonly quoteOf: (words: string) => string;
  /** The classifier's estimates for words that the rules left unread. */
  readonly opinionOf: (words: string) => Opinion;
  /** The step that the rules read if they are told the operation. Null if the prompt lacks its options. */
  readonly readAs: (operation: OperationId, beside: readonly OperationId[]) => PlannedStep | null;
}
