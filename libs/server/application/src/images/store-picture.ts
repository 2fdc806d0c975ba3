import { DomainError, type StoredFile } from '@safelight/domain';
import { TEXTS, type PictureContentType } from '@safelight/rules';
import type { ImageStore, Imaging, Inspection, PutOptions, ScratchFile } from '../ports/index.ts';
import type { NewBlobs, OwnedBlobs } from './new-blobs.ts';

/** Enough of a file to tell what it is (file-type's sample size). */
const HEAD_BYTES = 4_100;
/** Bound for files made by ourselves, which only ever shrink or re-encode what was accepted. */
const OWN_FILE_MAX_BYTES = 512 * 1024 * 1024;

/**
 * A picture whose bytes are in the store and proved to decode, but which no row names yet: take it with
 * `await using`, and unless a committed transaction settled it, its bytes go when the scope ends.
 */
export interface StoredPicture
  extends Inspection<PictureContentType>, Pick<OwnedBlobs, 'settle'>, AsyncDisposable {
  /** The file as it came; of an SVG with scripts or links what was left of it. */
  readonly original: StoredFile;
  readonly shared: StoredFile;
  /** WebP of the smallest width. */
  readonly thumbnail: StoredFile;
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

/** Puts a scratch file into the store under `key`. */
export const storeScratch = async (
  store: ImageStore,
  key: string,
  file: ScratchFile,
): Promise<StoredFile> => {
  const options = { contentType: file.contentType, maxBytes: OWN_FILE_MAX_BYTES };
  const { sha256, sizeBytes } = await store.put(key, file.read(), options);
  return { key, sha256, sizeBytes, contentType: file.contentType };
};

/** `source`, with its first `length` bytes (or all there are) looked at before anything is consumed. */
const sniffed = async (
  source: AsyncIterable<Uint8Array>,
  length: number,
): Promise<{ head: Uint8Array; whole: AsyncIterable<Uint8Array> }> => {
  const iterator = source[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (size < length) {
    const next = await iterator.next();
    if (next.done === true) break;
    chunks.push(next.value);
    size += next.value.byteLength;
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      yield* chunks;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next())
        yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head: Buffer.concat(chunks).subarray(0, length), whole: whole() };
};

/**
 * Streams a picture into the store and decodes it. Whatever fails, no byte stays. Errors: INVALID_FILE_FORMAT,
 * IMAGE_TOO_LARGE, FILE_TOO_LARGE, STORAGE_UNAVAILABLE, OVERLOADED, and those of `source`.
 */
export const storePicture = (deps: Deps) => {
  const fill = async (
    blobs: OwnedBlobs,
    source: AsyncIterable<Uint8Array>,
    { allowSvg, ...limits }: PictureLimits & { readonly allowSvg: boolean },
    contentType: PictureContentType,
  ): Promise<StoredPicture> => {
    const [originalKey = '', sharedKey = '', thumbnailKey = ''] = blobs.keys;
    const stored = await deps.store.put(originalKey, source, { ...limits, contentType });
    const original: StoredFile = { key: originalKey, contentType, ...stored };
    const inspected = await deps.store.readLocally(originalKey, (path) =>
      deps.imaging.inspect(path, contentType, { allowSvg }),
    );
    const { thumbnail: drawn, shared: cleaned, isCleaned, ...inspection } = inspected;
    try {
      const [shared, thumbnail] = await Promise.all([
        cleaned === null ? original : storeScratch(deps.store, sharedKey, cleaned),
        storeScratch(deps.store, thumbnailKey, drawn),
      ]);
      return {
        ...inspection,
        // What must not be kept has no row, and goes when the scope ends.
        original: isCleaned ? shared : original,
        shared,
        thumbnail,
        settle: (tx, settled = isCleaned ? [sharedKey, thumbnailKey] : blobs.keys) =>
          blobs.settle(tx, settled),
        [Symbol.asyncDispose]: () => blobs[Symbol.asyncDispose](),
      };
    } finally {
      await Promise.all([drawn.dispose(), cleaned?.dispose()]);
    }
  };

  return async (
    source: AsyncIterable<Uint8Array>,
    { allowSvg = false, ...limits }: PictureLimits,
  ): Promise<StoredPicture> => {
    const { head, whole } = await sniffed(source, HEAD_BYTES);
    const contentType = await deps.imaging.sniff(head, { allowSvg });
    if (contentType === null) throw new DomainError('INVALID_FILE_FORMAT', TEXTS.images.invalidFormat);
    const blobs = await deps.newBlobs(3);
    try {
      return await fill(blobs, whole, { ...limits, allowSvg }, contentType);
    } catch (error) {
      await blobs[Symbol.asyncDispose]();
      throw error;
    }
  };
};

export type StorePicture = ReturnType<typeof storePicture>;
