import type { EditorDocument } from '@safelight/engine';
import type { PictureStore } from '@safelight/render';

/**
 * The media type of the picture that a document edits: of the lowest version in it, which is also right after
 * an earlier save made the image a PNG. Without one, as in a copy or after layers were merged, it is the type
 * of the image's current version. Rejects with PictureMissing.
 */
export const originalTypeOf = async (
  document: EditorDocument,
  pictures: Pick<PictureStore, 'bytes' | 'ready'>,
  { current }: { readonly current: { readonly contentType: string } },
): Promise<string> => {
  for (const layer of document.layers) {
    if (layer.type !== 'image' || layer.source.kind !== 'version') continue;
    await pictures.ready([layer.source]);
    return (await pictures.bytes(layer.source)).type;
  }
  return current.contentType;
};
