import type { DocumentFindings } from '../documents/examine-document.ts';

/** Examines documents of the editor without blocking the rest of the process. */
export interface DocumentExaminer {
  /** The result of `examineDocument`. OVERLOADED when too many wait already, or when examining did not finish. */
  examine(json: string): Promise<DocumentFindings>;
}
