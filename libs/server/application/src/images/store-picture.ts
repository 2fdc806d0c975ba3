import { DomainError, type StoredFile } from '@safelight/domain';
import { TEXTS, type PictureContentType } from '@safelight/rules';
import type { ImageStore, Inspection, Ports, PutOptions, ScratchFile } from '../ports/index.ts';
import type { NewBlobs, OwnedBlobs } from './new-blobs.ts';

/** The number of bytes from which the type of a file is recognized (the sample size of file-type). */
const HEAD_BYTES = 4_100;
/**
 * The maximum size of a file that the server makes from an upload. It is far above the size of any expected
 * result.
 */
const OWN_FILE_MAX_BYTES = 512 * 1024 * 1024;

/**
 * A picture whose files were stored and successfully decoded, but to which no row refers yet. Use it with
 * `await using`: at the end of the scope its files are deleted, unless a committed transaction has settled
 * it.
 */
export interface StoredPicture
  extends Inspection<PictureContentType>, Pick<OwnedBlobs, 'settle'>, AsyncDisposable {
  /** The file as uploaded. For an SVG with scripts or links this is the sanitised file. */
  readonly original: StoredFile;
  readonly shared: StoredFile;
  readonly thumbnail: StoredFile;
}

/** The limits of accepted pictures, and the signal that aborts the upload. */
export interface PictureLimits extends Pick<PutOptions, 'maxBytes' | 'signal'> {
  /** Whether SVGs are accepted. They are sanitised. Default: false. */
  readonly allowSvg?: boolean;
}

interface Deps extends Pick<Ports, 'store' | 'imaging'> {
  readonly newBlobs: NewBlobs;
}

/** Stores a scratch file under `key`. */
export const storeScratch = async (
  store: ImageStore,
  key: string,
  file: ScratchFile,
): Promise<StoredFile> => {
  const options = { contentType: file.contentType, maxBytes: OWN_FILE_MAX_BYTES };
  const { sha256, sizeBytes } = await store.put(key, file.read(), options);
  return { key, sha256, sizeBytes, contentType: file.contentType };
};

/**
 * Reads the first `length` bytes of a source (or all, if it has fewer). `whole` yields the complete content,
 * including these bytes.
 */
const sniffed = async (
  iterator: AsyncIterator<Uint8Array>,
  length: number,
): Promise<{ head: Uint8Array; whole: AsyncIterable<Uint8Array> }> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size < length) {
    const next = await iterator.next();
    if (next.done === true) break;
    chunks.push(next.value);
    size += next.value.byteLength;
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield* chunks;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  }
  return { head: Buffer.concat(chunks).subarray(0, length), whole: whole() };
};

/**
 * Stores a picture from a stream and decodes it. Throws INVALID_FILE_FORMAT, IMAGE_TOO_LARGE, FILE_TOO_LARGE,
 * STORAGE_UNAVAILABLE, OVERLOADED, and the errors of `source`. After an error no file remains and the source is closed.
 */
export const storePicture = (deps: Deps) => {
  /** Inspects the uploaded file at `path`, and stores its thumbnail and its file for other viewers. */
  const examine = async (
    path: string,
    [, sharedKey = '', thumbnailKey = '']: readonly string[],
    { contentType, allowSvg }: { readonly contentType: PictureContentType; readonly allowSvg: boolean },
  ) => {
    const inspected = await deps.imaging.inspect(path, contentType, { allowSvg });
    const { thumbnail: drawn, shared: cleaned, ...inspection } = inspected;
    try {
      const storing = [
        cleaned === null ? Promise.resolve(null) : storeScratch(deps.store, sharedKey, cleaned),
        storeScratch(deps.store, thumbnailKey, drawn),
      ] as const;
      // After an error the keys are deleted. A file that is still being stored would appear after that.
      await Promise.allSettled(storing);
      const [shared, thumbnail] = await Promise.all(storing);
      return { ...inspection, shared, thumbnail };
    } finally {
      await Promise.all([drawn.dispose(), cleaned?.dispose()]);
    }
  };

  const fill = async (
    blobs: OwnedBlobs,
    source: AsyncIterable<Uint8Array>,
    { allowSvg, ...limits }: PictureLimits & { readonly allowSvg: boolean },
    contentType: PictureContentType,
  ): Promise<StoredPicture> => {
    const [originalKey = '', sharedKey = '', thumbnailKey = ''] = blobs.keys;
    const { read, ...stored } = await deps.store.putAndRead(
      originalKey,
      source,
      { ...limits, contentType },
      (path) => examine(path, blobs.keys, { contentType, allowSvg }),
    );
    const { isCleaned, shared: cleaned, ...examined } = read;
    const uploaded: StoredFile = { key: originalKey, contentType, ...stored };
    const shared = cleaned ?? uploaded;
    return {
      ...examined,
      // The original of a sanitised SVG gets no row, so it is deleted at the end of the scope.
      original: isCleaned ? shared : uploaded,
      shared,
      settle: (tx, settled = isCleaned ? [sharedKey, thumbnailKey] : blobs.keys) => blobs.settle(tx, settled),
      [Symbol.asyncDispose]: () => blobs[Symbol.asyncDispose](),
    };
  };

  return async (
    source: AsyncIterable<Uint8Array>,
    { allowSvg = false, ...limits }: PictureLimits,
  ): Promise<StoredPicture> => {
    const iterator = source[Symbol.asyncIterator]();
    try {
      const { head, whole } = await sniffed(iterator, HEAD_BYTES);
      const contentType = await deps.imaging.sniff(head, { allowSvg });
      if (contentType === null) throw new DomainError('INVALID_FILE_FORMAT', TEXTS.images.invalidFormat);
      const blobs = await deps.newBlobs(3);
      try {
        return await fill(blobs, whole, { ...limits, allowSvg }, contentType);
      } catch (error) {
        await blobs[Symbol.asyncDispose]();
        throw error;
      }
    } finally {
      // Closes a source that was not read to its end, such as the connection to another server.
      void Promise.allSettled([iterator.return?.()]);
    }
  };
};

export type StorePicture = ReturnType<typeof storePicture>;
