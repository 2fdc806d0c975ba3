import type { StoredObject } from './image-store.ts';

/** A service that this process depends on; `check` rejects while it is unavailable. */
export interface Dependency {
  readonly name: 'database' | 'storage' | 'queue';
  check(): Promise<void>;
}

/** What the integrity check reads from the database: all of it. */
export interface IntegrityRecords {
  /** Every object that a row says is in the store. */
  ownedObjects(): AsyncIterable<StoredObject>;
  /** Keys of files that are being stored or are to be deleted. */
  notedKeys(): Promise<ReadonlySet<string>>;
  /**
   * Contradictions between rows, each as a sentence: a ledger that does not add up, a job that ended without
   * its credit being settled or with it settled twice, an edit that was claimed long ago and has not ended, an
   * image whose current version belongs to another image.
   */
  contradictions(): Promise<readonly string[]>;
}
