import { anyHash } from '@safelight/application/testing/contracts';
import { until } from '@safelight/processes/testing';
import { createDatabase, type Database } from '../../data-source.ts';
import { LIVENESS_LOCK } from '../../process-liveness.ts';
import { testDatabase } from '../../testing/start-test-database.ts';
import { createRepositories } from '../build-repositories.ts';

describe('blob intents in PostgreSQL', () => {
  const db = testDatabase();
  let colleague: Database;
  const newKeys = (count: number): readonly string[] =>
    Array.from({ length: count }, () => `blobs/${anyHash()}`);
  const abandoned = (): Promise<readonly string[]> => db.repositories.blobIntents.listAbandoned(1_000);

  beforeAll(async () => {
    colleague = await db.connect();
  });
  beforeEach(() => db.database.pool.query('DELETE FROM blob_intent'));

  it('are not abandoned while the process that recorded them lives', async () => {
    await createRepositories(colleague).blobIntents.record(newKeys(2));
    await db.repositories.blobIntents.record(newKeys(2));
    expect(await abandoned()).toEqual([]);
  });

  it('are left to the sweeper unless a committed transaction settled them', async () => {
    const [settled, open] = newKeys(2) as [string, string];
    const { blobIntents } = db.repositories;
    await blobIntents.record([settled, open]);
    await blobIntents.settle([settled]);
    expect(await blobIntents.abandonUnsettled([settled, open])).toEqual([open]);
    expect(await abandoned()).toEqual([open]);
    await expect(blobIntents.settle([open])).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  });

  it('are abandoned as soon as their process has died, and cannot be settled later', async () => {
    const mortal = await createDatabase({ url: db.url, poolSize: 2 });
    const keys = newKeys(3);
    await createRepositories(mortal).blobIntents.record(keys);
    expect(await abandoned()).toEqual([]);
    await mortal.liveness.close();
    await until(async () => (await abandoned()).length === 3);
    expect([...(await abandoned())].sort()).toEqual([...keys].sort());
    await expect(createRepositories(mortal).blobIntents.settle(keys)).rejects.toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
    });
    await mortal.dataSource.destroy();
  });

  it('are not abandoned if their process lost its connection and has reconnected', async () => {
    const repositories = createRepositories(colleague);
    await repositories.blobIntents.record(newKeys(1));
    const holders = `SELECT pid FROM pg_locks WHERE classid = ${LIVENESS_LOCK} AND objid = $1 AND objsubid = 2`;
    const own = [colleague.liveness.instanceId];
    const before = await db.database.pool.query<{ pid: number }>(holders, own);
    await db.database.pool.query('SELECT pg_terminate_backend($1)', [before.rows[0]!.pid]);
    await until(async () => {
      const { rows } = await db.database.pool.query<{ pid: number }>(holders, own);
      return rows.length === 1 && rows[0]!.pid !== before.rows[0]!.pid;
    });
    expect(await abandoned()).toEqual([]);
  });
});
