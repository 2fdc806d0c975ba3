import type { StoredObject } from './image-store.ts';

/** What an audit reads of the database, all of it. */
export interface IntegrityRecords {
  /** Every object that a row says is in the store. */
  ownedObjects(): AsyncIterable<StoredObject>;
  /** Keys noted as being stored or to be deleted. */
  notedKeys(): Promise<ReadonlySet<string>>;
  /**
   * Contradictions between rows, each a sentence: a ledger that does not add up, a job settled without its
   * credit settled or twice, a lease long expired, an image whose current version is not its own.
   */
  contradictions(): Promise<readonly string[]>;
}
