import type { EditorDocument } from '@safelight/engine';
import { parseInWorker } from '@safelight/render';
import type { StoredEditorDocumentQuery } from '@safelight/web-data';
import { isShown } from '@safelight/web-images';
import type { OtherSave } from './saving.ts';

/** A document stored on the server. */
export interface StoredDocument {
  readonly document: EditorDocument;
  /** The id of the version in use, if it looks like this document; otherwise null. */
  readonly shownBy: string | null;
  readonly other: OtherSave;
}

/** What this version of the program can read of a document that a newer one has saved; null for nothing. */
export interface NewerDocument {
  readonly newer: EditorDocument | null;
}

/** Reads a document as the server stores it. Throws RangeError for one that is damaged. */
export const readStored = async (
  found: NonNullable<StoredEditorDocumentQuery['editorDocument']>,
): Promise<StoredDocument | NewerDocument> => {
  const parsed = await parseInWorker(found.json);
  if (parsed.status === 'newer') return { newer: parsed.document };
  if (parsed.status === 'invalid') {
    const { place, message } = parsed.problem;
    throw new RangeError(`The stored document cannot be read: ${place} ${message}.`);
  }
  const { revision, savedBy, updatedAt } = found;
  return {
    document: parsed.document,
    shownBy: isShown(found) ? found.shownBy : null,
    other: { revision, savedBy, updatedAt },
  };
};
