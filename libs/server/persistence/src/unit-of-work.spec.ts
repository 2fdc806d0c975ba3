import { randomUUID } from 'node:crypto';
import { recordEvent } from '@safelight/application';
import type { UnitOfWork } from '@safelight/application/ports';
import { capture, DomainError, grant, release, reserve } from '@safelight/domain';
import type { SqlExecutor } from './session.ts';
import { addUser, sampleImage, sampleVersion } from '@safelight/application/testing/contracts';
import { until } from '@safelight/processes/testing';
import { testDatabase } from './testing/start-test-database.ts';
import { createUnitOfWork } from './unit-of-work.ts';

describe('transactions in PostgreSQL', () => {
  const db = testDatabase();
  let unitOfWork: UnitOfWork;
  let userId: string;

  beforeAll(async () => {
    await db.database.pool.query('CREATE TABLE queue (name text)');
    unitOfWork = createUnitOfWork({
      database: db.database,
      bindJobs: (sql: SqlExecutor) => ({
        enqueue: async (name) => void (await sql('INSERT INTO queue VALUES ($1)', [name])),
      }),
      bindSignals: (sql: SqlExecutor) => ({
        publish: async (signal) =>
          void (await sql(`SELECT pg_notify('signals', $1)`, [JSON.stringify(signal)])),
      }),
      recorder: recordEvent({ ids: { uuid: randomUUID }, clock: { now: () => new Date() } }),
    });
  });
  beforeEach(async () => {
    userId = (await addUser(db)).id;
  });

  const queued = async (): Promise<number> =>
    (await db.database.pool.query('SELECT FROM queue')).rowCount ?? 0;

  /** Resolves when a statement in this database waits for a lock. */
  const waitsForLock = (): Promise<void> =>
    until(async () => {
      const { rowCount } = await db.database.pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return (rowCount ?? 0) > 0;
    });

  it('commit changes, jobs and signals together', async () => {
    const image = sampleImage(userId);
    const before = await queued();
    const listener = await db.database.pool.connect();
    const heard = new Promise((resolve) => listener.once('notification', resolve));
    await listener.query('LISTEN signals');
    const answer = await unitOfWork.transaction(async (tx) => {
      await tx.images.insert(image);
      await tx.jobs.enqueue('sweep-blobs', {});
      await tx.signals.publish({ type: 'image-changed', imageUid: image.uid });
      expect(await db.repositories.images.find(image.uid)).toBeNull();
      expect(await queued()).toBe(before);
      return 42;
    });
    expect(answer).toBe(42);
    expect(await db.repositories.images.find(image.uid)).toEqual(image);
    expect(await queued()).toBe(before + 1);
    expect(await heard).toMatchObject({ payload: expect.stringContaining(image.uid) });
    listener.release(true);
  });

  it('roll everything back if the work throws an error, and rethrow that error', async () => {
    const image = sampleImage(userId);
    const before = await queued();
    const refusal = new DomainError('STORAGE_QUOTA_EXCEEDED', 'Full.');
    const work = unitOfWork.transaction(async (tx) => {
      await tx.images.insert(image);
      await tx.jobs.enqueue('sweep-blobs', {});
      throw refusal;
    });
    await expect(work).rejects.toBe(refusal);
    expect(await db.repositories.images.find(image.uid)).toBeNull();
    expect(await queued()).toBe(before);
  });

  it('wait for unfinished calls before they roll back', async () => {
    const image = sampleImage(userId);
    const work = unitOfWork.transaction(async (tx) => {
      await Promise.all([
        tx.images.insert(image),
        tx.jobs.enqueue('sweep-blobs', {}),
        Promise.reject(new Error('first')),
      ]);
    });
    await expect(work).rejects.toThrow('first');
    expect(await db.repositories.images.find(image.uid)).toBeNull();
  });

  it('rethrow an unknown error unchanged, and the connection stays usable', async () => {
    for (let n = 0; n < 12; n += 1) {
      await expect(
        unitOfWork.transaction(async (tx) => {
          await tx.credits.append({ ...grant(userId, 1, 'x'), amount: -5 });
        }),
      ).rejects.toThrow('credit_ledger_check');
    }
    expect(await unitOfWork.transaction((tx) => tx.credits.balance(userId))).toBe(0);
    expect(db.database.pool.waitingCount).toBe(0);
  });

  it('publish a version while views of its image are counted, without a deadlock', async () => {
    const image = sampleImage(userId, { privacy: 'public' });
    await db.repositories.images.insert(image);
    const version = { ...sampleVersion({ imageUid: image.uid }), number: 2 };
    let viewing: Promise<void> = Promise.resolve();
    await unitOfWork.transaction(async (tx) => {
      await tx.users.lock(userId);
      await tx.images.insertVersion(version);
      viewing = db.repositories.views.record([
        { kind: 'image', uid: image.uid, visitorHash: 'visitor', at: new Date() },
      ]);
      await waitsForLock();
      await tx.images.setCurrentVersion(userId, image.uid, version.id, new Date());
    });
    await viewing;
    expect(await db.repositories.images.find(image.uid)).toMatchObject({
      viewCount: 1,
      current: { id: version.id },
    });
  });

  it('let only one of 20 simultaneous edits reserve the last credit', async () => {
    await db.repositories.credits.append(grant(userId, 1, 'Welcome'));
    const spend = () =>
      unitOfWork.transaction(async (tx) => {
        await tx.idempotency.begin(userId, randomUUID(), 'hash');
        await tx.users.lock(userId);
        if ((await tx.credits.balance(userId)) < 1)
          throw new DomainError('INSUFFICIENT_CREDITS', 'None left.');
        await tx.credits.append(reserve(userId, 1, randomUUID(), 'Edit'));
      });
    const results = await Promise.allSettled(Array.from({ length: 20 }, spend));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
    expect(await db.repositories.credits.balance(userId)).toBe(0);
  });

  describe('the ledger in a transaction', () => {
    it('accepts each kind of entry once per job, and a duplicate does not break the transaction', async () => {
      const jobId = randomUUID();
      await db.repositories.credits.append(grant(userId, 10, 'Welcome'));
      await unitOfWork.transaction(async (tx) => {
        await tx.credits.append(reserve(userId, 1, jobId, 'Edit'));
        await expect(tx.credits.append(reserve(userId, 1, jobId, 'Edit'))).rejects.toMatchObject({
          code: 'CONFLICT',
        });
        await tx.credits.append(capture(userId, jobId, 'Edit'));
      });
      await db.repositories.credits.append(release(userId, 1, jobId, 'Returned'));
      expect(await db.repositories.credits.balance(userId)).toBe(10);
      const history = await db.repositories.credits.history(userId, 3);
      expect(history.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['release', 1],
        ['capture', 0],
        ['reserve', -1],
      ]);
      expect(history[0]).toMatchObject({ userId, jobId, reason: 'Returned', createdAt: expect.any(Date) });
    });

    it('reports whether a user was ever granted credits', async () => {
      expect(await db.repositories.credits.hasGrant(userId)).toBe(false);
      await db.repositories.credits.append(grant(userId, 100, 'Welcome'));
      expect(await db.repositories.credits.hasGrant(userId)).toBe(true);
      expect(await db.repositories.credits.balance('nobody')).toBe(0);
    });
  });

  describe('idempotency keys in a transaction', () => {
    const request = (key: string, hash: string, effect: () => Promise<string>): Promise<string> =>
      unitOfWork.transaction(async (tx) => {
        const known = await tx.idempotency.begin(userId, key, hash);
        if (known !== null) return known;
        const result = await effect();
        await tx.idempotency.complete(userId, key, result);
        return result;
      });

    it('refuse a different request with the same key, are separate for each user, and expire after a day', async () => {
      const key = randomUUID();
      await request(key, 'hash', async () => 'first');
      await expect(request(key, 'other', async () => 'x')).rejects.toMatchObject({
        code: 'IDEMPOTENCY_CONFLICT',
      });
      await db.database.pool.query(
        `UPDATE idempotency_key SET created_at = now() - interval '25 hours' WHERE key = $1`,
        [key],
      );
      expect(await request(key, 'other', async () => 'anew')).toBe('anew');
    });
  });
});
