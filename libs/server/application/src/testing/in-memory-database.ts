import { notFound } from '@safelight/domain';
import { recordEvent } from '../events/record-event.ts';
import type {
  Clock,
  Repositories,
  Signal,
  SignalBus,
  Transaction,
  TransactionSteps,
  UnitOfWork,
} from '../ports/index.ts';
import { fakeClock } from './fake-clock.ts';
import { randomIds } from './fakes.ts';
import { accountData } from './in-memory-account-data.ts';
import { accounts } from './in-memory-accounts.ts';
import { billing } from './in-memory-billing.ts';
import { comparisons } from './in-memory-comparisons.ts';
import { documents } from './in-memory-documents.ts';
import { edits } from './in-memory-edits.ts';
import { images } from './in-memory-images.ts';
import { projects } from './in-memory-projects.ts';
import { sessions } from './in-memory-sessions.ts';
import { emptyTables, type Read, type Tables } from './in-memory-tables.ts';
import { usage } from './in-memory-usage.ts';

const domainEvents = (read: Read): Pick<Repositories, 'domainEvents'> => ({
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

const copyOfTable = (table: unknown): unknown => {
  if (table instanceof Map) return new Map(table);
  if (table instanceof Set) return new Set(table);
  return Array.isArray(table) ? [...(table as unknown[])] : table;
};

const copyOf = (tables: Tables): Tables =>
  Object.fromEntries(
    Object.entries(tables).map(([name, table]: [string, unknown]) => [name, copyOfTable(table)]),
  ) as unknown as Tables;

/**
 * Returns the intents after a rollback. Intents commit separately, so those of the failed transaction remain.
 */
const withNotesOf = (failed: Tables, before: Tables): Tables['intents'] => {
  const noted = [...failed.intents].filter(([key, { abandoned }]) => !abandoned && !before.intents.has(key));
  return new Map([...before.intents, ...noted]);
};

/**
 * Repositories, queue and signals in memory. Transactions run one after another, and an error rolls them
 * back.
 */
export class InMemoryDatabase implements UnitOfWork {
  #tables = emptyTables();
  #last: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Map<(signal: Signal) => void, () => void>();

  readonly #clock: Pick<Clock, 'now'>;
  readonly repositories: Repositories;

  readonly signals: SignalBus = {
    publish: async (signal) => this.#listeners.forEach((_, listener) => listener(signal)),
    subscribe: (listener, onGap = () => undefined) => {
      this.#listeners.set(listener, onGap);
      return () => this.#listeners.delete(listener);
    },
  };

  /** `clock` is the clock of the database. Without it the time does not pass. */
  constructor(clock: Pick<Clock, 'now'> = fakeClock()) {
    this.#clock = clock;
    const read = (): Tables => this.#tables;
    this.repositories = {
      ...accounts(read),
      ...sessions(read),
      ...accountData(read),
      ...usage(read),
      ...comparisons(read),
      ...projects(read),
      ...images(read, clock),
      ...documents(read),
      ...edits(read, clock),
      ...billing(read, clock),
      ...domainEvents(read),
    };
  }

  /** Notifies subscribers that signals may have been lost. */
  loseSignals(): void {
    for (const onGap of this.#listeners.values()) onGap();
  }

  get tables(): Readonly<Tables> {
    return this.#tables;
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const run = async (): Promise<T> => {
      const before = copyOf(this.#tables);
      const published: Signal[] = [];
      const steps = {
        ...this.repositories,
        jobs: {
          enqueue: async (name, payload, { priority = 0 } = {}) =>
            void this.#tables.queue.push({ name, payload, priority }),
        },
        signals: { publish: async (signal) => void published.push(signal) },
      } satisfies TransactionSteps;
      const record = recordEvent({ ids: randomIds, clock: this.#clock });
      const tx = { ...steps, record: record(steps) };
      try {
        const result = await work(tx);
        for (const signal of published) await this.signals.publish(signal);
        return result;
      } catch (error) {
        this.#tables = { ...before, intents: withNotesOf(this.#tables, before) };
        throw error;
      }
    };
    const result = this.#last.then(run, run);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
