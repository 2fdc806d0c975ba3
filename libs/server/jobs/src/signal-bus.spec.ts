import { setTimeout as sleep } from 'node:timers/promises';
import type { Signal } from '@safelight/application/ports';
import { testDatabase } from '@safelight/persistence/testing';
import pg from 'pg';
import { until } from '@safelight/processes/testing';
import { createSignalBus, type PostgresSignalBus } from './signal-bus.ts';
import { startTcpProxy } from './testing/tcp-proxy.ts';

const changed = (imageUid: string): Signal => ({ type: 'image-changed', imageUid });

describe('the signal bus', () => {
  const database = testDatabase();
  let client: pg.Client;
  let buses: PostgresSignalBus[];
  beforeEach(async () => {
    client = new pg.Client(database.url);
    await client.connect();
    buses = [];
  });
  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    await client.end();
  });

  const startBus = async (connectionString = database.url): Promise<PostgresSignalBus> => {
    const bus = createSignalBus({ connectionString });
    buses.push(bus);
    await bus.start();
    return bus;
  };

  const endConnections = () =>
    client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'safelight-signals' AND datname = current_database()`,
    );

  it('delivers a signal to every process, including the sender', async () => {
    const [one, other] = [await startBus(), await startBus()];
    const heard: (readonly [string, Signal])[] = [];
    one.subscribe((signal) => heard.push(['one', signal]));
    other.subscribe((signal) => heard.push(['other', signal]));
    const signal: Signal = {
      type: 'ai-edit-changed',
      jobId: 'j',
      state: 'processing',
      stage: 'Cutting — out',
      progress: 0.5,
    };
    await one.publish(signal);
    await until(() => heard.length === 2);
    expect([...heard].sort()).toEqual([
      ['one', signal],
      ['other', signal],
    ]);
  });

  it('delivers nothing to a subscriber that has unsubscribed', async () => {
    const bus = await startBus();
    const heard: Signal[] = [];
    const stayed: Signal[] = [];
    const leave = bus.subscribe((signal) => heard.push(signal));
    bus.subscribe((signal) => stayed.push(signal));
    leave();
    await bus.publish(changed('a'));
    await until(() => stayed.length === 1);
    expect(heard).toEqual([]);
  });

  it('delivers the signals of a transaction when it commits, and none if it is rolled back', async () => {
    const bus = await startBus();
    const heard: Signal[] = [];
    bus.subscribe((signal) => heard.push(signal));
    const inTransaction = bus.publisherFor((text, values = []) => client.query(text, [...values]));

    await client.query('BEGIN');
    await inTransaction.publish(changed('rolled back'));
    await client.query('ROLLBACK');
    await client.query('BEGIN');
    await inTransaction.publish(changed('committed'));
    await bus.publish(changed('meanwhile'));
    await until(() => heard.length > 0);
    expect(heard).toEqual([changed('meanwhile')]);
    await client.query('COMMIT');
    await bus.publish(changed('last'));
    await until(() => heard.length > 2);
    expect(heard).toEqual([changed('meanwhile'), changed('committed'), changed('last')]);
  });

  it('reconnects after its connection was closed, and notifies subscribers of the gap', async () => {
    const bus = await startBus();
    const heard: Signal[] = [];
    let gaps = 0;
    bus.subscribe(
      (signal) => heard.push(signal),
      () => (gaps += 1),
    );
    await endConnections();
    await until(() => gaps === 2);
    await bus.publish(changed('after'));
    await until(() => heard.length === 1);
    expect(gaps).toBe(2);
  });

  it('fails to publish with DATABASE_UNAVAILABLE during an outage, and recovers afterwards', async () => {
    const proxy = await startTcpProxy(database.url);
    const bus = await startBus(proxy.through(database.url));
    const heard: Signal[] = [];
    let gaps = 0;
    bus.subscribe(
      (signal) => heard.push(signal),
      () => (gaps += 1),
    );
    proxy.cut();
    await until(() => gaps === 1);
    await expect(bus.publish(changed('lost'))).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    await until(() => proxy.refused() > 2);
    proxy.mend();
    await until(() => gaps === 2);
    await bus.publish(changed('after'));
    await until(() => heard.length === 1);
    expect(heard).toEqual([changed('after')]);
    await bus.close();
    await proxy.close();
  });

  it('fails to start with DATABASE_UNAVAILABLE if it cannot connect', async () => {
    const proxy = await startTcpProxy(database.url);
    proxy.cut();
    const bus = createSignalBus({ connectionString: proxy.through(database.url) });
    await expect(bus.start()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    await proxy.close();
  });

  it('continues after a subscriber throws and after a payload that is not a signal', async () => {
    const bus = await startBus();
    const heard: Signal[] = [];
    bus.subscribe(() => {
      throw new Error('a defect of a subscriber');
    });
    bus.subscribe((signal) => heard.push(signal));
    await client.query(`SELECT pg_notify('safelight_signals', 'not json')`);
    await bus.publish(changed('a'));
    await until(() => heard.length === 1);
    expect(heard).toEqual([changed('a')]);
  });

  it('stays closed if it is closed while it reconnects', async () => {
    const bus = await startBus();
    let gaps = 0;
    bus.subscribe(
      () => undefined,
      () => (gaps += 1),
    );
    await endConnections();
    await until(() => gaps === 1);
    await bus.close();
    await sleep(500);
    const connections = async (): Promise<readonly object[]> => {
      const { rows } = await client.query<object>(
        `SELECT pid FROM pg_stat_activity
         WHERE application_name = 'safelight-signals' AND datname = current_database()`,
      );
      return rows;
    };
    // A connection that was opening when the bus was closed is closed too.
    await until(async () => (await connections()).length === 0);
    expect(gaps).toBe(1);
  });
});
