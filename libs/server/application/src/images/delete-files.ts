import type { Ports } from '../ports/index.ts';

type Deps = Pick<Ports, 'blobIntents' | 'store'>;

/** The number of files that are deleted at the same time. */
const AT_ONCE = 10;
/** After this many files that cannot be deleted, the store counts as unavailable. */
const MAX_FAILURES = 10;

export interface DeletedFiles {
  readonly count: number;
  /** The errors of files that could not be deleted. */
  readonly errors: readonly unknown[];
}

/**
 * Deletes files that were left to the sweeper, and forgets their intents. A file that cannot be deleted keeps its
 * intent. Stops when the store is unavailable.
 */
export const deleteFiles = async (
  { store, blobIntents }: Deps,
  keys: readonly string[],
): Promise<DeletedFiles> => {
  const deleted: string[] = [];
  const errors: unknown[] = [];
  for (let from = 0; from < keys.length && errors.length < MAX_FAILURES; from += AT_ONCE) {
    const some = keys.slice(from, from + AT_ONCE);
    const results = await Promise.allSettled(some.map((key) => store.delete(key)));
    for (const [at, result] of results.entries()) {
      if (result.status === 'rejected') errors.push(result.reason);
      else deleted.push(some[at] ?? '');
    }
  }
  await blobIntents.forget(deleted);
  return { count: deleted.length, errors };
};
