import { contract } from './image-owner.ts';
import {
  sampleContactMessage,
  sampleEvent,
  sampleFamily,
  sampleOneTimeToken,
  sampleRefreshToken,
  sampleUser,
} from './samples.ts';

const DAY_MS = 86_400_000;

export const maintenanceRepositoryContract = contract('pruning', (db) => {
  const user = sampleUser();
  const now = new Date('2026-07-08T09:10:11.121Z');
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  beforeAll(async () => {
    await db.repositories.users.insert(user, 'hash');
  });

  it('pruning deletes only rows that are expired or no longer used', async () => {
    const { oneTimeTokens, sessions, refreshTokens, rateCounters, bandwidth } = db.repositories;
    const { contactMessages, domainEvents, maintenance } = db.repositories;
    const oldLink = sampleOneTimeToken(user.id, { expiresAt: ago(2) });
    const link = sampleOneTimeToken(user.id, { expiresAt: ago(-1) });
    await oneTimeTokens.insert({ ...oldLink, usedAt: ago(3) });
    await oneTimeTokens.insert(link);
    const forgotten = sampleFamily(user.id, {
      userAgent: 'forgotten',
      createdAt: ago(200),
      lastUsedAt: ago(181),
    });
    const remembered = sampleFamily(user.id, { createdAt: ago(200), lastUsedAt: ago(179) });
    for (const family of [forgotten, remembered]) await sessions.insert(family);
    const [oldToken, lateToken, token] = [ago(2), ago(0.5), ago(-1)].map((expiresAt) =>
      sampleRefreshToken(user.id, {
        familyId: remembered.id,
        familyStartedAt: remembered.createdAt,
        expiresAt,
      }),
    );
    for (const one of [oldToken!, lateToken!, token!]) await refreshTokens.insert(one);
    await rateCounters.add('old', 4, 3_600_000, ago(1));
    await rateCounters.add('new', 4, 3_600_000, now);
    await bandwidth.add([{ ownerId: user.id, bytes: 1 }], ago(401));
    await bandwidth.add([{ ownerId: user.id, bytes: 1 }], ago(390));
    const forgottenMessage = sampleContactMessage(user.id, { createdAt: ago(3 * 365 + 2) });
    const keptMessage = sampleContactMessage(user.id, { createdAt: ago(3 * 365 - 2) });
    for (const message of [forgottenMessage, keptMessage]) await contactMessages.insert(message);

    const [forgottenEvent, keptEvent] = [ago(31), ago(29)].map((occurredAt) =>
      sampleEvent(user.id, { occurredAt }),
    );
    for (const event of [forgottenEvent!, keptEvent!]) await domainEvents.insert(event);

    expect(await maintenance.prune(now)).toBe(7);
    expect(await maintenance.prune(now)).toBe(0);

    expect(await oneTimeTokens.find(user.id, 'verify-email', oldLink.tokenHash)).toBeNull();
    expect(await oneTimeTokens.find(user.id, 'verify-email', link.tokenHash)).toEqual(link);
    expect(await sessions.listUserAgents(user.id)).toEqual([remembered.userAgent]);
    expect(await refreshTokens.findByHash(oldToken!.tokenHash)).toBeNull();
    for (const kept of [lateToken!, token!]) {
      expect(await refreshTokens.findByHash(kept.tokenHash)).toEqual(kept);
    }
    expect(await rateCounters.add('old', 0, 3_600_000, ago(1))).toMatchObject({ used: 0 });
    expect(await rateCounters.add('new', 0, 3_600_000, now)).toMatchObject({ used: 4 });
    expect(await bandwidth.find(user.id, ago(401))).toMatchObject({ bytes: 0 });
    expect(await bandwidth.find(user.id, ago(390))).toMatchObject({ bytes: 1 });
    expect(await contactMessages.listByUser(user.id)).toEqual([keptMessage]);
    expect(await domainEvents.listByUser(user.id)).toEqual([keptEvent]);
  });
});
