import type { StepOptions } from '../operation.ts';
import { operationOf, type OperationId } from '../operations/registry.ts';

export interface PlannedStep {
  readonly operation: OperationId;
  readonly strength: number;
  readonly options: StepOptions;
}

/** The plan of a prompt: its steps in the order in which they run, and the words for everything that cannot be done. */
export interface PromptReading {
  readonly steps: readonly PlannedStep[];
  readonly notPossible: readonly string[];
  /** Sentences that explain why something is not possible, or how to request it. */
  readonly hints: readonly string[];
  /** Operations that must not be done instead, because they would change more than the prompt allows. */
  readonly unmeant?: readonly OperationId[];
}

const LONGEST_QUOTE = 60;
export const quote = (words: string): string => {
  const text = words.trim();
  return `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text}”`;
};

const PHASES = ['repair', 'subject', 'correction', 'look', 'shape', 'size', 'finish'] as const;
/** The steps in the order in which they run. */
export const inOrder = (steps: readonly PlannedStep[]): readonly PlannedStep[] =>
  PHASES.flatMap((phase) => steps.filter(({ operation }) => operationOf(operation).phase === phase));
