import { createHash } from 'node:crypto';
import {
  type BackedUpObject,
  BackupError,
  type BackupFolder,
  type ImageStore,
  type RowTarget,
  type Snapshot,
} from '../ports/index.ts';
import { BACKUP_PUT } from './copy-objects.ts';
import { type OnBackupProgress, progressOf } from './progress.ts';
import { severalAtOnce } from './several-at-once.ts';

const altered = ({ key }: BackedUpObject): BackupError =>
  new BackupError(`The backup is damaged: the bytes of ${key} are not those that were backed up.`);

const cut = ({ key, sizeBytes }: BackedUpObject, found: number): BackupError =>
  new BackupError(`The backup is damaged: ${key} has ${found} bytes of ${sizeBytes}.`);

/** Checks that the file has its full size. Throws BackupError with the key otherwise. */
const checkSize = async (bytes: ImageStore, object: BackedUpObject): Promise<void> => {
  const found = await bytes.stat(object.key);
  if (found === null) throw new BackupError(`The backup is damaged: ${object.key} is missing.`);
  if (found.sizeBytes !== object.sizeBytes) throw cut(object, found.sizeBytes);
};

/** Yields the content of the file. Throws BackupError at the end if it differs from the backup. */
async function* readChecked(
  bytes: ImageStore,
  object: BackedUpObject,
): AsyncGenerator<Uint8Array, void, undefined> {
  const hash = createHash('sha256');
  for await (const chunk of (await bytes.open(object.key)) as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== object.sha256) throw altered(object);
}

export interface RestoreReport {
  readonly snapshot: string;
  readonly takenAt: string;
  readonly objects: number;
  /** The number of files that an interrupted restore copied earlier. */
  readonly found: number;
  readonly lost: readonly string[];
}

interface Deps {
  readonly folder: BackupFolder;
  readonly store: ImageStore;
  readonly rows: RowTarget;
  readonly tell: OnBackupProgress;
}

/** Finds the backup with this name; without a name the newest one. */
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
 * Restores a backup to an empty database and store. Copies all files and checks each of them, then loads all
 * rows in one transaction. After an interruption it continues with the remaining files. If the backup is
 * damaged or the database is not empty, it loads no rows and throws BackupError, which names the damage.
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

/** Reads every file of a backup and returns a sentence about each one that is damaged. */
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
