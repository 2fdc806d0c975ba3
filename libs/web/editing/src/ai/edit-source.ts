import type { ApolloClient } from '@apollo/client';
import { type EditorDocument, hiddenIds } from '@safelight/engine';
import type { PictureStore } from '@safelight/render';
import { dataOf, UploadLayerPictureDocument } from '@safelight/web-data';
import { renderedFile } from '../publishing/rendered-file.ts';
import type { Sending } from './use-preparation.ts';

/** The id of the image's version on the canvas, if the canvas shows only that version, unchanged; otherwise null. */
export const versionShown = (document: EditorDocument): string | null => {
  const hidden = hiddenIds(document);
  const [layer, ...others] = document.layers.filter(({ id }) => !hidden.has(id));
  if (layer?.type !== 'image' || others.length > 0 || layer.source.kind !== 'version') return null;
  const { transform, crop, strokes, opacity, blend, mask, parentId, source } = layer;
  const isWhole =
    crop.x === 0 && crop.y === 0 && crop.width === document.width && crop.height === document.height;
  const isInPlace =
    transform.x === 0 &&
    transform.y === 0 &&
    transform.scaleX === 1 &&
    transform.scaleY === 1 &&
    transform.rotation === 0;
  const isPlain =
    strokes.length === 0 && opacity === 1 && blend === 'normal' && mask === null && parentId === null;
  const isAll = crop.width === layer.width && crop.height === layer.height;
  return isWhole && isInPlace && isPlain && isAll ? source.versionId : null;
};

interface UploadOptions {
  readonly client: ApolloClient;
  readonly imageUid: string;
  readonly sending: Sending;
}

/** Uploads a picture for the document; resolves to its hash. */
export const uploadPicture = async (
  file: File,
  { client, imageUid, sending }: UploadOptions,
): Promise<string> => {
  const { data } = await client.mutate({
    mutation: UploadLayerPictureDocument,
    variables: { imageUid, file },
    context: { fetchOptions: sending },
  });
  return dataOf(data).uploadLayerPicture.sha256;
};

/** Uploads what the canvas shows as a picture; resolves to its hash. */
export const uploadCanvas = async (
  document: EditorDocument,
  pictures: PictureStore,
  { maxBytes, ...to }: UploadOptions & { readonly maxBytes: number },
): Promise<string> => {
  const { file } = await renderedFile(document, pictures, {
    name: 'canvas',
    maxBytes,
    signal: to.sending.signal,
  });
  return uploadPicture(file, to);
};
