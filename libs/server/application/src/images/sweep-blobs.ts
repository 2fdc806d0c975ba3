import type { Ports } from '../ports/index.ts';
import { deleteFiles } from './delete-files.ts';

type Deps = Pick<Ports, 'blobIntents' | 'store'>;

const BATCH = 500;

/**
 * Deletes files to which no row refers: those of dead processes, failed deletions and purged images. Returns
 * the number of deleted files. A file that cannot be deleted does not block others and is tried again by the next
 * call; the errors are thrown at the end.
 */
export const sweepBlobs =
  (deps: Deps) =>
  async (signal?: AbortSignal): Promise<number> => {
    let swept = 0;
    while (signal?.aborted !== true) {
      const keys = await deps.blobIntents.listAbandoned(BATCH);
      const { count, errors } = await deleteFiles(deps, keys);
      swept += count;
      if (errors.length > 0) throw new AggregateError(errors, `${errors.length} files could not be deleted`);
      if (keys.length < BATCH) break;
    }
    return swept;
  };
