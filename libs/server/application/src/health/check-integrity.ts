import type { ImageStore, IntegrityRecords } from '../ports/index.ts';

export interface IntegrityReport {
  /** The number of rows whose file is intact. */
  readonly objects: number;
  /** The number of files of unfinished uploads and deletions. */
  readonly unfinished: number;
  /** A sentence about each problem that was found. */
  readonly problems: readonly string[];
}

interface Deps {
  readonly records: IntegrityRecords;
  readonly store: ImageStore;
}

/**
 * Compares all rows with all files, and checks the ledger. Each row must have its file, each file a row or an
 * intent, and each job must be settled at most once together with its credit. Changes nothing.
 */
export const checkIntegrity =
  ({ records, store }: Deps) =>
  async (): Promise<IntegrityReport> => {
    const problems = [...(await records.contradictions())];
    const stored = new Map<string, number>();
    for await (const { key, sizeBytes } of store.list()) stored.set(key, sizeBytes);

    let objects = 0;
    for await (const { key, sizeBytes } of records.ownedObjects()) {
      const found = stored.get(key);
      if (found === undefined) problems.push(`object ${key} has a row but no bytes`);
      else if (found !== sizeBytes)
        problems.push(`object ${key} has ${found} bytes, its row says ${sizeBytes}`);
      else objects += 1;
      stored.delete(key);
    }

    const intents = await records.intentKeys();
    const orphans = [...stored.keys()].filter((key) => !intents.has(key));
    problems.push(...orphans.map((key) => `object ${key} has bytes but no row`));
    return { objects, unfinished: stored.size - orphans.length, problems };
  };
