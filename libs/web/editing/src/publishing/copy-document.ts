import type { ApolloClient } from '@apollo/client';
import type { EditorDocument, PictureSource } from '@safelight/engine';
import type { PictureStore } from '@safelight/render';
import {
  dataOf,
  DeleteImagesForeverDocument,
  type Privacy,
  sendOnce,
  TrashImagesDocument,
  UploadCopyDocument,
} from '@safelight/web-data';
import { bytesOf, independentLayers } from '../pictures/independent-layers.ts';
import { failureOf } from '../saving/failure-of.ts';
import { createServerDocuments } from '../saving/server-documents.ts';
import { originalTypeOf } from './original-type.ts';
import { renderedFile } from './rendered-file.ts';

interface CopyOptions {
  readonly client: ApolloClient;
  /** The current document and its pictures. */
  readonly session: {
    readonly editor: { readonly state: { readonly document: EditorDocument } };
    readonly pictures: PictureStore;
    /** The image that the document belongs to; absent for a document that has none yet. */
    readonly image?: Parameters<typeof originalTypeOf>[2];
  };
  readonly title: string;
  readonly privacy: Privacy;
  readonly maxBytes: number;
  /** Cancels the copy, which then leaves no image behind. */
  readonly signal?: AbortSignal;
  readonly render?: typeof renderedFile;
}

export interface CopiedDocument {
  readonly uid: string;
  /** False when only the picture could be copied, because the storage was too full for its layers. */
  readonly hasLayers: boolean;
}

/** Deletes an unwanted image permanently, because an image in the trash still counts towards the storage. */
const removeImage = async (client: ApolloClient, uid: string): Promise<void> => {
  const variables = { uids: [uid] };
  await client.mutate({ mutation: TrashImagesDocument, variables });
  await client.mutate({ mutation: DeleteImagesForeverDocument, variables });
};

/** The error when the image of a cancelled copy could not be deleted and stays in the library. */
export class CopyLeftBehind extends Error {
  override readonly name = 'CopyLeftBehind';
}

/**
 * Creates a new image from what the editor shows, with all its layers. It does not depend on the document's
 * own image, which may be deleted or edited elsewhere. Rejects with SaveFailure, FileError or PictureMissing,
 * or with the signal's reason once nothing is left behind.
 */
export const copyDocument = async ({
  client,
  session: { editor, pictures, image },
  title,
  privacy,
  maxBytes,
  signal,
  render = renderedFile,
}: CopyOptions): Promise<CopiedDocument> => {
  const { document } = editor.state;
  const originalType = image === undefined ? undefined : await originalTypeOf(document, pictures, image);
  const { file } = await render(document, pictures, { name: title, maxBytes, originalType, signal });
  const upload = async () => {
    try {
      const request = { filename: file.name, privacy };
      const { data } = await sendOnce(client, 'copy', { ...request, size: file.size }, ({ idempotencyKey }) =>
        client.mutate({
          mutation: UploadCopyDocument,
          variables: { file, ...request, idempotencyKey },
        }),
      );
      return dataOf(data).uploadImage.image;
    } catch (error) {
      signal?.throwIfAborted();
      throw failureOf(error);
    }
  };
  /** An upload cannot be aborted, because only its answer contains the id of the image to delete. */
  const giveUpIfAborted = async (uid: string): Promise<void> => {
    if (signal?.aborted !== true) return;
    await removeImage(client, uid).catch((error: unknown) => {
      throw new CopyLeftBehind(`“${title}” was uploaded already and stays in your library.`, {
        cause: error,
      });
    });
    signal.throwIfAborted();
  };
  const { uid, current } = await upload();
  await giveUpIfAborted(uid);
  const sendLayers = async (): Promise<void> => {
    const copy = await independentLayers(document.layers, pictures.bytes);
    const read = bytesOf(copy.pictures, pictures.bytes);
    const bytes = async (source: PictureSource): Promise<Blob> => {
      signal?.throwIfAborted();
      return await read(source);
    };
    const documents = createServerDocuments({ client, imageUid: uid, pictures: { bytes }, opened: null });
    await documents.send({ ...document, layers: copy.layers }, 0, { shownBy: current.id });
  };
  const hasLayers = await sendLayers().then(
    () => true,
    () => false,
  );
  await giveUpIfAborted(uid);
  return { uid, hasLayers };
};
