import { DomainError, type Derivative, type StoredFile } from '@safelight/domain';
import { createReadStream } from 'node:fs';
import { TEXTS, type PictureContentType } from '@safelight/rules';
import type { ImageStore, Imaging, InspectedUpload, PutOptions, ScratchFile } from '../ports/index.ts';
import type { NewBlobs } from './new-blobs.ts';
import { sniffed } from './sniffed.ts';

/** Enough of a file to tell what it is (file-type's sample size). */
const HEAD_BYTES = 4_100;
/** Bound for files made by ourselves, which only ever shrink or re-encode what was accepted. */
const OWN_FILE_MAX_BYTES = 512 * 1024 * 1024;

/** A picture whose bytes are in the store and proved to decode, but which no row names yet. */
export interface StoredPicture {
  readonly inspection: InspectedUpload<PictureContentType>;
  readonly original: StoredFile;
  readonly shared: StoredFile;
  readonly thumbnail: Omit<Derivative, 'versionId'>;
  /** To settle in the transaction that makes the rows. */
  readonly keys: readonly string[];
}

/** What a picture may be, and how its coming ends early. */
export interface PictureLimits extends Pick<PutOptions, 'maxBytes' | 'signal'> {
  /** Takes SVG too, sanitised; false when absent. */
  readonly allowSvg?: boolean;
}

interface Deps {
  readonly store: ImageStore;
  readonly imaging: Imaging;
  readonly newBlobs: NewBlobs;
}

/** Puts a scratch file into the store under `key` and removes it from scratch. */
export const storeScratch = async (
  store: ImageStore,
  key: string,
  file: ScratchFile,
): Promise<StoredFile> => {
  const options = { contentType: file.contentType, maxBytes: OWN_FILE_MAX_BYTES };
  const { sha256, sizeBytes } = await store.put(key, createReadStream(file.path), options);
  return { key, sha256, sizeBytes, contentType: file.contentType };
};

/**
 * Streams a picture into the store, decodes it, and hands it to `record`, which makes its rows in one
 * transaction. Whatever fails, no byte stays. Errors: INVALID_FILE_FORMAT, IMAGE_TOO_LARGE, FILE_TOO_LARGE,
 * STORAGE_UNAVAILABLE, OVERLOADED, and those of `source` and `record`.
 */
export const storePicture =
  (deps: Deps) =>
  async <T>(
    source: AsyncIterable<Uint8Array>,
    { allowSvg = false, ...limits }: PictureLimits,
    record: (picture: StoredPicture) => Promise<T>,
  ): Promise<T> => {
    const { head, whole } = await sniffed(source, HEAD_BYTES);
    const contentType = await deps.imaging.sniff(head, { allowSvg });
    if (contentType === null) throw new DomainError('INVALID_FILE_FORMAT', TEXTS.images.invalidFormat);

    return deps.newBlobs(3, async (keys) => {
      const [originalKey = '', sharedKey = '', thumbnailKey = ''] = keys;
      const stored = await deps.store.put(originalKey, whole, { ...limits, contentType });
      const original: StoredFile = { key: originalKey, contentType, ...stored };
      const inspection = await deps.store.readLocally(originalKey, (path) =>
        deps.imaging.inspect(path, contentType, { allowSvg }),
      );
      try {
        const [shared, thumbnail] = await Promise.all([
          inspection.shared === null ? original : storeScratch(deps.store, sharedKey, inspection.shared),
          storeScratch(deps.store, thumbnailKey, inspection.thumbnail),
        ]);
        return await record({
          inspection,
          original,
          shared,
          thumbnail: { width: 320, format: 'webp', file: thumbnail },
          keys,
        });
      } finally {
        await Promise.all([inspection.thumbnail.dispose(), inspection.shared?.dispose()]);
      }
    });
  };

export type StorePicture = ReturnType<typeof storePicture>;
