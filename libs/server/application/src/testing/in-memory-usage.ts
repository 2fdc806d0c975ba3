import type { Repositories } from '../ports/index.ts';
import type { Read } from './in-memory-tables.ts';

/** Counters, bandwidth and upkeep in memory. Counters are no part of transactions: they count what fails too. */
export const usage = (read: Read): Pick<Repositories, 'rateCounters' | 'bandwidth' | 'maintenance'> => {
  const counters = new Map<string, number>();
  const delivered = new Map<string, number>();
  const totalOf = (ownerId: string, month: Date) => {
    const plan = read().users.get(ownerId)?.user.plan;
    if (plan === undefined) return null;
    return { ownerId, plan, bytes: delivered.get(`${ownerId} ${month.toISOString()}`) ?? 0 };
  };

  return {
    rateCounters: {
      add: async (bucket, amount, windowMs, now) => {
        const startMs = Math.floor(now.getTime() / windowMs) * windowMs;
        const key = `${bucket} ${startMs}`;
        const used = Math.max(0, (counters.get(key) ?? 0) + amount);
        counters.set(key, used);
        return { used, resetAt: new Date(startMs + windowMs) };
      },
    },
    bandwidth: {
      add: async (uses, month) =>
        uses.flatMap(({ ownerId, bytes }) => {
          const key = `${ownerId} ${month.toISOString()}`;
          delivered.set(key, (delivered.get(key) ?? 0) + bytes);
          return totalOf(ownerId, month) ?? [];
        }),
      find: async (ownerId, month) => totalOf(ownerId, month),
    },
    maintenance: {
      prune: async (now) => {
        const { oneTimeTokens } = read();
        const expired = [...oneTimeTokens].filter(([, { expiresAt }]) => expiresAt <= now);
        for (const [hash] of expired) oneTimeTokens.delete(hash);
        return expired.length;
      },
    },
  };
};
