import { type EditorDocument, picturesOf } from '@safelight/engine';

/** The hashes of a document's pictures that are files of its own. */
export const hashesIn = (document: Pick<EditorDocument, 'layers'>): readonly string[] =>
  picturesOf(document).flatMap((source) => (source.kind === 'blob' ? [source.sha256] : []));
