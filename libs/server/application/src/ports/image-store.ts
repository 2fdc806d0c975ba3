import type { Readable } from 'node:stream';

export interface PutOptions {
  readonly contentType: string;
  /** The stream is cut as soon as it exceeds this: DomainError FILE_TOO_LARGE, nothing stored. */
  readonly maxBytes: number;
  /** Aborting stops the stream and stores nothing. */
  readonly signal?: AbortSignal;
}

export interface PutResult {
  readonly sizeBytes: number;
  /** Lower-case hex of the stored bytes, computed while they passed. */
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
 * Where bytes live. Keys match `[a-z0-9]{2,}` segments joined by `/` and are chosen by us.
 * Every method throws DomainError STORAGE_UNAVAILABLE (retryable) when the store refuses, is full or does
 * not answer within its time limit; reading a missing key throws NOT_FOUND.
 */
export interface ImageStore {
  /**
   * Stores a stream, atomically: readers see all of it or nothing, and after it resolves the bytes survive
   * a crash. When `source` throws, that error is rethrown and nothing remains.
   */
  put(key: string, source: AsyncIterable<Uint8Array>, options: PutOptions): Promise<PutResult>;
  /** The bytes, or the part of them in `range`. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Runs `use` with a path from which the bytes can be read until it settles; the file is not to be changed. */
  readLocally<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  stat(key: string): Promise<StoredObject | null>;
  /** Removes the object and whatever an unfinished put of it left behind. Missing is fine. */
  delete(key: string): Promise<void>;
  /** Every stored object, in no order. */
  list(): AsyncIterable<StoredObject>;
  /** Resolves when the store can take and give bytes now. */
  check(): Promise<void>;
}
