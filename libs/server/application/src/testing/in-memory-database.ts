import type { AppEvent, Clock, EventBus, Repositories, Transaction, UnitOfWork } from '../ports/index.ts';
import { fakeClock } from './fake-clock.ts';
import { accounts } from './in-memory-accounts.ts';
import { accountData } from './in-memory-account-data.ts';
import { comparisons } from './in-memory-comparisons.ts';
import { documents } from './in-memory-documents.ts';
import { edits } from './in-memory-edits.ts';
import { images } from './in-memory-images.ts';
import { sessions } from './in-memory-sessions.ts';
import { usage } from './in-memory-usage.ts';
import { emptyTables, type Tables } from './in-memory-tables.ts';

const copyOf = (tables: Tables): Tables =>
  Object.fromEntries(
    Object.entries(tables).map(([name, table]: [string, unknown]) => [
      name,
      table instanceof Map ? new Map(table) : Array.isArray(table) ? [...(table as unknown[])] : table,
    ]),
  ) as unknown as Tables;

/** Notes of bytes are written on their own: those of a transaction that failed stay. */
const withNotesOf = (failed: Tables, before: Tables): Tables['intents'] => {
  const noted = [...failed.intents].filter(([key, { abandoned }]) => !abandoned && !before.intents.has(key));
  return new Map([...before.intents, ...noted]);
};

/** Repositories, queue and events in memory. Transactions run one after another and roll back when they throw. */
export class InMemoryDatabase implements UnitOfWork {
  #tables = emptyTables();
  #last: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<(event: AppEvent) => void>();

  readonly repositories: Repositories;

  readonly events: EventBus = {
    publish: async (event) => this.#listeners.forEach((listener) => listener(event)),
    subscribe: (listener) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    },
  };

  /** `clock` is the database's own; it stands still when none is given. */
  constructor(clock: Pick<Clock, 'now'> = fakeClock()) {
    const read = (): Tables => this.#tables;
    this.repositories = {
      ...accounts(read),
      ...sessions(read),
      ...accountData(read),
      ...usage(read),
      ...comparisons(read),
      ...images(read),
      ...documents(read),
      ...edits(read, clock),
    };
  }

  /** What a test may look at. */
  get tables(): Readonly<Tables> {
    return this.#tables;
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const run = async (): Promise<T> => {
      const before = copyOf(this.#tables);
      const published: AppEvent[] = [];
      const tx: Transaction = {
        ...this.repositories,
        jobs: {
          enqueue: async (name, payload, { priority = 0 } = {}) =>
            void this.#tables.queue.push({ name, payload, priority }),
        },
        events: { publish: async (event) => void published.push(event) },
      };
      try {
        const result = await work(tx);
        for (const event of published) await this.events.publish(event);
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
