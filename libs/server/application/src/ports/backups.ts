import type { ImageStore, StoredObject } from './image-store.ts';

/** Why there is no backup, or none to restore from: a sentence for the operator that names the place. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The rows of a table, or another set of rows, as one stream of bytes in a format that only the adapter knows. */
export interface RowSet {
  readonly name: string;
  /** The columns, in the order of the values; empty when the stream names them itself. */
  readonly columns: readonly string[];
}

/** The state of the database that has to exist before rows can be loaded. */
export interface RowShape {
  /** The names of the migrations that created the tables, in order. */
  readonly migrations: readonly string[];
  /** The last value of each sequence; null for one that was never used. */
  readonly sequences: Readonly<Record<string, string | null>>;
}

/** All rows as they were at one moment, unaffected by later writes. */
export interface RowsOfMoment {
  readonly shape: RowShape;
  readonly sets: readonly RowSet[];
  /** Every object that one of these rows refers to. */
  ownedObjects(): AsyncIterable<StoredObject>;
  /** Streams the rows of a set. Only one set may be read at a time. */
  rowsOf(set: RowSet): AsyncIterable<Uint8Array>;
}

export interface RowSource {
  /**
   * Holds a snapshot of the database until `work` settles, however long that takes. It still contains rows that are
   * deleted meanwhile.
   */
  atOneMoment<T>(work: (moment: RowsOfMoment) => Promise<T>): Promise<T>;
}

export interface RowTarget {
  /** Creates the tables of `shape`; BackupError when they contain rows or belong to a newer version. */
  prepare(shape: RowShape): Promise<void>;
  /** Loads all sets, or none when one of the streams throws; then migrates the tables to this version. */
  load(
    shape: RowShape,
    sets: readonly RowSet[],
    read: (set: RowSet) => AsyncIterable<Uint8Array>,
  ): Promise<void>;
}

/** An object of a backup, with the size and digest that its bytes must have. */
export interface BackedUpObject extends StoredObject {
  /** Lower-case hex. */
  readonly sha256: string;
}

export interface BackedUpRows extends RowSet, BackedUpObject {}

/** The head of a snapshot, before its list of objects. */
export interface SnapshotHead {
  readonly takenAt: string;
  readonly shape: RowShape;
  readonly rows: readonly BackedUpRows[];
  /** Keys that rows refer to, but whose bytes the store did not have. */
  readonly lost: readonly string[];
}

export interface Snapshot extends SnapshotHead {
  readonly objects: readonly BackedUpObject[];
}

/** A folder of backups, in which each object is stored once, however many snapshots refer to it. */
export interface BackupFolder {
  /** Stores objects under their own keys, and rows under keys of their snapshot. */
  readonly bytes: ImageStore;
  /** Names of the finished snapshots, the oldest first. */
  snapshots(): Promise<readonly string[]>;
  /** Throws BackupError with the place when the snapshot is missing, cut off or altered. */
  read(name: string): Promise<Snapshot>;
  /** Writes the snapshot atomically, so that it never exists in part. */
  write(name: string, snapshot: Snapshot): Promise<void>;
  remove(name: string): Promise<void>;
  /** The objects recorded since the last finished snapshot, so that an interrupted run can be continued. */
  noted(): Promise<readonly BackedUpObject[]>;
  note(object: BackedUpObject): Promise<void>;
  forgetNotes(): Promise<void>;
}
