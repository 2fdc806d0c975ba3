import type { ImageStore } from '@safelight/application/ports';
import { LRUCache } from 'lru-cache';

export interface ByteCacheOptions {
  /** The maximum total size of all cached files in bytes; 256 MiB by default (design: speed, "Bytes"). */
  readonly maxBytes?: number;
  /** The maximum size in bytes of a file that is cached; 4 MiB by default. */
  readonly maxObjectBytes?: number;
}

/** Reads files through a cache in memory. */
export interface ByteReader {
  /**
   * The content of a file of `sizeBytes`. Null if it is too large to cache; then the caller streams it.
   * Throws like `ImageStore.open`. Callers share the buffer and must not change it.
   */
  read(key: string, sizeBytes: number): Promise<Buffer | null>;
}

const MEBIBYTE = 1024 * 1024;

/** The default of `ByteCacheOptions.maxObjectBytes`. */
export const MAX_CACHED_OBJECT_BYTES = 4 * MEBIBYTE;

/**
 * An LRU cache of files with a limit on their total size. It assumes that the file of a key does not change
 * until `drop`.
 */
export class ByteCache implements ByteReader {
  readonly #store: Pick<ImageStore, 'open'>;
  readonly #maxObjectBytes: number;
  readonly #kept: LRUCache<string, Buffer>;
  readonly #loading = new Map<string, Promise<Buffer>>();

  constructor(store: Pick<ImageStore, 'open'>, options: ByteCacheOptions = {}) {
    const { maxBytes = 256 * MEBIBYTE, maxObjectBytes = MAX_CACHED_OBJECT_BYTES } = options;
    this.#store = store;
    this.#maxObjectBytes = Math.min(maxObjectBytes, maxBytes);
    // An empty file counts as one byte, because the cache does not accept a size of zero.
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(bytes.byteLength, 1),
    });
  }

  /** The size of all cached files together. */
  get sizeBytes(): number {
    return this.#kept.calculatedSize;
  }

  /** The content if it is cached. Does not read the store. */
  get(key: string): Buffer | undefined {
    return this.#kept.get(key);
  }

  async read(key: string, sizeBytes: number): Promise<Buffer | null> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    return sizeBytes > this.#maxObjectBytes ? null : this.load(key);
  }

  /** Reads a file into the cache. Simultaneous calls share one read. */
  load(key: string): Promise<Buffer> {
    const underWay = this.#loading.get(key);
    if (underWay !== undefined) return underWay;
    const loading = this.#readWhole(key).then((bytes) => {
      // If `drop` was called during the read, the waiting callers get the bytes, but the cache does not keep
      // them.
      if (this.#loading.get(key) === loading) this.#kept.set(key, bytes);
      return bytes;
    });
    this.#loading.set(key, loading);
    const forget = (): void => {
      if (this.#loading.get(key) === loading) this.#loading.delete(key);
    };
    loading.then(forget, forget);
    return loading;
  }

  /** Removes a file that was deleted or is no longer public. */
  drop(key: string): void {
    this.#loading.delete(key);
    this.#kept.delete(key);
  }

  async #readWhole(key: string): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of await this.#store.open(key)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }
}
