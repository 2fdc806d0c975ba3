import type { DocumentFindings } from '../documents/examine-document.ts';

/** Looks through documents of the editor without holding up what else the process does. */
export interface DocumentExaminer {
  /** What `examineDocument` finds. OVERLOADED when too many wait already, or one could not be read to its end. */
  examine(json: string): Promise<DocumentFindings>;
}
