import {
  BackupError,
  type BackedUpObject,
  type BackupFolder,
  type ImageStore,
  type RowTarget,
  type Snapshot,
} from '../ports/index.ts';
import { BACKUP_PUT } from './copy-objects.ts';
import { progressOf, type OnBackupProgress } from './progress.ts';
import { checkSize, readChecked } from './read-checked.ts';
import { severalAtOnce } from './several-at-once.ts';

export interface RestoreReport {
  readonly snapshot: string;
  readonly takenAt: string;
  readonly objects: number;
  /** Files that an interrupted restore had copied already. */
  readonly found: number;
  readonly lost: readonly string[];
}

interface Deps {
  readonly folder: BackupFolder;
  readonly store: ImageStore;
  readonly rows: RowTarget;
  readonly tell: OnBackupProgress;
}

/** The backup with this name, or the newest one. */
const readSnapshot = async (folder: BackupFolder, name?: string): Promise<readonly [string, Snapshot]> => {
  const chosen = name ?? (await folder.snapshots()).at(-1);
  if (chosen === undefined) throw new BackupError('There is no finished snapshot in this folder.');
  return [chosen, await folder.read(chosen)];
};

const holds = async (store: ImageStore, object: BackedUpObject): Promise<boolean> => {
  try {
    for await (const _ of readChecked(store, object));
    return true;
  } catch (error) {
    if (error instanceof BackupError) return false;
    throw error;
  }
};

/**
 * Restores a backup to an empty database and store: first all files, each checked while it is copied, then
 * all rows in one transaction. After an interruption it continues with the files where it stopped.
 * BackupError, with the place and without loading a row, when the backup is damaged or the database is not
 * empty.
 */
export const restoreBackup =
  ({ folder, store, rows, tell }: Deps) =>
  async (name?: string): Promise<RestoreReport> => {
    const [snapshot, { takenAt, shape, rows: sets, objects, lost }] = await readSnapshot(folder, name);
    const everything = [...sets, ...objects];
    const countChecked = progressOf('checking', everything.length, tell);
    await severalAtOnce(everything, async (object) => {
      await checkSize(folder.bytes, object);
      countChecked(0);
    });
    await rows.prepare(shape);

    const present = new Map<string, number>();
    for await (const { key, sizeBytes } of store.list()) present.set(key, sizeBytes);
    let found = 0;
    const countCopied = progressOf('copying', objects.length, tell);
    await severalAtOnce(objects, async (object) => {
      const { key, sizeBytes } = object;
      if (present.get(key) === sizeBytes && (await holds(store, object))) found += 1;
      else {
        await store.put(key, readChecked(folder.bytes, object), BACKUP_PUT);
      }
      countCopied(sizeBytes);
    });

    const byName = new Map(sets.map((set) => [set.name, set]));
    const countRows = progressOf('rows', sets.length, tell);
    await rows.load(shape, sets, async function* ({ name: wanted }) {
      const set = byName.get(wanted);
      if (set === undefined) throw new BackupError(`The snapshot ${snapshot} has no rows of ${wanted}.`);
      yield* readChecked(folder.bytes, set);
      countRows(set.sizeBytes);
    });
    return { snapshot, takenAt, objects: objects.length, found, lost };
  };

/** Reads every file of a backup; returns a sentence for each place where it is damaged. */
export const verifyBackup =
  ({ folder, tell }: Pick<Deps, 'folder' | 'tell'>) =>
  async (name?: string): Promise<{ readonly objects: number; readonly problems: readonly string[] }> => {
    const [, { rows, objects }] = await readSnapshot(folder, name);
    const problems: string[] = [];
    const count = progressOf('checking', rows.length + objects.length, tell);
    await severalAtOnce([...rows, ...objects], async (object) => {
      try {
        await checkSize(folder.bytes, object);
        for await (const _ of readChecked(folder.bytes, object));
      } catch (error) {
        if (!(error instanceof BackupError)) throw error;
        problems.push(error.message);
      }
      count(object.sizeBytes);
    });
    return { objects: rows.length + objects.length, problems };
  };
