import type { ImageStore, StoredObject } from './image-store.ts';

/** A table's rows, or another set of them, as one stream of bytes that only the database's side reads. */
export interface RowSet {
  readonly name: string;
  /** In the order of the values; empty where the stream says it itself. */
  readonly columns: readonly string[];
}

/** What has to be there before rows can be loaded, and what goes on from where it was. */
export interface RowShape {
  /** Names of the migrations that made the tables, in order. */
  readonly migrations: readonly string[];
  /** The last value of each sequence; null for one that was never used. */
  readonly sequences: Readonly<Record<string, string | null>>;
}

/** All rows as they are at one moment, whatever is written meanwhile. */
export interface RowsOfMoment {
  readonly shape: RowShape;
  readonly sets: readonly RowSet[];
  /** Every object that one of these rows says is in the store. */
  ownedObjects(): AsyncIterable<StoredObject>;
  /** One set at a time. */
  rowsOf(set: RowSet): AsyncIterable<Uint8Array>;
}

export interface RowSource {
  /** Holds the moment until `work` settles, however long that takes: rows that go away meanwhile are kept for it. */
  atOneMoment<T>(work: (moment: RowsOfMoment) => Promise<T>): Promise<T>;
}

export interface RowTarget {
  /** Makes the tables of `shape`; BackupError when they hold rows, or are of a newer version. */
  prepare(shape: RowShape): Promise<void>;
  /** Loads all sets or, when one of the streams throws, none; then brings the tables to this version. */
  load(
    shape: RowShape,
    sets: readonly RowSet[],
    read: (set: RowSet) => AsyncIterable<Uint8Array>,
  ): Promise<void>;
}

/** An object of a backup, and what its bytes have to be. */
export interface BackedUpObject extends StoredObject {
  /** Lower-case hex. */
  readonly sha256: string;
}

export interface BackedUpRows extends RowSet, BackedUpObject {}

/** What a snapshot says before its list of objects. */
export interface SnapshotHead {
  readonly takenAt: string;
  readonly shape: RowShape;
  readonly rows: readonly BackedUpRows[];
  /** Keys that rows name but whose bytes the store did not have. */
  readonly lost: readonly string[];
}

export interface Snapshot extends SnapshotHead {
  readonly objects: readonly BackedUpObject[];
}

/** A folder of backups: bytes once, whatever number of snapshots name them. */
export interface BackupFolder {
  /** Bytes of objects under their own keys, and rows under keys of their snapshot. */
  readonly bytes: ImageStore;
  /** Names of the finished snapshots, the oldest first. */
  snapshots(): Promise<readonly string[]>;
  /** BackupError, with the place, when it is missing, cut or altered. */
  read(name: string): Promise<Snapshot>;
  /** Atomically: a snapshot is there whole, or not at all. */
  write(name: string, snapshot: Snapshot): Promise<void>;
  remove(name: string): Promise<void>;
  /** Objects noted since the last finished snapshot, for a run that goes on where one was interrupted. */
  noted(): Promise<readonly BackedUpObject[]>;
  note(object: BackedUpObject): Promise<void>;
  forgetNotes(): Promise<void>;
}
