import type { ImageStore, StoredObject } from './image-store.ts';

/**
 * The error of a failed backup or restore. Its message is a sentence for the operator that names the damaged
 * file or the cause.
 */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The rows of a table, or another set of rows, as a stream of bytes in a format of the adapter. */
export interface RowSet {
  readonly name: string;
  /** The columns in the order of the values. Empty if the stream contains their names. */
  readonly columns: readonly string[];
}

/** The state of the database schema to which rows belong. */
export interface RowShape {
  /** The names of the migrations that created the tables, in order. */
  readonly migrations: readonly string[];
  /** The last value of each sequence; null for a sequence that was never used. */
  readonly sequences: Readonly<Record<string, string | null>>;
}

/** Reads all rows from one snapshot of the database, which later writes do not change. */
export interface RowSnapshot {
  readonly shape: RowShape;
  readonly sets: readonly RowSet[];
  /** Yields every file to which one of these rows refers. */
  ownedObjects(): AsyncIterable<StoredObject>;
  /** Streams the rows of a set. Only one stream may be open at a time. */
  rowsOf(set: RowSet): AsyncIterable<Uint8Array>;
}

export interface RowSource {
  /**
   * Calls `work` with a reader of one snapshot of the database, and keeps the snapshot until `work` settles.
   * Rows that are deleted meanwhile remain in it.
   */
  withSnapshot<T>(work: (source: RowSnapshot) => Promise<T>): Promise<T>;
}

export interface RowTarget {
  /**
   * Creates the tables of `shape`. Throws BackupError if the database contains rows, or if the tables belong to
   * a newer version.
   */
  prepare(shape: RowShape): Promise<void>;
  /** Loads all sets, or none if one of the streams throws. Then migrates the tables to this version. */
  load(
    shape: RowShape,
    sets: readonly RowSet[],
    read: (set: RowSet) => AsyncIterable<Uint8Array>,
  ): Promise<void>;
}

/** A file in a backup with its size and digest. */
export interface BackedUpObject extends StoredObject {
  /** The hash of the file in lower-case hexadecimal. */
  readonly sha256: string;
}

export interface BackedUpRows extends RowSet, BackedUpObject {}

/** The first part of a snapshot, which its list of files follows. */
export interface SnapshotHead {
  readonly takenAt: string;
  readonly shape: RowShape;
  readonly rows: readonly BackedUpRows[];
  /** The keys of files that rows refer to but that were missing in the store. */
  readonly lost: readonly string[];
}

export interface Snapshot extends SnapshotHead {
  readonly objects: readonly BackedUpObject[];
}

/** A folder with backups. Each file is stored once, however many snapshots refer to it. */
export interface BackupFolder {
  /** Contains the files under their own keys, and the rows under keys of their snapshot. */
  readonly bytes: ImageStore;
  /** Returns the names of the finished snapshots, oldest first. */
  snapshots(): Promise<readonly string[]>;
  /** Reads a snapshot. Throws BackupError with the place if it is missing, truncated or altered. */
  read(name: string): Promise<Snapshot>;
  /** Writes the snapshot atomically, so that it is never incomplete. */
  write(name: string, snapshot: Snapshot): Promise<void>;
  remove(name: string): Promise<void>;
  /** Returns the files that were copied after the last finished snapshot. An interrupted run continues with them. */
  listCopied(): Promise<readonly BackedUpObject[]>;
  recordCopied(object: BackedUpObject): Promise<void>;
  clearCopied(): Promise<void>;
}
