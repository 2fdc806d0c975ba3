import type { StoredObject } from './image-store.ts';

/** A service that this process depends on; `check` rejects while it is unavailable. */
export interface Dependency {
  readonly name: 'database' | 'storage' | 'queue';
  check(): Promise<void>;
}

/** The data that the integrity check reads from the database. */
export interface IntegrityRecords {
  /** Every file that a row refers to. */
  ownedObjects(): AsyncIterable<StoredObject>;
  /** Keys of files that are being stored or deleted. */
  intentKeys(): Promise<ReadonlySet<string>>;
  /**
   * Contradictions between rows, each as a sentence: a ledger that does not add up, a job that ended without
   * its credit being settled or with it settled twice, an edit that was claimed long ago and has not ended,
   * an image whose current version belongs to another image.
   */
  contradictions(): Promise<readonly string[]>;
}
