import { notFound, type Purchase } from '@safelight/domain';
import type { Clock, Repositories } from '../ports/index.ts';
import type { Read } from './in-memory-tables.ts';
import { comesAfter } from './time-places.ts';

const latestFirst = (a: Purchase, b: Purchase): number =>
  b.paidAt.getTime() - a.paidAt.getTime() || (a.id < b.id ? 1 : -1);

export const billing = (
  read: Read,
  clock: Pick<Clock, 'now'>,
): Pick<Repositories, 'purchases' | 'subscriptions' | 'monthlyCredits' | 'paymentRecords'> => {
  const checkUser = (userId: string): void => {
    if (!read().users.has(userId)) throw notFound();
  };
  const purchasesOf = (userId: string): Purchase[] =>
    [...read().purchases.values()].filter((one) => one.userId === userId).sort(latestFirst);
  return {
    purchases: {
      find: async (id) => read().purchases.get(id) ?? null,
      save: async (purchase) => {
        checkUser(purchase.userId);
        read().purchases.set(purchase.id, purchase);
      },
      list: async (userId, limit, after) =>
        purchasesOf(userId)
          .filter(({ paidAt, id }) => comesAfter(after, paidAt, id))
          .slice(0, limit),
      listPacks: async (userId) => purchasesOf(userId).filter(({ period }) => period === null),
    },
    subscriptions: {
      find: async (id) => read().subscriptions.get(id) ?? null,
      save: async (subscription) => {
        checkUser(subscription.userId);
        read().subscriptions.set(subscription.id, subscription);
      },
      listByUser: async (userId) => [...read().subscriptions.values()].filter((one) => one.userId === userId),
    },
    monthlyCredits: {
      find: async (userId) => read().monthlyCredits.get(userId) ?? null,
      save: async (credits) => {
        checkUser(credits.userId);
        read().monthlyCredits.set(credits.userId, credits);
      },
      remove: async (userId) => void read().monthlyCredits.delete(userId),
      listEnded: async (now, limit) =>
        [...read().monthlyCredits.values()]
          .filter(({ month }) => month.to <= now)
          .sort((a, b) => a.month.to.getTime() - b.month.to.getTime())
          .map(({ userId }) => userId)
          .slice(0, limit),
    },
    paymentRecords: {
      customerOf: async (userId) => read().customers.get(userId) ?? null,
      keepCustomer: async (userId, customerId) => {
        checkUser(userId);
        if (!read().customers.has(userId)) read().customers.set(userId, customerId);
      },
      now: async () => clock.now(),
      hasEvent: async (id) => read().paymentEvents.has(id),
      keepEvent: async (id) => {
        if (read().paymentEvents.has(id)) return false;
        read().paymentEvents.add(id);
        return true;
      },
    },
  };
};
