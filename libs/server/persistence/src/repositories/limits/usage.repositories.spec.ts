import { randomUUID } from 'node:crypto';
import { sampleUser } from '@safelight/application/testing/contracts';
import type { Database } from '../../data-source.ts';
import { testDatabase } from '../../testing/start-test-database.ts';
import { createRepositories } from '../build-repositories.ts';

const HOUR_MS = 3_600_000;

describe('usage counters in PostgreSQL', () => {
  const db = testDatabase();
  /** The database connections of a simulated second process. */
  let elsewhere: Database;
  beforeAll(async () => {
    elsewhere = await db.connect();
  });

  describe('rate counters', () => {
    const now = new Date('2026-07-08T09:10:11.121Z');
    const end = new Date('2026-07-08T10:00:00.000Z');

    it('sum up what two processes count at once, and return a different total to each call', async () => {
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
  });

  describe('bandwidth counters', () => {
    const month = new Date('2026-07-01T00:00:00.000Z');
    const owners = [sampleUser(), sampleUser({ plan: 'pro_subscription' }), sampleUser()];
    beforeAll(async () => {
      for (const owner of owners) await db.repositories.users.insert(owner, 'hash');
    });

    it('sum up, for each month, what two processes deliver in any order', async () => {
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
  });
});
