import type { ApolloClient } from '@apollo/client';
import {
  type EditorDocument,
  type Layer,
  pictureKey,
  picturesOf,
  type PictureSource,
} from '@safelight/engine';
import { hashOf, type PictureStore } from '@safelight/render';
import { dataOf, type Privacy, UploadImageDocument } from '@safelight/web-data';
import { failureOf } from '../saving/failure-of.ts';
import { createServerDocuments } from '../saving/server-documents.ts';
import { renderedFile } from './rendered-file.ts';

const withSources = (
  document: EditorDocument,
  sourceOf: (source: PictureSource) => PictureSource,
): EditorDocument => {
  const moved = (layer: Layer): Layer => {
    const picture = layer.mask?.picture ?? null;
    const masked =
      layer.mask === null || picture === null
        ? layer
        : { ...layer, mask: { ...layer.mask, picture: sourceOf(picture) } };
    return masked.type === 'image' ? { ...masked, source: sourceOf(masked.source) } : masked;
  };
  return { ...document, layers: document.layers.map(moved) };
};

/** The same document with every picture as one of its own, as it must be in another image. */
const independent = async (document: EditorDocument, pictures: PictureStore) => {
  const sources = new Map<string, PictureSource>();
  const bytes = new Map<string, Blob>();
  for (const source of picturesOf(document)) {
    const blob = await pictures.bytes(source);
    const sha256 = source.kind === 'blob' ? source.sha256 : await hashOf(blob);
    sources.set(pictureKey(source), { kind: 'blob', sha256 });
    bytes.set(sha256, blob);
  }
  return {
    document: withSources(document, (source) => sources.get(pictureKey(source)) ?? source),
    bytes: (source: PictureSource): Promise<Blob> => {
      const blob = source.kind === 'blob' ? bytes.get(source.sha256) : undefined;
      return blob === undefined ? pictures.bytes(source) : Promise.resolve(blob);
    },
  };
};

interface CopyOptions {
  readonly client: ApolloClient;
  /** The document as it is now, and its pictures. */
  readonly session: {
    readonly editor: { readonly state: { readonly document: EditorDocument } };
    readonly pictures: PictureStore;
  };
  readonly title: string;
  readonly privacy: Privacy;
  readonly maxBytes: number;
  readonly render?: typeof renderedFile;
}

export interface CopiedDocument {
  readonly uid: string;
  /** False when only the picture could be copied, because its layers did not find room. */
  readonly hasLayers: boolean;
}

/**
 * Makes an image of its own of what the editor shows, with all its layers. It asks nothing of the image the document
 * belongs to: that may be gone, or edited elsewhere. Rejects with SaveFailure, FileError or PictureMissing.
 */
export const copyDocument = async ({
  client,
  session: { editor, pictures },
  title,
  privacy,
  maxBytes,
  render = renderedFile,
}: CopyOptions): Promise<CopiedDocument> => {
  const { document } = editor.state;
  const { file } = await render(document, pictures, { name: title, maxBytes });
  const upload = async (): Promise<string> => {
    try {
      const { data } = await client.mutate({
        mutation: UploadImageDocument,
        variables: { file, filename: file.name, privacy, allowDuplicate: true },
      });
      return dataOf(data).uploadImage.image.uid;
    } catch (error) {
      throw failureOf(error);
    }
  };
  const uid = await upload();
  try {
    const copy = await independent(document, pictures);
    await createServerDocuments({ client, imageUid: uid, pictures: copy, opened: null }).send(
      copy.document,
      0,
    );
    return { uid, hasLayers: true };
  } catch {
    return { uid, hasLayers: false };
  }
};
