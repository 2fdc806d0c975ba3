import { VIEW_REPEAT_MS } from '@safelight/rules';
import type { Repositories, View } from '../ports/index.ts';
import type { Read } from './in-memory-tables.ts';

/** Counters, bandwidth, views and upkeep in memory. Counters are no part of transactions: they count what fails too. */
export const usage = (
  read: Read,
): Pick<Repositories, 'rateCounters' | 'bandwidth' | 'views' | 'maintenance'> => {
  const counters = new Map<string, number>();
  const delivered = new Map<string, number>();
  const totalOf = (ownerId: string, month: Date) => {
    const plan = read().users.get(ownerId)?.user.plan;
    if (plan === undefined) return null;
    return { ownerId, plan, bytes: delivered.get(`${ownerId} ${month.toISOString()}`) ?? 0 };
  };

  const countView = ({ kind, uid, at }: View, isNew: boolean): void => {
    const { images, comparisons } = read();
    const added = isNew ? 1 : 0;
    const [image, comparison] = [images.get(uid), comparisons.get(uid)];
    if (kind === 'image' && image !== undefined) {
      images.set(uid, { ...image, viewCount: image.viewCount + added, lastAccessedAt: at });
    }
    if (kind === 'comparison' && comparison !== undefined) {
      comparisons.set(uid, { ...comparison, viewCount: comparison.viewCount + added });
    }
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
    views: {
      record: async (views) => {
        for (const view of views) {
          const key = `${view.uid} ${view.visitorHash}`;
          const countedAt = read().visits.get(key);
          const isNew = countedAt === undefined || view.at.getTime() - countedAt.getTime() >= VIEW_REPEAT_MS;
          if (isNew) read().visits.set(key, view.at);
          countView(view, isNew);
        }
      },
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
