import { parseDocument, picturesOf } from '@safelight/engine';
import type { DocumentFindings } from '../ports/index.ts';

/**
 * Checks whether a document can be stored, and finds the pictures that it uses. A document of 5 MB takes a
 * fraction of a second, so this pure function can run in another process.
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
