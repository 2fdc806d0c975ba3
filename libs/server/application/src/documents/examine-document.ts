import { parseDocument, type ParsedDocument, picturesOf, type PictureSource } from '@safelight/engine';

/** What the editor's engine found in a document: the pictures it uses, or why it cannot be stored. */
export type DocumentFindings =
  | { readonly status: 'ok'; readonly pictures: readonly PictureSource[] }
  | { readonly status: 'newer'; readonly schema: number }
  | Extract<ParsedDocument, { status: 'invalid' }>;

/**
 * Reads a whole document; one of 5 MB takes a fraction of a second. Pure, and independent of the rest of the
 * server.
 */
export const examineDocument = (json: string): DocumentFindings => {
  const parsed = parseDocument(json);
  switch (parsed.status) {
    case 'ok':
      return { status: 'ok', pictures: picturesOf(parsed.document) };
    case 'newer':
      return { status: 'newer', schema: parsed.schema };
    case 'invalid':
      return parsed;
  }
};
