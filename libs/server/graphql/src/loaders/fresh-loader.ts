import DataLoader from 'dataloader';

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/**
 * A loader that asks once for all keys that are resolved together and caches nothing for later, so that
 * fields after a mutation or the next event of a subscription never get outdated values.
 */
export const freshLoader = <K, V>(
  load: (key: K) => Promise<V>,
  idOf: (key: K) => string = String,
): DataLoader<K, V> =>
  new DataLoader<K, V>(
    async (keys) => {
      const asked = new Map<string, Promise<V>>();
      const answers = keys.map((key) => {
        const id = idOf(key);
        const answer = asked.get(id) ?? load(key);
        asked.set(id, answer);
        return answer;
      });
      const settled = await Promise.allSettled(answers);
      return settled.map((one) => (one.status === 'fulfilled' ? one.value : asError(one.reason)));
    },
    { cache: false },
  );
