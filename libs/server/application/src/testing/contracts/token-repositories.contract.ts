import { contract } from './image-owner.ts';
import { randomUUID } from 'node:crypto';
import {
  anyHash,
  sampleApiKey,
  sampleFamily,
  sampleOneTimeToken,
  sampleRefreshToken,
  sampleUser,
} from './samples.ts';

export const tokenRepositoriesContract = contract('tokens and keys', (db) => {
  const user = sampleUser();
  const other = sampleUser();
  const now = new Date('2026-07-08T09:10:11.121Z');
  beforeAll(async () => {
    await db.repositories.users.insert(user, 'hash');
    await db.repositories.users.insert(other, 'hash');
  });

  describe('one-time tokens', () => {
    it('are found only if user, purpose and hash all match', async () => {
      const token = sampleOneTimeToken(user.id);
      await db.repositories.oneTimeTokens.insert(token);
      const { find } = db.repositories.oneTimeTokens;
      expect(await find(user.id, 'verify-email', token.tokenHash)).toEqual(token);
      expect(await find(other.id, 'verify-email', token.tokenHash)).toBeNull();
      expect(await find(user.id, 'reset-password', token.tokenHash)).toBeNull();
      expect(await find('not-a-uuid', 'verify-email', token.tokenHash)).toBeNull();
    });

    it('invalidate earlier unused tokens of the same purpose', async () => {
      const [first, reset, second] = [
        sampleOneTimeToken(user.id),
        sampleOneTimeToken(user.id, { purpose: 'reset-password' }),
        sampleOneTimeToken(user.id),
      ];
      for (const token of [first, reset, second]) await db.repositories.oneTimeTokens.insert(token);
      const { find } = db.repositories.oneTimeTokens;
      expect(await find(user.id, 'verify-email', first.tokenHash)).toBeNull();
      expect(await find(user.id, 'reset-password', reset.tokenHash)).toEqual(reset);
      expect(await find(user.id, 'verify-email', second.tokenHash)).toEqual(second);
    });

    it('are all invalidated for one user, except used ones', async () => {
      const { insert, find, markUsed, voidAll } = db.repositories.oneTimeTokens;
      const owner = sampleUser();
      await db.repositories.users.insert(owner, 'hash');
      const [used, verify, reset, foreign] = [
        sampleOneTimeToken(owner.id),
        sampleOneTimeToken(owner.id),
        sampleOneTimeToken(owner.id, { purpose: 'reset-password' }),
        sampleOneTimeToken(other.id),
      ];
      await insert(used);
      await markUsed(used.tokenHash, now);
      for (const token of [verify, reset, foreign]) await insert(token);
      await voidAll(owner.id);
      await voidAll('nobody');
      expect(await find(owner.id, 'verify-email', used.tokenHash)).toEqual({ ...used, usedAt: now });
      expect(await find(owner.id, 'verify-email', verify.tokenHash)).toBeNull();
      expect(await find(owner.id, 'reset-password', reset.tokenHash)).toBeNull();
      expect(await find(other.id, 'verify-email', foreign.tokenHash)).toEqual(foreign);
    });

    it('for undoing a change of address stay valid when later ones are created, and can be voided by expiry', async () => {
      const { insert, find, voidAll, voidSince } = db.repositories.oneTimeTokens;
      const undoAt = (day: number) =>
        sampleOneTimeToken(user.id, {
          purpose: 'undo-email',
          newEmail: `old${day}@example.com`,
          expiresAt: new Date(Date.UTC(2030, 0, day)),
        });
      const [first, second, third] = [undoAt(1), undoAt(2), undoAt(3)];
      for (const token of [first, second, third]) await insert(token);
      await voidAll(user.id);
      const left = async () =>
        (
          await Promise.all([first, second, third].map((one) => find(user.id, 'undo-email', one.tokenHash)))
        ).map((one) => one?.newEmail ?? null);
      expect(await left()).toEqual([first.newEmail, second.newEmail, third.newEmail]);
      await voidSince(user.id, 'undo-email', second.expiresAt);
      await voidSince('nobody', 'undo-email', first.expiresAt);
      await voidSince(user.id, 'change-email', first.expiresAt);
      expect(await left()).toEqual([first.newEmail, null, null]);
    });

    it('are found by user and purpose while they are unused and unexpired', async () => {
      const { insert, findPending, markUsed } = db.repositories.oneTimeTokens;
      const token = sampleOneTimeToken(user.id, { purpose: 'change-email', newEmail: 'new@example.com' });
      await insert(token);
      expect(await findPending(user.id, 'change-email', now)).toEqual(token);
      expect(await findPending(other.id, 'change-email', now)).toBeNull();
      expect(await findPending('nobody', 'change-email', now)).toBeNull();
      expect(await findPending(user.id, 'change-email', token.expiresAt)).toBeNull();
      await markUsed(token.tokenHash, now);
      expect(await findPending(user.id, 'change-email', now)).toBeNull();
    });

    it('can be used by only one of several simultaneous callers', async () => {
      const token = sampleOneTimeToken(user.id);
      await db.repositories.oneTimeTokens.insert(token);
      const uses = await Promise.all(
        [1, 2, 3, 4].map(() => db.repositories.oneTimeTokens.markUsed(token.tokenHash, now)),
      );
      expect(uses.filter(Boolean)).toHaveLength(1);
      const found = await db.repositories.oneTimeTokens.find(user.id, 'verify-email', token.tokenHash);
      expect(found?.usedAt).toEqual(now);
    });
  });

  describe('refresh tokens', () => {
    const insertFamily = async (): Promise<string> => {
      const family = sampleFamily(user.id);
      await db.repositories.sessions.insert(family);
      return family.id;
    };

    it('are found by their hash, and can be used by only one of several simultaneous callers', async () => {
      const token = sampleRefreshToken(user.id, { familyId: await insertFamily() });
      await db.repositories.refreshTokens.insert(token);
      expect(await db.repositories.refreshTokens.findByHash(token.tokenHash)).toEqual(token);
      const uses = await Promise.all(
        [1, 2, 3].map(() => db.repositories.refreshTokens.markUsed(token.id, now)),
      );
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect(await db.repositories.refreshTokens.findByHash(anyHash())).toBeNull();
    });

    it('become invalid when their family ends, even those that are added later', async () => {
      const familyId = await insertFamily();
      const [first, second, late] = [1, 2, 3].map(() => sampleRefreshToken(user.id, { familyId }));
      const unrelated = sampleRefreshToken(user.id, { familyId: await insertFamily() });
      for (const token of [first!, second!, unrelated]) await db.repositories.refreshTokens.insert(token);
      await db.repositories.sessions.end(user.id, familyId, now);
      await db.repositories.refreshTokens.insert(late!);
      for (const { tokenHash } of [first!, second!, late!]) {
        expect((await db.repositories.refreshTokens.findByHash(tokenHash))?.familyEndedAt).toEqual(now);
      }
      expect((await db.repositories.refreshTokens.findByHash(unrelated.tokenHash))?.familyEndedAt).toBeNull();
    });

    it('cannot exist without a family', async () => {
      await expect(db.repositories.refreshTokens.insert(sampleRefreshToken(user.id))).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });
  });

  describe('API keys', () => {
    it('are listed newest first, for their owner only', async () => {
      const older = sampleApiKey(other.id, { createdAt: new Date('2026-01-01T00:00:00Z') });
      const newer = sampleApiKey(other.id, { createdAt: new Date('2026-01-02T00:00:00Z') });
      for (const key of [older, newer]) await db.repositories.apiKeys.insert(key, anyHash());
      expect(await db.repositories.apiKeys.listByUser(other.id)).toEqual([newer, older]);
      expect(await db.repositories.apiKeys.findOwned(user.id, newer.id)).toBeNull();
      expect(await db.repositories.apiKeys.update(user.id, newer.id, { name: 'Mine now' })).toBeNull();
      expect(await db.repositories.apiKeys.delete(user.id, newer.id)).toBe(false);
      expect(await db.repositories.apiKeys.findOwned(other.id, newer.id)).toEqual(newer);
    });

    it('are found by their prefix, with their hashes', async () => {
      const key = sampleApiKey(user.id, { prefix: 'sl_12345' });
      const secretHash = anyHash();
      await db.repositories.apiKeys.insert(key, secretHash);
      expect(await db.repositories.apiKeys.findByPrefix('sl_12345')).toEqual([{ apiKey: key, secretHash }]);
      expect(await db.repositories.apiKeys.findByPrefix('sl_1234%')).toEqual([]);
    });

    it('are changed only in the given fields', async () => {
      const key = sampleApiKey(user.id);
      await db.repositories.apiKeys.insert(key, anyHash());
      expect(await db.repositories.apiKeys.update(user.id, key.id, {})).toEqual(key);
      expect(await db.repositories.apiKeys.update(user.id, key.id, { isActive: false })).toEqual({
        ...key,
        isActive: false,
      });
      expect(await db.repositories.apiKeys.update(user.id, 'nonsense', { isActive: false })).toBeNull();
      expect(await db.repositories.apiKeys.delete(user.id, key.id)).toBe(true);
      expect(await db.repositories.apiKeys.delete(user.id, key.id)).toBe(false);
    });

    it('sum up uses that several processes report at once, and keep the latest time of use', async () => {
      const keys = [sampleApiKey(user.id), sampleApiKey(user.id), sampleApiKey(user.id)];
      for (const key of keys) await db.repositories.apiKeys.insert(key, anyHash());
      const later = new Date(now.getTime() + 1_000);
      const uses = keys.map(({ id }) => ({ id, requests: 2, requestsInHour: 2, lastUsedAt: now }));
      await Promise.all([
        db.repositories.apiKeys.recordUse([
          ...uses,
          { id: keys[0]!.id, requests: 1, requestsInHour: 1, lastUsedAt: later },
        ]),
        db.repositories.apiKeys.recordUse([...uses].reverse()),
        db.repositories.apiKeys.recordUse([
          { id: randomUUID(), requests: 1, requestsInHour: 1, lastUsedAt: now },
        ]),
        db.repositories.apiKeys.recordUse([]),
      ]);
      const [first, second] = keys;
      expect(await db.repositories.apiKeys.findOwned(user.id, first!.id)).toMatchObject({
        requestsCount: 5,
        requestsTotal: 5,
        lastUsedAt: later,
      });
      expect(await db.repositories.apiKeys.findOwned(user.id, second!.id)).toMatchObject({
        requestsCount: 4,
        lastUsedAt: now,
      });
    });

    it('count the uses in the latest hour separately, even if hours are reported out of order', async () => {
      const key = sampleApiKey(user.id);
      const { apiKeys } = db.repositories;
      await apiKeys.insert(key, anyHash());
      const at = (time: string) => new Date(`2026-05-01T${time}Z`);
      const use = (requests: number, requestsInHour: number, time: string) =>
        apiKeys.recordUse([{ id: key.id, requests, requestsInHour, lastUsedAt: at(time) }]);
      const counted = async () => {
        const found = await apiKeys.findOwned(user.id, key.id);
        return [found?.requestsCount, found?.countedHour, found?.requestsTotal];
      };
      await use(7, 7, '09:59:59');
      expect(await counted()).toEqual([7, at('09:00:00'), 7]);
      await use(5, 3, '10:00:01');
      expect(await counted()).toEqual([3, at('10:00:00'), 12]);
      await use(2, 2, '09:59:58');
      await use(1, 1, '10:30:00');
      expect(await counted()).toEqual([4, at('10:00:00'), 15]);
    });
  });
});
