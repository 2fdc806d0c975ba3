import { contract } from './image-owner.ts';
import { randomUUID } from 'node:crypto';
import { sampleUser } from './samples.ts';

const HOUR_MS = 3_600_000;

export const usageRepositoriesContract = contract('usage counters', (db) => {
  describe('rate counters', () => {
    const now = new Date('2026-07-08T09:10:11.121Z');
    const end = new Date('2026-07-08T10:00:00.000Z');

    it('start at zero in each window, and are separate for each bucket', async () => {
      const bucket = `login:${randomUUID()}`;
      const { add } = db.repositories.rateCounters;
      expect(await add(bucket, 7, HOUR_MS, now)).toEqual({ used: 7, resetAt: end });
      expect(await add(bucket, 1, HOUR_MS, new Date(end.getTime() - 1))).toMatchObject({ used: 8 });
      const next = new Date('2026-07-08T11:00:00.000Z');
      expect(await add(bucket, 1, HOUR_MS, end)).toEqual({ used: 1, resetAt: next });
      expect(await add(`${bucket}:x`, 2, HOUR_MS, now)).toMatchObject({ used: 2 });
    });

    it('can be decreased, but not below zero', async () => {
      const bucket = `login:${randomUUID()}`;
      const { add } = db.repositories.rateCounters;
      expect(await add(bucket, -3, HOUR_MS, now)).toMatchObject({ used: 0 });
      await add(bucket, 5, HOUR_MS, now);
      expect(await add(bucket, -2, HOUR_MS, now)).toMatchObject({ used: 3 });
      expect(await add(bucket, -9, HOUR_MS, now)).toMatchObject({ used: 0 });
      expect(await add(bucket, 1, HOUR_MS, now)).toMatchObject({ used: 1 });
    });
  });

  describe('bandwidth counters', () => {
    const month = new Date('2026-07-01T00:00:00.000Z');
    const owners = [sampleUser(), sampleUser({ plan: 'pro_subscription' }), sampleUser()];
    beforeAll(async () => {
      for (const owner of owners) await db.repositories.users.insert(owner, 'hash');
    });

    it("are zero at first, with the owner's plan, and null for an unknown owner", async () => {
      const { find } = db.repositories.bandwidth;
      expect(await find(owners[1]!.id, month)).toEqual({ bytes: 0, plan: 'pro_subscription' });
      expect(await find(randomUUID(), month)).toBeNull();
      expect(await find('nobody', month)).toBeNull();
    });

    it("return each owner's total, and ignore owners who no longer exist", async () => {
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
