import type { BackupFolder } from '../ports/index.ts';

/**
 * Deletes all backups except the newest, and every file that none of the remaining ones contains. Returns how
 * many.
 */
export const forgetSnapshots =
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
