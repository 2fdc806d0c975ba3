import type { ImageStore } from '@safelight/application';
import { LRUCache } from 'lru-cache';

export interface ByteCacheOptions {
  /** All cached bytes together (default 256 MiB; design: speed, "Bytes"). */
  readonly maxBytes?: number;
  /** The largest object worth keeping (default 4 MiB). */
  readonly maxObjectBytes?: number;
}

/** Whole objects from memory, for those small enough to keep there. */
export interface ByteReader {
  /**
   * The bytes of an object of `sizeBytes`, or null when it is too large to keep: stream that one. Throws as
   * `ImageStore.open`. The buffer is shared: it is not to be changed.
   */
  read(key: string, sizeBytes: number): Promise<Buffer | null>;
}

const MEBIBYTE = 1024 * 1024;

/** A byte-bounded memory of the objects read last. A key stands for the same bytes until `drop`. */
export class ByteCache implements ByteReader {
  readonly #store: Pick<ImageStore, 'open'>;
  readonly #maxObjectBytes: number;
  readonly #kept: LRUCache<string, Buffer>;
  readonly #loading = new Map<string, Promise<Buffer>>();

  constructor(store: Pick<ImageStore, 'open'>, options: ByteCacheOptions = {}) {
    const { maxBytes = 256 * MEBIBYTE, maxObjectBytes = 4 * MEBIBYTE } = options;
    this.#store = store;
    this.#maxObjectBytes = Math.min(maxObjectBytes, maxBytes);
    // An empty object counts as one byte: the cache takes no size of zero.
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(bytes.byteLength, 1),
    });
  }

  /** Bytes in memory now. */
  get sizeBytes(): number {
    return this.#kept.calculatedSize;
  }

  /** The bytes if they are in memory now. */
  get(key: string): Buffer | undefined {
    return this.#kept.get(key);
  }

  async read(key: string, sizeBytes: number): Promise<Buffer | null> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    return sizeBytes > this.#maxObjectBytes ? null : this.load(key);
  }

  /** Reads an object into memory; callers who ask meanwhile share the one read. */
  load(key: string): Promise<Buffer> {
    const underWay = this.#loading.get(key);
    if (underWay !== undefined) return underWay;
    const loading = this.#readWhole(key).then((bytes) => {
      // Dropped while it was read: those who asked get it, nobody later does.
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

  /** Forgets an object: deleted, or no longer for everyone. */
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
