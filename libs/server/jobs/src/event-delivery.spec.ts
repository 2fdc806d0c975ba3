import { randomUUID } from 'node:crypto';
import { deliverEvent, recordEvent } from '@safelight/application';
import type { JobHandlers, Transaction, UnitOfWork } from '@safelight/application/ports';
import { sampleUser } from '@safelight/application/testing/contracts';
import { createUnitOfWork } from '@safelight/persistence';
import type { TestDatabase } from '@safelight/persistence/testing';
import { forSuite, until } from '@safelight/processes/testing';
import { IDLE } from './testing/idle-handlers.ts';
import { openQueueBench } from './testing/queue-bench.ts';

const clock = { now: () => new Date(), sleep: () => Promise.resolve() };

describe('delivering events through the queue', () => {
  const bench = forSuite(openQueueBench);
  let database: TestDatabase;
  let userId: string;

  beforeAll(async () => {
    ({ database } = bench);
  });
  beforeEach(async () => {
    const user = sampleUser();
    userId = user.id;
    await database.repositories.users.insert(user, 'hash');
  });
  afterEach(() => bench.reset());

  const startProcess = async () => {
    const queue = await bench.startQueue();
    const unitOfWork = createUnitOfWork({
      database: database.database,
      bindJobs: (sql) => queue.enqueuerFor(sql),
      bindSignals: () => ({ publish: async () => undefined }),
      recorder: recordEvent({ ids: { uuid: randomUUID }, clock }),
    });
    return { queue, unitOfWork };
  };

  const record = (unitOfWork: UnitOfWork): Promise<void> =>
    unitOfWork.transaction((tx) =>
      tx.record({ type: 'account.created', userId, payload: { by: 'password' } }),
    );

  /**
   * The job handlers of a process with one event consumer, `consume`. The consumer gets the transaction of
   * the delivery.
   */
  const consuming = (unitOfWork: UnitOfWork, consume: (tx: Transaction) => Promise<void>): JobHandlers => {
    const { domainEvents } = database.repositories;
    const consumers = { 'account.created': [{ name: 'greeter', consume }] };
    const deliver = deliverEvent({ domainEvents, unitOfWork, clock, consumers });
    return { ...IDLE, 'deliver-event': ({ eventId }) => deliver(eventId) };
  };

  /** An event consumer that inserts one row each time it takes effect. */
  const greet = (tx: Transaction): Promise<void> =>
    tx.jobs.enqueue('export-account', { exportId: 'greeted' });
  const greetings = async (): Promise<number> => {
    const { rows } = await database.database.pool.query<{ count: number }>(
      `SELECT count(*)::int FROM pgboss.job WHERE name = 'export-account'`,
    );
    return rows[0]?.count ?? 0;
  };

  const isDelivered = async (): Promise<boolean> => {
    const events = await database.repositories.domainEvents.listByUser(userId);
    return events.length === 1 && events[0]?.deliveredAt !== null;
  };

  it('delivers no event of a transaction that is rolled back', async () => {
    const { queue, unitOfWork } = await startProcess();
    const failing = unitOfWork.transaction(async (tx) => {
      await tx.record({ type: 'account.created', userId, payload: { by: 'password' } });
      throw new Error('the disk is full');
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(await database.repositories.domainEvents.listByUser(userId)).toEqual([]);
    const { rows } = await database.database.pool.query(
      `SELECT FROM pgboss.job WHERE name = 'deliver-event'`,
    );
    expect(rows).toEqual([]);
    let handled = 0;
    await queue.work(consuming(unitOfWork, async () => void (handled += 1)));
    await record(unitOfWork);
    await until(isDelivered);
    expect(handled).toBe(1);
  });

  it('rolls back a failed attempt of a consumer, and retries it', async () => {
    const { queue, unitOfWork } = await startProcess();
    let tries = 0;
    await queue.work(
      consuming(unitOfWork, async (tx) => {
        await greet(tx);
        tries += 1;
        if (tries === 1) throw new Error('the template is missing');
      }),
    );
    await record(unitOfWork);
    await until(isDelivered);
    expect(tries).toBe(2);
    expect(await greetings()).toBe(1);
  });

  it('takes effect once even if the worker dies before it completes the delivery job', async () => {
    const { queue, unitOfWork } = await startProcess();
    const handlers = consuming(unitOfWork, greet);
    let runs = 0;
    await queue.work({
      ...handlers,
      'deliver-event': async (payload, signal) => {
        await handlers['deliver-event'](payload, signal);
        runs += 1;
        if (runs === 1) throw new Error('the worker died');
      },
    });
    await record(unitOfWork);
    await until(() => runs === 2);
    expect(await isDelivered()).toBe(true);
    expect(await greetings()).toBe(1);
  });

  it('delivers an event in another process if the process that recorded it has stopped', async () => {
    const first = await startProcess();
    await record(first.unitOfWork);
    await first.queue.stop(0);
    expect(await isDelivered()).toBe(false);
    const second = await startProcess();
    await second.queue.work(consuming(second.unitOfWork, greet));
    await until(isDelivered);
    expect(await greetings()).toBe(1);
  });
});
