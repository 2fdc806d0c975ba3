/**
 * How many files are copied at the same time: enough to hide the latency of an S3 server, and not too many
 * for one disk.
 */
const AT_ONCE = 8;

/**
 * Calls `work` for every item, several at a time. After a failure it starts no further items and waits for
 * the running ones.
 */
export const severalAtOnce = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const waiting = items.values();
  let failed = false;
  const run = async (): Promise<void> => {
    for (const item of waiting) {
      if (failed) return;
      try {
        await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const runs = await Promise.allSettled(Array.from({ length: AT_ONCE }, run));
  const failure = runs.find((one) => one.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
};
