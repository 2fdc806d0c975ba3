import type { ImageStore } from '@safelight/application/ports';
import { LRUCache } from 'lru-cache';

export interface ByteCacheOptions {
  /** The limit of all cached bytes together (default 256 MiB; design: speed, "Bytes"). */
  readonly maxBytes?: number;
  /** The largest file to keep (default 4 MiB). */
  readonly maxObjectBytes?: number;
}

/** Reads whole files through a cache in memory, if they are small enough. */
export interface ByteReader {
  /**
   * The content of a file of `sizeBytes`, or null when it is too large to keep: stream it instead. Throws
   * like `ImageStore.open`. The buffer is shared and must not be changed.
   */
  read(key: string, sizeBytes: number): Promise<Buffer | null>;
}

const MEBIBYTE = 1024 * 1024;

/** The largest file that is kept in memory unless something else is said. */
export const MAX_CACHED_OBJECT_BYTES = 4 * MEBIBYTE;

/** A cache of the files read last, limited by their size. The file of a key never changes until `drop`. */
export class ByteCache implements ByteReader {
  readonly #store: Pick<ImageStore, 'open'>;
  readonly #maxObjectBytes: number;
  readonly #kept: LRUCache<string, Buffer>;
  readonly #loading = new Map<string, Promise<Buffer>>();

  constructor(store: Pick<ImageStore, 'open'>, options: ByteCacheOptions = {}) {
    const { maxBytes = 256 * MEBIBYTE, maxObjectBytes = MAX_CACHED_OBJECT_BYTES } = options;
    this.#store = store;
    this.#maxObjectBytes = Math.min(maxObjectBytes, maxBytes);
    // An empty file counts as one byte, because the cache accepts no size of zero.
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(bytes.byteLength, 1),
    });
  }

  /** Bytes that are cached now. */
  get sizeBytes(): number {
    return this.#kept.calculatedSize;
  }

  /** The content if it is cached now. */
  get(key: string): Buffer | undefined {
    return this.#kept.get(key);
  }

  async read(key: string, sizeBytes: number): Promise<Buffer | null> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    return sizeBytes > this.#maxObjectBytes ? null : this.load(key);
  }

  /** Reads a file into the cache; simultaneous calls share one read. */
  load(key: string): Promise<Buffer> {
    const underWay = this.#loading.get(key);
    if (underWay !== undefined) return underWay;
    const loading = this.#readWhole(key).then((bytes) => {
      // Dropped while it was read: the waiting callers get it, later ones do not.
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

  /** Forgets a file that was deleted or is no longer public. */
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
