import type { ApolloClient } from '@apollo/client';
import { type EditorDocument, type PictureSource, serializeDocument } from '@safelight/engine';
import { type PictureAddress, PictureMissing, type PictureStore } from '@safelight/render';
import {
  codeOf,
  dataOf,
  detailsOf,
  messageOf,
  LayerPictureUrlsDocument,
  SaveEditorDocumentDocument,
  StoredEditorDocumentDocument,
  UploadLayerPictureDocument,
  VersionInUseDocument,
  VersionUrlsDocument,
} from '@safelight/web-data';
import { isShown } from '@safelight/web-images';
import { pictureFile } from './picture-file.ts';
import { failureOf } from './failure-of.ts';
import { hashesIn } from './hashes-in.ts';
import { SaveFailure } from './saving.ts';
import type { SendOptions } from './saver.ts';
import { readStored, type StoredDocument } from './stored-document.ts';
import type { OnServer } from './version-in-use.ts';

/** The time limit for a document of 5 MB on a slow connection, in milliseconds. */
const DOCUMENT_TIMEOUT_MS = 60_000;
/** The number of bytes that browsers still send with `keepalive` when the page closes. */
const KEEPALIVE_BYTES = 60_000;

const FRESH = {
  fetchPolicy: 'no-cache',
  context: { fetchOptions: { timeoutMs: DOCUMENT_TIMEOUT_MS } },
} as const;

/** The addresses of the pictures in the document of one of the person's images. */
export const pictureAddresses =
  (client: ApolloClient, imageUid: string) =>
  async (source: PictureSource): Promise<PictureAddress> => {
    if (source.kind === 'version') {
      // Addresses of private pictures expire, so they are requested when they are needed.
      const { data } = await client.query({ query: VersionUrlsDocument, variables: { imageUid }, ...FRESH });
      // A public image of somebody else has versions too.
      const versions = data?.image?.isOwner === true ? data.image.versions : [];
      const version = versions.find(({ id }) => id === source.versionId);
      if (version === undefined) throw new PictureMissing([source]);
      return version;
    }
    const { data } = await client.query({
      query: LayerPictureUrlsDocument,
      variables: { imageUid, hashes: [source.sha256] },
      ...FRESH,
    });
    const picture = data?.layerPictures[0];
    if (picture === undefined) throw new PictureMissing([source]);
    return picture;
  };

/** What to do about a layer whose file the plan does not allow; merging and flattening compress it. */
const tooLargeText = (name: string | undefined, limit: string): string =>
  `The layer${name === undefined ? '' : ` “${name}”`} is too large a file. ${limit} Merge it down or flatten the image, which compresses it, or delete it.`;

/** The document of one image on the server. All functions reject with SaveFailure. */
export interface ServerDocuments {
  /**
   * Saves a document over a revision, after uploading the pictures that the server lacks; resolves to the new
   * revision.
   */
  readonly send: (document: EditorDocument, baseRevision: number, options?: SendOptions) => Promise<number>;
  /** The stored document; null when there is none. */
  readonly stored: () => Promise<StoredDocument | null>;
  /** The image's version in use, and the revision of its document; null when the image is gone. */
  readonly inUse: () => Promise<OnServer | null>;
}

interface ServerDocumentsOptions {
  readonly client: ApolloClient;
  readonly imageUid: string;
  readonly pictures: Pick<PictureStore, 'bytes'>;
  /** The document as it was opened, whose pictures the server has. */
  readonly opened: EditorDocument | null;
}

export const createServerDocuments = ({
  client,
  imageUid,
  pictures,
  opened,
}: ServerDocumentsOptions): ServerDocuments => {
  const there = new Set(opened === null ? [] : hashesIn(opened));

  const upload = async (sha256: string, { layers }: EditorDocument): Promise<void> => {
    const file = pictureFile(await pictures.bytes({ kind: 'blob', sha256 }), sha256.slice(0, 12));
    try {
      await client.mutate({ mutation: UploadLayerPictureDocument, variables: { imageUid, file } });
    } catch (error) {
      if (codeOf(error) !== 'FILE_TOO_LARGE') throw error;
      const layer = layers.find((each) => hashesIn({ layers: [each] }).includes(sha256));
      throw new SaveFailure({ kind: 'refused', message: tooLargeText(layer?.name, messageOf(error)) }, error);
    }
    there.add(sha256);
  };

  /** Uploads the document's pictures that the server lacks, one after another. */
  const uploadPictures = async (document: EditorDocument): Promise<void> => {
    const unknown = hashesIn(document).filter((hash) => !there.has(hash));
    if (unknown.length === 0) return;
    const { data } = await client.query({
      query: LayerPictureUrlsDocument,
      variables: { imageUid, hashes: unknown },
      ...FRESH,
    });
    for (const { sha256 } of data?.layerPictures ?? []) there.add(sha256);
    for (const sha256 of unknown) if (!there.has(sha256)) await upload(sha256, document);
  };

  const save = async (
    document: EditorDocument,
    baseRevision: number,
    { isLeaving = false, shownBy = null }: SendOptions,
  ): Promise<number> => {
    await uploadPictures(document);
    const json = serializeDocument(document);
    const keepalive = isLeaving && json.length < KEEPALIVE_BYTES;
    const { data } = await client.mutate({
      mutation: SaveEditorDocumentDocument,
      variables: { input: { imageUid, baseRevision, json, shownBy } },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { timeoutMs: DOCUMENT_TIMEOUT_MS, keepalive } },
    });
    return dataOf(data).saveEditorDocument.revision;
  };

  /** The pictures that the server reports as missing. */
  const missingIn = (error: unknown): readonly PictureSource[] => {
    if (codeOf(error) !== 'LAYER_PICTURES_MISSING') return [];
    const { hashes, versions } = detailsOf(error);
    const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
    return [
      ...texts(hashes).map((sha256) => ({ kind: 'blob', sha256 }) as const),
      ...texts(versions).map((versionId) => ({ kind: 'version', versionId }) as const),
    ];
  };

  return {
    send: async (document, baseRevision, options = {}) => {
      try {
        return await save(document, baseRevision, options);
      } catch (error) {
        const missing = missingIn(error);
        // The server deletes pictures that no document has used for a day, but they are still stored here.
        // Versions cannot be uploaded again.
        const again = missing.length > 0 && missing.every(({ kind }) => kind === 'blob');
        if (!again) throw failureOf(error);
        for (const source of missing) if (source.kind === 'blob') there.delete(source.sha256);
        return await save(document, baseRevision, options).catch((later: unknown) => {
          throw failureOf(later);
        });
      }
    },
    stored: async () => {
      try {
        const { data } = await client.query({
          query: StoredEditorDocumentDocument,
          variables: { imageUid },
          ...FRESH,
        });
        const found = data?.editorDocument ?? null;
        if (found === null) return null;
        const stored = await readStored(found);
        if ('newer' in stored) throw new RangeError('A newer version of Safelight saved the document.');
        return stored;
      } catch (error) {
        throw failureOf(error);
      }
    },
    inUse: async () => {
      try {
        const { data } = await client.query({
          query: VersionInUseDocument,
          variables: { imageUid },
          fetchPolicy: 'no-cache',
        });
        const current = data?.image?.current;
        if (current === undefined) return null;
        const found = data?.editorDocument ?? null;
        const version = { ...current, isDocument: found !== null && isShown(found) };
        return { version, revision: found?.revision ?? 0 };
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
};
