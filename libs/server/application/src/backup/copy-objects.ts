import { DomainError } from '@safelight/domain';
import type { BackedUpObject, BackupFolder, ImageStore, StoredObject } from '../ports/index.ts';
import { progressOf, type OnBackupProgress } from './progress.ts';
import { severalAtOnce } from './several-at-once.ts';

/**
 * The options for storing a file in a backup. The content type is never used: files are delivered with the type
 * in their database rows.
 */
export const BACKUP_PUT = { contentType: 'application/octet-stream', maxBytes: Infinity } as const;

export interface ObjectCopier {
  /** The complete files in the folder, by key. */
  readonly known: ReadonlyMap<string, BackedUpObject>;
  /** Copies these files. Returns the keys whose files are missing in the store. */
  copy(objects: readonly StoredObject[]): Promise<ReadonlySet<string>>;
  moved(): { readonly moved: number; readonly movedBytes: number };
}

interface Deps {
  readonly store: ImageStore;
  readonly folder: BackupFolder;
  readonly tell: OnBackupProgress;
}

/** Returns the files in the folder that earlier runs copied and that still have their full size. */
const readKnown = async (folder: BackupFolder): Promise<Map<string, BackedUpObject>> => {
  const last = (await folder.snapshots()).at(-1);
  const named = last === undefined ? [] : (await folder.read(last)).objects;
  const known = new Map([...named, ...(await folder.listCopied())].map((object) => [object.key, object]));
  const sizes = new Map<string, number>();
  for await (const { key, sizeBytes } of folder.bytes.list()) sizes.set(key, sizeBytes);
  for (const { key, sizeBytes } of known.values()) if (sizes.get(key) !== sizeBytes) known.delete(key);
  return known;
};

const isMissing = (error: unknown): boolean => error instanceof DomainError && error.code === 'NOT_FOUND';

/** Copies files into the folder and records each one, so that a run can continue after an interruption. */
export const createObjectCopier = async ({ store, folder, tell }: Deps): Promise<ObjectCopier> => {
  const known = await readKnown(folder);
  let [moved, movedBytes] = [0, 0];

  const copyOne = async (key: string): Promise<boolean> => {
    try {
      const object = { key, ...(await folder.bytes.put(key, await store.open(key), BACKUP_PUT)) };
      await folder.recordCopied(object);
      known.set(key, object);
      moved += 1;
      movedBytes += object.sizeBytes;
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  };

  return {
    known,
    copy: async (objects) => {
      const missing = new Set<string>();
      const count = progressOf('copying', objects.length, tell);
      await severalAtOnce(objects, async ({ key, sizeBytes }) => {
        if (!(await copyOne(key))) missing.add(key);
        count(sizeBytes);
      });
      return missing;
    },
    moved: () => ({ moved, movedBytes }),
  };
};
