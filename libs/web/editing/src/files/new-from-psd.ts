import type { ApolloClient } from '@apollo/client';
import { createPictureStore, openPsd, PictureMissing } from '@safelight/render';
import { copyDocument, type CopiedDocument } from '../publishing/copy-document.ts';

interface NewFromPsd {
  readonly client: ApolloClient;
  readonly file: File;
  /** The largest file that the plan allows, in bytes. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

export interface OpenedPsd extends CopiedDocument {
  /** What in the file was left out or looks different. */
  readonly notes: readonly string[];
}

/**
 * Creates a private image from a Photoshop file, with the file's layers as its document. Rejects with
 * PsdError, FileError, SaveFailure, or the signal's reason, in which case no image was created; or with
 * CopyLeftBehind when one could not be removed.
 */
export const newFromPsd = async ({ client, file, maxBytes, signal }: NewFromPsd): Promise<OpenedPsd> => {
  const pictures = createPictureStore({
    // All pictures of such a document come from its file.
    urlOf: (source) => Promise.reject(new PictureMissing([source])),
  });
  try {
    const { document, notes } = await openPsd(file, pictures, signal);
    signal.throwIfAborted();
    const session = { editor: { state: { document } }, pictures };
    const copied = await copyDocument({
      client,
      session,
      title: file.name,
      privacy: 'PRIVATE',
      maxBytes,
      signal,
    });
    return { ...copied, notes };
  } finally {
    pictures.close();
  }
};
