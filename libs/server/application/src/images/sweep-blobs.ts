import type { Ports } from '../ports/index.ts';

type Deps = Pick<Ports, 'blobIntents' | 'store'>;

const BATCH = 500;
/** After this many files that cannot be deleted, the store counts as unavailable. */
const MAX_FAILURES = 10;

/**
 * Deletes files to which no row refers: those of dead processes, failed deletions and purged images. Returns
 * the number of deleted files. A file that cannot be deleted does not block others and is tried again by the next
 * call; the errors are thrown at the end.
 */
export const sweepBlobs = (deps: Deps) => {
  /** Deletes files and forgets their intents. Returns how many were deleted, and the errors of the others. */
  const deleteAll = async (keys: readonly string[]) => {
    const deleted: string[] = [];
    const errors: unknown[] = [];
    for (const key of keys) {
      if (errors.length >= MAX_FAILURES) break;
      try {
        await deps.store.delete(key);
        deleted.push(key);
      } catch (error) {
        errors.push(error);
      }
    }
    await deps.blobIntents.forget(deleted);
    return { count: deleted.length, errors };
  };

  return async (signal?: AbortSignal): Promise<number> => {
    let swept = 0;
    while (signal?.aborted !== true) {
      const keys = await deps.blobIntents.listAbandoned(BATCH);
      const { count, errors } = await deleteAll(keys);
      swept += count;
      if (errors.length > 0) throw new AggregateError(errors, `${errors.length} files could not be deleted`);
      if (keys.length < BATCH) break;
    }
    return swept;
  };
};
