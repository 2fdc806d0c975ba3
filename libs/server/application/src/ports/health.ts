import type { StoredObject } from './image-store.ts';

/** A service that this process depends on; `check` rejects while it is unavailable. */
export interface Dependency {
  readonly name: 'database' | 'storage' | 'queue';
  check(): Promise<void>;
}

/** Reads the data for the integrity check from the database. */
export interface IntegrityRecords {
  /** Yields every file to which a row refers. */
  ownedObjects(): AsyncIterable<StoredObject>;
  /** Returns the keys of files that are being stored or deleted. */
  intentKeys(): Promise<ReadonlySet<string>>;
  /**
   * Returns a sentence for each contradiction between rows: a wrong sum of the ledger; a job that ended while
   * its credit was not settled or was settled twice; an edit that was claimed long ago and has not ended; an
   * image whose current version belongs to another image.
   */
  contradictions(): Promise<readonly string[]>;
}
