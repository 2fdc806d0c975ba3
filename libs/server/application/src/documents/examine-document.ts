import { parseDocument, picturesOf } from '@safelight/engine';
import type { DocumentFindings } from '../ports/index.ts';

/**
 * Examines a document, which takes a fraction of a second for 5 MB. Pure, so that it can run in another
 * process.
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
