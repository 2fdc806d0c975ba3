import type { Readable } from 'node:stream';

export interface PutOptions {
  readonly contentType: string;
  /** The stream is aborted as soon as it exceeds this size: FILE_TOO_LARGE, and nothing is stored. */
  readonly maxBytes: number;
  /** Aborting stops the stream and stores nothing. */
  readonly signal?: AbortSignal;
}

export interface PutResult {
  readonly sizeBytes: number;
  /** In lower-case hexadecimal, computed while the file was stored. */
  readonly sha256: string;
}

/** Byte positions, both inclusive, as in HTTP Range. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredObject {
  readonly key: string;
  readonly sizeBytes: number;
}

/**
 * The file storage. Keys are `[a-z0-9]{2,}` segments joined by `/`; the server generates them. Every method
 * throws STORAGE_UNAVAILABLE (retryable) if the store refuses, is full or exceeds the timeout. Reading a
 * missing key throws NOT_FOUND.
 */
export interface ImageStore {
  /**
   * Stores a stream atomically: readers see all of it or nothing, and after it resolves the file survives a
   * crash. If `source` throws, the error is rethrown and nothing is stored.
   */
  put(key: string, source: AsyncIterable<Uint8Array>, options: PutOptions): Promise<PutResult>;
  /** The file, or its part in `range`. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /**
   * Calls `use` with the path of a local copy, which is readable until `use` settles and must not be changed.
   */
  readLocally<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  stat(key: string): Promise<StoredObject | null>;
  /** Deletes the file and the remains of an unfinished `put`. A missing file is no error. */
  delete(key: string): Promise<void>;
  /** Every stored file, in any order. */
  list(): AsyncIterable<StoredObject>;
  /** Resolves when the store can write and read now. */
  check(): Promise<void>;
}
