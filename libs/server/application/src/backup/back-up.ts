import {
  type BackedUpRows,
  BackupError,
  type BackupFolder,
  type Clock,
  type ImageStore,
  type RowSnapshot,
  type RowSource,
  type Snapshot,
  type StoredObject,
} from '../ports/index.ts';
import { BACKUP_PUT, createObjectCopier, type ObjectCopier } from './copy-objects.ts';
import { type OnBackupProgress, progressOf } from './progress.ts';

/**
 * Deletes all backups except the newest ones, and the files that no remaining backup contains. Returns how
 * many backups and files it deleted.
 */
const deleteOldSnapshots =
  (folder: BackupFolder) =>
  async (keep: number): Promise<{ readonly snapshots: number; readonly objects: number }> => {
    if (keep === Infinity) return { snapshots: 0, objects: 0 };
    const names = await folder.snapshots();
    const old = names.slice(0, Math.max(0, names.length - keep));
    const named = new Set<string>();
    for (const name of names.slice(old.length)) {
      const { rows, objects } = await folder.read(name);
      for (const { key } of [...rows, ...objects]) named.add(key);
    }
    for (const name of old) await folder.remove(name);
    let objects = 0;
    for await (const { key } of folder.bytes.list()) {
      if (named.has(key)) continue;
      await folder.bytes.delete(key);
      objects += 1;
    }
    return { snapshots: old.length, objects };
  };

/**
 * The maximum number of files that are copied while a database snapshot is open. If more are missing, they are
 * copied first.
 */
const MAX_COPIED_IN_SNAPSHOT = 1_000;
/** The attempt from which on all missing files are copied under the snapshot, however many they are. */
const COPY_ALL_FROM_ATTEMPT = 5;
const MAX_ATTEMPTS = 50;

export interface BackupReport {
  readonly snapshot: string;
  /** The number of files in the backup, and how many of them this run copied. */
  readonly objects: number;
  readonly moved: number;
  readonly movedBytes: number;
  /** The keys of files that rows refer to but that are missing in the store. */
  readonly lost: readonly string[];
  readonly forgotten: { readonly snapshots: number; readonly objects: number };
}

export interface BackUpOptions {
  /** How many backups to keep, including this one. By default all are kept. */
  readonly keep?: number;
}

interface Deps {
  readonly rows: RowSource;
  readonly store: ImageStore;
  readonly folder: BackupFolder;
  readonly clock: Pick<Clock, 'now'>;
  readonly tell: OnBackupProgress;
}

/** The result of an attempt: a finished backup, or the list of files to copy before the next attempt. */
type Attempt =
  | {
      readonly kind: 'taken';
      readonly snapshot: string;
      readonly objects: number;
      readonly lost: readonly string[];
    }
  | { readonly kind: 'much-to-copy'; readonly wanted: readonly StoredObject[] }
  | { readonly kind: 'some-vanished'; readonly missing: ReadonlySet<string> };

const listOwned = async (source: RowSnapshot): Promise<readonly StoredObject[]> => {
  const owned: StoredObject[] = [];
  for await (const object of source.ownedObjects()) owned.push(object);
  return owned;
};

const keyOfRows = (snapshot: string, index: number, name: string): string =>
  `rows/${snapshot}/${String(index).padStart(2, '0')}${name.replaceAll(/[^a-z0-9]/g, '')}`;

/** Copies the rows, writes the backup and returns its name. */
const takeSnapshot = async (
  { folder, tell }: Pick<Deps, 'folder' | 'tell'>,
  source: RowSnapshot,
  head: Pick<Snapshot, 'takenAt' | 'objects' | 'lost'>,
): Promise<string> => {
  const snapshot = head.takenAt.toLowerCase().replaceAll(/[^0-9tz]/g, '');
  const rows: BackedUpRows[] = [];
  const count = progressOf('rows', source.sets.length, tell);
  for (const [index, set] of source.sets.entries()) {
    const key = keyOfRows(snapshot, index, set.name);
    const put = await folder.bytes.put(key, source.rowsOf(set), BACKUP_PUT);
    rows.push({ ...set, key, ...put });
    count(put.sizeBytes);
  }
  await folder.write(snapshot, { ...head, shape: source.shape, rows });
  return snapshot;
};

/**
 * Attempts a consistent backup: copies the files of all rows that are not in the folder yet, then the rows.
 * `gone` contains keys that had no file in an earlier attempt. If such a key still has a row, its file is
 * lost, because rows are deleted before their files.
 */
const attempt = (
  deps: Deps,
  copier: ObjectCopier,
  gone: ReadonlySet<string>,
  mayRetry: boolean,
): Promise<Attempt> =>
  deps.rows.withSnapshot(async (source) => {
    const takenAt = deps.clock.now().toISOString();
    const owned = await listOwned(source);
    const wanted = owned.filter(({ key }) => !copier.known.has(key));
    if (mayRetry && wanted.length > MAX_COPIED_IN_SNAPSHOT) return { kind: 'much-to-copy', wanted };
    const missing = await copier.copy(wanted);
    if ([...missing].some((key) => !gone.has(key))) return { kind: 'some-vanished', missing };
    const objects = owned.flatMap(({ key }) => copier.known.get(key) ?? []);
    const lost = [...missing];
    const snapshot = await takeSnapshot(deps, source, { takenAt, objects, lost });
    return { kind: 'taken', snapshot, objects: objects.length, lost };
  });

/**
 * Backs up the files of all rows and then the rows, while the server runs. A backup contains no row without
 * its file (docs/adr/0037). Files never change, so those that an earlier run copied are not read again.
 * Missing files are reported, and everything else is backed up.
 */
export const backUp =
  (deps: Deps) =>
  async ({ keep = Infinity }: BackUpOptions = {}): Promise<BackupReport> => {
    const copier = await createObjectCopier(deps);
    let gone: ReadonlySet<string> = new Set();
    for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1) {
      const outcome = await attempt(deps, copier, gone, attempts < COPY_ALL_FROM_ATTEMPT);
      if (outcome.kind === 'taken') {
        await deps.folder.clearCopied();
        const { snapshot, objects, lost } = outcome;
        const forgotten = await deleteOldSnapshots(deps.folder)(keep);
        return { snapshot, objects, lost, ...copier.moved(), forgotten };
      }
      gone = outcome.kind === 'much-to-copy' ? await copier.copy(outcome.wanted) : outcome.missing;
    }
    throw new BackupError('Images are removed faster than they can be copied. Please run the backup again.');
  };
