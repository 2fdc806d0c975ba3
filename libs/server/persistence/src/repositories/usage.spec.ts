import { randomUUID } from 'node:crypto';
import { closeDatabase, createDatabase, type Database } from '../data-source.ts';
import { sampleUser } from '../testing/samples.ts';
import { startTestDatabase, type TestDatabase } from '../testing/start-test-database.ts';
import { createRepositories } from './build-repositories.ts';

const HOUR_MS = 3_600_000;

describe('counters of use in PostgreSQL', () => {
  let db: TestDatabase;
  /** Another process's connections. */
  let elsewhere: Database;
  beforeAll(async () => {
    db = await startTestDatabase();
    elsewhere = await createDatabase({ url: db.url, poolSize: 5 });
  });
  afterAll(async () => {
    await closeDatabase(elsewhere);
    await db.stop();
  });

  describe('rate counters', () => {
    const now = new Date('2026-07-08T09:10:11.121Z');
    const end = new Date('2026-07-08T10:00:00.000Z');

    it('add up what two processes count at once, and tell each a total of its own', async () => {
      const bucket = `login:${randomUUID()}`;
      const counters = [db.repositories, createRepositories(elsewhere)].map((each) => each.rateCounters);
      const counts = await Promise.all(
        Array.from({ length: 60 }, (_, n) => counters[n % 2]!.add(bucket, 1, HOUR_MS, now)),
      );
      expect(counts.map(({ used }) => used).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 60 }, (_, n) => n + 1),
      );
      for (const { resetAt } of counts) expect(resetAt).toEqual(end);
    });

    it('begin again with each window, and keep buckets apart', async () => {
      const bucket = `login:${randomUUID()}`;
      const { add } = db.repositories.rateCounters;
      expect(await add(bucket, 7, HOUR_MS, now)).toEqual({ used: 7, resetAt: end });
      expect(await add(bucket, 1, HOUR_MS, new Date(end.getTime() - 1))).toMatchObject({ used: 8 });
      const next = new Date('2026-07-08T11:00:00.000Z');
      expect(await add(bucket, 1, HOUR_MS, end)).toEqual({ used: 1, resetAt: next });
      expect(await add(`${bucket}:x`, 2, HOUR_MS, now)).toMatchObject({ used: 2 });
    });

    it('take back, never below nothing', async () => {
      const bucket = `login:${randomUUID()}`;
      const { add } = db.repositories.rateCounters;
      expect(await add(bucket, -3, HOUR_MS, now)).toMatchObject({ used: 0 });
      await add(bucket, 5, HOUR_MS, now);
      expect(await add(bucket, -2, HOUR_MS, now)).toMatchObject({ used: 3 });
      expect(await add(bucket, -9, HOUR_MS, now)).toMatchObject({ used: 0 });
      expect(await add(bucket, 1, HOUR_MS, now)).toMatchObject({ used: 1 });
    });
  });

  describe('bandwidth', () => {
    const month = new Date('2026-07-01T00:00:00.000Z');
    const owners = [sampleUser(), sampleUser({ plan: 'pro_subscription' }), sampleUser()];
    beforeAll(async () => {
      for (const owner of owners) await db.repositories.users.insert(owner, 'hash');
    });

    it('is nothing at first, with the owner’s plan, and null for nobody', async () => {
      const { find } = db.repositories.bandwidth;
      expect(await find(owners[1]!.id, month)).toEqual({ bytes: 0, plan: 'pro_subscription' });
      expect(await find(randomUUID(), month)).toBeNull();
      expect(await find('nobody', month)).toBeNull();
    });

    it('adds up what two processes delivered, in whatever order, month by month', async () => {
      const here = db.repositories.bandwidth;
      const there = createRepositories(elsewhere).bandwidth;
      const uses = owners.map(({ id }, n) => ({ ownerId: id, bytes: (n + 1) * 3_000_000_000 }));
      const rounds = Array.from({ length: 10 }, () => [
        here.add(uses, month),
        there.add([...uses].reverse(), month),
      ]);
      await Promise.all(rounds.flat());
      expect(await here.find(owners[2]!.id, month)).toEqual({ bytes: 20 * 9_000_000_000, plan: 'free' });
      const august = new Date('2026-08-01T00:00:00.000Z');
      expect(await here.find(owners[2]!.id, august)).toMatchObject({ bytes: 0 });
    });

    it('answers each owner’s total, leaving out those who are gone', async () => {
      const [owner] = owners;
      const september = new Date('2026-09-01T00:00:00.000Z');
      const uses = [
        { ownerId: owner!.id, bytes: 5 },
        { ownerId: randomUUID(), bytes: 1 },
        { ownerId: 'nobody', bytes: 1 },
        { ownerId: owner!.id, bytes: 6 },
      ];
      const { add } = db.repositories.bandwidth;
      expect(await add(uses, september)).toEqual([{ ownerId: owner!.id, bytes: 11, plan: 'free' }]);
      expect(await add(uses, september)).toEqual([{ ownerId: owner!.id, bytes: 22, plan: 'free' }]);
      expect(await add([], september)).toEqual([]);
    });
  });
});
