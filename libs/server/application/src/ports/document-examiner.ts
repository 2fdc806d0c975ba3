import type { ParsedDocument, PictureSource } from '@safelight/engine';

/**
 * The result of the examination of a document: the pictures that it uses, or the reason why it cannot be
 * stored.
 */
export type DocumentFindings =
  | { readonly status: 'ok'; readonly pictures: readonly PictureSource[] }
  | { readonly status: 'newer'; readonly schema: number }
  | Extract<ParsedDocument, { status: 'invalid' }>;

/** Examines editor documents in a separate process or thread, so that requests are not blocked. */
export interface DocumentExaminer {
  /**
   * Returns the result of `examineDocument`. Throws OVERLOADED if too many documents wait, or if the
   * examination did not finish.
   */
  examine(json: string): Promise<DocumentFindings>;
}
