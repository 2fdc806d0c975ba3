import { contract } from './image-owner.ts';
import { randomUUID } from 'node:crypto';
import type { SessionFamily } from '@safelight/domain';
import { sampleFamily, sampleRefreshToken, sampleUser } from './samples.ts';

export const sessionRepositoryContract = contract('sessions', (db) => {
  let userId: string;
  const now = new Date('2026-07-08T09:10:11.121Z');
  const inOneDay = new Date('2026-07-09T09:10:11.121Z');
  const minutes = (n: number): Date => new Date(now.getTime() + n * 60_000);
  beforeEach(async () => {
    const user = sampleUser();
    userId = user.id;
    await db.repositories.users.insert(user, 'hash');
  });

  /** Adds a session with one refresh token. */
  const start = async (
    changes: Partial<SessionFamily> = {},
    token: { expiresAt?: Date; usedAt?: Date } = {},
  ): Promise<SessionFamily> => {
    const family = sampleFamily(changes.userId ?? userId, changes);
    await db.repositories.sessions.insert(family);
    await db.repositories.refreshTokens.insert(
      sampleRefreshToken(family.userId, { familyId: family.id, expiresAt: inOneDay, ...token }),
    );
    return family;
  };

  it('sessions are listed while they can still be refreshed, most recently used first', async () => {
    const older = await start({ lastUsedAt: minutes(-2), userAgent: 'curl “8”', address: '2001:db8::1' });
    const newer = await start({ lastUsedAt: minutes(-1) });
    const ended = await start();
    await start({}, { expiresAt: now });
    await start({}, { usedAt: minutes(-3) });
    await db.repositories.sessions.end(userId, ended.id, now);
    expect(await db.repositories.sessions.listLiving(userId, now)).toEqual([newer, older]);
    expect(await db.repositories.sessions.listLiving(randomUUID(), now)).toEqual([]);
    expect(await db.repositories.sessions.listLiving('nobody', now)).toEqual([]);
  });

  it('sessions are all listed for an export, also those that ended or expired, the latest sign-in first', async () => {
    const stranger = sampleUser();
    await db.repositories.users.insert(stranger, 'hash');
    const [first, expired, last] = [
      await start({ userId: stranger.id, createdAt: minutes(-3) }),
      await start({ userId: stranger.id, createdAt: minutes(-2) }, { expiresAt: now }),
      await start({ userId: stranger.id, createdAt: minutes(-1) }),
    ];
    const { end, listAll } = db.repositories.sessions;
    await end(stranger.id, first.id, now);
    expect(await listAll(stranger.id)).toEqual([
      { ...last, endedAt: null },
      { ...expired, endedAt: null },
      { ...first, endedAt: now },
    ]);
    expect(await listAll(randomUUID())).toEqual([]);
    expect(await listAll('nobody')).toEqual([]);
  });

  it('sessions keep the time of their latest use, even if uses are reported out of order', async () => {
    const family = await start();
    await Promise.all(
      [minutes(2), minutes(5), minutes(1)].map((at) => db.repositories.sessions.touch(family.id, at)),
    );
    const [listed] = await db.repositories.sessions.listLiving(userId, now);
    expect(listed).toEqual({ ...family, lastUsedAt: minutes(5) });
  });

  it('sessions leave the user agents and IP addresses of a user stored after they end', async () => {
    const { listUserAgents, knowsAddress } = db.repositories.sessions;
    const usual = await listUserAgents(userId);
    for (let i = 0; i < 2; i += 1) {
      const family = await start({ address: '198.51.100.4', userAgent: 'Lamp/1.0' });
      await db.repositories.sessions.end(userId, family.id, now);
    }
    expect(new Set(await listUserAgents(userId))).toEqual(new Set([...usual, 'Lamp/1.0']));
    expect((await listUserAgents(userId)).filter((one) => one === 'Lamp/1.0')).toHaveLength(1);
    expect(await listUserAgents(randomUUID())).toEqual([]);
    expect(await listUserAgents('nobody')).toEqual([]);
    expect(await knowsAddress(userId, '198.51.100.4')).toBe(true);
    expect(await knowsAddress(userId, '198.51.100.5')).toBe(false);
    expect(await knowsAddress('nobody', '198.51.100.4')).toBe(false);
  });

  it('sessions are ended by only one of several simultaneous calls, and only for their own user', async () => {
    const family = await start();
    const { end } = db.repositories.sessions;
    expect(await end(randomUUID(), family.id, now)).toBe(false);
    expect(await end(userId, 'nonsense', now)).toBe(false);
    const ends = await Promise.all([1, 2, 3].map(() => end(userId, family.id, now)));
    expect(ends.filter(Boolean)).toHaveLength(1);
  });

  it('sessions can be ended all at once except for one, and the call returns each ended one', async () => {
    const [a, b, kept] = [await start(), await start(), await start()];
    const stranger = sampleUser();
    await db.repositories.users.insert(stranger, 'hash');
    const foreign = await start({ userId: stranger.id });
    const { endAll, listLiving } = db.repositories.sessions;
    expect(new Set(await endAll(userId, kept.id, now))).toEqual(new Set([a.id, b.id]));
    expect(await listLiving(userId, now)).toEqual([kept]);
    expect(await endAll(userId, null, now)).toEqual([kept.id]);
    expect(await endAll(userId, null, now)).toEqual([]);
    expect(await endAll('nobody', null, now)).toEqual([]);
    expect(await listLiving(stranger.id, now)).toEqual([foreign]);
  });

  it('sessions can be listed if they ended at or after a given time', async () => {
    const [before, at, after] = [await start(), await start(), await start()];
    await start();
    const later = new Date('2027-01-01T00:00:00.000Z');
    const { end, listEndedSince } = db.repositories.sessions;
    await end(userId, before.id, new Date(later.getTime() - 1));
    await end(userId, at.id, later);
    await end(userId, after.id, new Date(later.getTime() + 1));
    expect(new Set(await listEndedSince(later))).toEqual(new Set([at.id, after.id]));
  });
});
