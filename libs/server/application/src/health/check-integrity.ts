import type { ImageStore, IntegrityRecords } from '../ports/index.ts';

export interface IntegrityReport {
  /** Rows and objects that agree. */
  readonly objects: number;
  /** Objects of uploads under way or of deletions not carried out yet. */
  readonly unfinished: number;
  /** What is wrong, each a sentence; empty when all is well. */
  readonly problems: readonly string[];
}

interface Deps {
  readonly records: IntegrityRecords;
  readonly store: ImageStore;
}

/**
 * Compares every row with every object and checks the ledger: no ready row without bytes, no bytes without a
 * row or a note, every job settled at most once with its credit. Reads everything; changes nothing.
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

    const noted = await records.notedKeys();
    const orphans = [...stored.keys()].filter((key) => !noted.has(key));
    problems.push(...orphans.map((key) => `object ${key} has bytes but no row`));
    return { objects, unfinished: stored.size - orphans.length, problems };
  };

export type CheckIntegrity = ReturnType<typeof checkIntegrity>;
