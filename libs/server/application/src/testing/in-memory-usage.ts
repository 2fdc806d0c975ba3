import { EVENT_RETENTION_DAYS } from '@safelight/domain';
import { CONTACT_RETENTION_YEARS, DAYS_IN_TRASH, VIEW_REPEAT_MS } from '@safelight/rules';
import type { Repositories, View } from '../ports/index.ts';
import { deliveryKey, type Read, type Tables } from './in-memory-tables.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const deleteWhere = <T>(table: Map<string, T>, isPast: (row: T, key: string) => boolean): number => {
  const past = [...table].filter(([key, row]) => isPast(row, key));
  for (const [key] of past) table.delete(key);
  return past.length;
};

/** The counters of rate limits: how much of the current window was used, and when the window ends. */
type Counters = Map<string, { readonly used: number; readonly endMs: number }>;

/** Deletes the same expired rows as the repository of PostgreSQL. */
const prune = (tables: Tables, counters: Counters, now: Date): number => {
  const before = (ms: number) => (date: Date) => now.getTime() - date.getTime() > ms;
  const [hour, day, halfYear] = [before(HOUR_MS), before(DAY_MS), before(180 * DAY_MS)];
  const kept = tables.contactMessages.filter(({ createdAt }) => {
    const end = new Date(createdAt);
    end.setUTCFullYear(end.getUTCFullYear() + CONTACT_RETENTION_YEARS);
    return end >= now;
  });
  const messages = tables.contactMessages.length - kept.length;
  tables.contactMessages = kept;
  return (
    messages +
    deleteWhere(tables.oneTimeTokens, ({ expiresAt }) => day(expiresAt)) +
    deleteWhere(tables.refreshTokens, ({ expiresAt }) => day(expiresAt)) +
    deleteWhere(tables.sessions, ({ createdAt, lastUsedAt }) => halfYear(createdAt) && halfYear(lastUsedAt)) +
    deleteWhere(counters, ({ endMs }) => hour(new Date(endMs))) +
    deleteWhere(tables.visits, hour) +
    deleteWhere(tables.deletedComparisons, ({ deletedAt }) => before(DAYS_IN_TRASH * DAY_MS)(deletedAt)) +
    deleteWhere(tables.events, ({ event }) => before(EVENT_RETENTION_DAYS * DAY_MS)(event.occurredAt)) +
    deleteWhere(tables.delivered, (_bytes, key) =>
      before(400 * DAY_MS)(new Date(key.slice(key.indexOf(' ') + 1))),
    )
  );
};

const latest = (a: Date | null, b: Date): Date => (a === null || a < b ? b : a);

/** Counters are outside of transactions, because failed attempts count too. */
export const usage = (
  read: Read,
): Pick<Repositories, 'rateCounters' | 'bandwidth' | 'views' | 'maintenance'> => {
  const counters: Counters = new Map();
  const totalOf = (ownerId: string, month: Date) => {
    const plan = read().users.get(ownerId)?.user.plan;
    if (plan === undefined) return null;
    return { plan, bytes: read().delivered.get(deliveryKey(ownerId, month)) ?? 0 };
  };

  const countView = ({ kind, uid, at }: View, isNew: boolean): void => {
    const { images, comparisons } = read();
    const added = isNew ? 1 : 0;
    const [image, comparison] = [images.get(uid), comparisons.get(uid)];
    if (kind === 'image' && image?.deletedAt === null) {
      const lastAccessedAt = latest(image.lastAccessedAt, at);
      images.set(uid, { ...image, viewCount: image.viewCount + added, lastAccessedAt });
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
        const used = Math.max(0, (counters.get(key)?.used ?? 0) + amount);
        const endMs = startMs + windowMs;
        counters.set(key, { used, endMs });
        return { used, resetAt: new Date(endMs) };
      },
    },
    bandwidth: {
      add: async (uses, month) => {
        const living = uses.filter(({ ownerId }) => read().users.has(ownerId));
        for (const { ownerId, bytes } of living) {
          const key = deliveryKey(ownerId, month);
          read().delivered.set(key, (read().delivered.get(key) ?? 0) + bytes);
        }
        return [...new Set(living.map(({ ownerId }) => ownerId))].flatMap((ownerId) => {
          const total = totalOf(ownerId, month);
          return total === null ? [] : [{ ownerId, ...total }];
        });
      },
      find: async (ownerId, month) => totalOf(ownerId, month),
    },
    views: {
      record: async (views) => {
        for (const view of views) {
          const key = `${view.kind} ${view.uid} ${view.visitorHash}`;
          const countedAt = read().visits.get(key);
          const isNew = countedAt === undefined || view.at.getTime() - countedAt.getTime() >= VIEW_REPEAT_MS;
          if (isNew) read().visits.set(key, view.at);
          countView(view, isNew);
        }
      },
    },
    maintenance: { prune: async (now) => prune(read(), counters, now) },
  };
};
