import type { Ports } from '../ports/index.ts';

type Deps = Pick<Ports, 'blobIntents' | 'store'>;

const BATCH = 500;

/**
 * Deletes files to which no row refers: those of dead processes, failed deletions and purged images. Returns
 * the number of deleted files.
 */
export const sweepBlobs =
  (deps: Deps) =>
  async (signal?: AbortSignal): Promise<number> => {
    let swept = 0;
    while (signal?.aborted !== true) {
      const keys = await deps.blobIntents.listAbandoned(BATCH);
      for (const key of keys) await deps.store.delete(key);
      await deps.blobIntents.forget(keys);
      swept += keys.length;
      if (keys.length < BATCH) break;
    }
    return swept;
  };
