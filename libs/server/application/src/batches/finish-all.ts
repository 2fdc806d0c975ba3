const BATCH = 100;

/** How due items are listed and finished. */
export interface DueItems<T> {
  /** Returns at most `limit` items that are due. */
  readonly list: (limit: number) => Promise<readonly T[]>;
  readonly idOf: (item: T) => string;
  /** Finishes an item, which is not due any more then. Returns false if it cannot be finished now. */
  readonly finish: (item: T) => Promise<boolean>;
}

/**
 * Finishes everything that is due, batch by batch. An item that fails does not block others: it is skipped, and its
 * error is added to `errors`, as is that of a list that cannot be read. Returns how many were finished.
 */
export const finishAll = async <T>(
  { list, idOf, finish }: DueItems<T>,
  errors: unknown[],
): Promise<number> => {
  const failed = new Set<string>();
  for (let finished = 0; ;) {
    const due = await list(BATCH + failed.size).catch((error: unknown) => {
      errors.push(error);
      return [];
    });
    const rest = due.filter((item) => !failed.has(idOf(item)));
    if (rest.length === 0) return finished;
    for (const item of rest) {
      try {
        if (await finish(item)) finished += 1;
        else failed.add(idOf(item));
      } catch (error) {
        failed.add(idOf(item));
        errors.push(error);
      }
    }
  }
};
