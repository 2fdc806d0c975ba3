import type { ParsedDocument, PictureSource } from '@safelight/engine';

/** The result of examining a document: the pictures it uses, or why it cannot be stored. */
export type DocumentFindings =
  | { readonly status: 'ok'; readonly pictures: readonly PictureSource[] }
  | { readonly status: 'newer'; readonly schema: number }
  | Extract<ParsedDocument, { status: 'invalid' }>;

/** Examines editor documents without blocking the rest of the process. */
export interface DocumentExaminer {
  /**
   * The result of `examineDocument`. OVERLOADED if too many wait already, or if the examination did not
   * finish.
   */
  examine(json: string): Promise<DocumentFindings>;
}
