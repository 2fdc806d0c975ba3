import type { ParsedDocument, PictureSource } from '@safelight/engine';

/** What the editor's engine found in a document: the pictures it uses, or why it cannot be stored. */
export type DocumentFindings =
  | { readonly status: 'ok'; readonly pictures: readonly PictureSource[] }
  | { readonly status: 'newer'; readonly schema: number }
  | Extract<ParsedDocument, { status: 'invalid' }>;

/** Examines documents of the editor without blocking the rest of the process. */
export interface DocumentExaminer {
  /** The result of `examineDocument`. OVERLOADED when too many wait already, or when examining did not finish. */
  examine(json: string): Promise<DocumentFindings>;
}
