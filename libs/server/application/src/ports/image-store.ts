import type { Readable } from 'node:stream';

export interface PutOptions {
  readonly contentType: string;
  /** The stream is cut off as soon as it exceeds this: FILE_TOO_LARGE, and nothing is stored. */
  readonly maxBytes: number;
  /** Aborting stops the stream and stores nothing. */
  readonly signal?: AbortSignal;
}

export interface PutResult {
  readonly sizeBytes: number;
  /** Lower-case hexadecimal, computed while the bytes were stored. */
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
 * Where files are stored. Keys match `[a-z0-9]{2,}` segments joined by `/`; the server chooses them. Every
 * method throws STORAGE_UNAVAILABLE (retryable) when the store refuses, is full or does not answer within its
 * time limit. Reading a missing key throws NOT_FOUND.
 */
export interface ImageStore {
  /**
   * Stores a stream atomically: readers see all of it or nothing, and after it resolves the file survives a
   * crash. When `source` throws, the error is rethrown and nothing remains.
   */
  put(key: string, source: AsyncIterable<Uint8Array>, options: PutOptions): Promise<PutResult>;
  /** The file, or the part of it in `range`. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Runs `use` with the path of a local copy, which can be read until `use` settles and must not be changed. */
  readLocally<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  stat(key: string): Promise<StoredObject | null>;
  /** Removes the file and whatever an unfinished `put` left behind. A missing file is no error. */
  delete(key: string): Promise<void>;
  /** Every stored file, in any order. */
  list(): AsyncIterable<StoredObject>;
  /** Resolves when the store can write and read now. */
  check(): Promise<void>;
}
