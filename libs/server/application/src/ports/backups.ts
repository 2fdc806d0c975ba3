import type { ImageStore, StoredObject } from './image-store.ts';

/** Why a backup or a restore failed: a sentence for the operator that names the place. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The rows of a table, or another set of rows, as a stream of bytes in the adapter's own format. */
export interface RowSet {
  readonly name: string;
  /** The columns in the order of the values; empty if the stream contains their names. */
  readonly columns: readonly string[];
}

/** The database schema that the rows need. */
export interface RowShape {
  /** The names of the migrations that created the tables, in order. */
  readonly migrations: readonly string[];
  /** The last value of each sequence; null if it was never used. */
  readonly sequences: Readonly<Record<string, string | null>>;
}

/** All rows in one snapshot of the database, unaffected by later writes. */
export interface RowSnapshot {
  readonly shape: RowShape;
  readonly sets: readonly RowSet[];
  /** Every file that one of these rows refers to. */
  ownedObjects(): AsyncIterable<StoredObject>;
  /** Streams the rows of a set. Only one set may be read at a time. */
  rowsOf(set: RowSet): AsyncIterable<Uint8Array>;
}

export interface RowSource {
  /**
   * Holds a snapshot of the database until `work` settles, however long that takes. It still contains rows
   * that are deleted in the meantime.
   */
  withSnapshot<T>(work: (source: RowSnapshot) => Promise<T>): Promise<T>;
}

export interface RowTarget {
  /** Creates the tables of `shape`; BackupError if they contain rows or belong to a newer version. */
  prepare(shape: RowShape): Promise<void>;
  /** Loads all sets, or none if one of the streams throws; then migrates the tables to this version. */
  load(
    shape: RowShape,
    sets: readonly RowSet[],
    read: (set: RowSet) => AsyncIterable<Uint8Array>,
  ): Promise<void>;
}

/** A file in a backup, with its expected size and digest. */
export interface BackedUpObject extends StoredObject {
  /** Lower-case hex. */
  readonly sha256: string;
}

export interface BackedUpRows extends RowSet, BackedUpObject {}

/** The head of a snapshot, before its list of files. */
export interface SnapshotHead {
  readonly takenAt: string;
  readonly shape: RowShape;
  readonly rows: readonly BackedUpRows[];
  /** Keys that rows refer to, but whose files are missing in the store. */
  readonly lost: readonly string[];
}

export interface Snapshot extends SnapshotHead {
  readonly objects: readonly BackedUpObject[];
}

/** A folder of backups. It stores each file once, however many snapshots refer to it. */
export interface BackupFolder {
  /** Stores files under their own keys, and rows under keys of their snapshot. */
  readonly bytes: ImageStore;
  /** The names of the finished snapshots, oldest first. */
  snapshots(): Promise<readonly string[]>;
  /** Throws BackupError with the place if the snapshot is missing, truncated or altered. */
  read(name: string): Promise<Snapshot>;
  /** Writes the snapshot atomically, so that it is never incomplete. */
  write(name: string, snapshot: Snapshot): Promise<void>;
  remove(name: string): Promise<void>;
  /** The files recorded since the last finished snapshot, so that an interrupted run can continue. */
  listCopied(): Promise<readonly BackedUpObject[]>;
  recordCopied(object: BackedUpObject): Promise<void>;
  clearCopied(): Promise<void>;
}
