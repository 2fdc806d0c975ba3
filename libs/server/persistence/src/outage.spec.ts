import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeDatabase, createDatabase, type Database } from './data-source.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/index.ts';
import { checkDatabase, poolStats } from './health.ts';
import { migrate } from './migrate.ts';
import { createRepositories } from './repositories/build-repositories.ts';
import { recordEvent } from '@safelight/application';
import { anyHash, sampleUser } from '@safelight/application/testing/contracts';
import { createUnitOfWork } from './unit-of-work.ts';

describe('an outage of the database', () => {
  let dataDir: string;
  let postgres: EmbeddedPostgres;
  let database: Database;
  const unavailable = { code: 'DATABASE_UNAVAILABLE' };
  const restart = async (): Promise<void> => {
    postgres = await startEmbeddedPostgres({
      dataDir,
      port: Number(new URL(database.url).port),
      restartOnCrash: false,
    });
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'safelight-outage-'));
    postgres = await startEmbeddedPostgres({ dataDir, restartOnCrash: false });
    await migrate({ url: postgres.url });
    database = await createDatabase({ url: postgres.url, poolSize: 4 });
  });
  afterAll(async () => {
    await closeDatabase(database);
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each([
    ['killed', () => process.kill(postgres.pid, 'SIGKILL')],
    ['shut down', () => process.kill(postgres.pid, 'SIGINT')],
  ])(
    'makes calls fail with DATABASE_UNAVAILABLE while the server is %s; later calls find all committed rows',
    async (_how, stop) => {
      const { users, blobIntents } = createRepositories(database);
      const unitOfWork = createUnitOfWork({
        database,
        bindJobs: () => ({ enqueue: async () => undefined }),
        bindSignals: () => ({ publish: async () => undefined }),
        recorder: recordEvent({ ids: { uuid: randomUUID }, clock: { now: () => new Date() } }),
      });
      const [kept, lost] = [sampleUser(), sampleUser()];
      const key = `blobs/${anyHash()}`;
      await users.insert(kept, 'hash');
      await blobIntents.record([key]);
      await Promise.all([1, 2, 3, 4].map(() => users.findById(kept.id)));

      const cutOff = unitOfWork.transaction(async (tx) => {
        await tx.users.insert(lost, 'hash');
        stop();
        await sleep(300);
        await tx.users.findById(lost.id);
      });
      await expect(cutOff).rejects.toMatchObject(unavailable);
      await expect(checkDatabase(database)).rejects.toMatchObject(unavailable);
      await expect(users.findById(kept.id)).rejects.toMatchObject(unavailable);
      await expect(blobIntents.listAbandoned(10)).rejects.toMatchObject(unavailable);
      await expect(createDatabase({ url: database.url, poolSize: 1 })).rejects.toMatchObject(unavailable);

      await restart();
      await checkDatabase(database);
      expect(await users.findById(kept.id)).toEqual(kept);
      expect(await users.findById(lost.id)).toBeNull();
      await blobIntents.settle([key]);
      expect(poolStats(database).waiting).toBe(0);
    },
  );

  it('is reported by the health check after two seconds without an answer', async () => {
    const busy = await Promise.all([1, 2, 3, 4].map(() => database.pool.connect()));
    expect(poolStats(database)).toMatchObject({ idle: 0 });
    await expect(checkDatabase(database)).rejects.toMatchObject(unavailable);
    for (const client of busy) client.release();
    await checkDatabase(database);
  });
});
