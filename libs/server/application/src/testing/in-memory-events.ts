import { notFound } from '@safelight/domain';
import type { Repositories } from '../ports/index.ts';
import type { Read } from './in-memory-tables.ts';

/** Domain events in memory. */
export const domainEvents = (read: Read): Pick<Repositories, 'domainEvents'> => ({
  domainEvents: {
    insert: async (event) => {
      if (!read().users.has(event.userId)) throw notFound();
      read().events.set(event.id, { event, takenBy: [] });
    },
    find: async (id) => read().events.get(id)?.event ?? null,
    listByUser: async (userId) =>
      [...read().events.values()].flatMap(({ event }) => (event.userId === userId ? [event] : [])).reverse(),
    take: async (id, consumer) => {
      const found = read().events.get(id);
      if (found === undefined || found.takenBy.includes(consumer)) return false;
      read().events.set(id, { ...found, takenBy: [...found.takenBy, consumer] });
      return true;
    },
    complete: async (id, at) => {
      const found = read().events.get(id);
      if (found === undefined) return;
      read().events.set(id, { ...found, event: { ...found.event, deliveredAt: at } });
    },
  },
});
