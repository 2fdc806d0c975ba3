import { randomUUID } from 'node:crypto';
import {
  anyHash,
  sampleContactMessage,
  sampleFamily,
  sampleOneTimeToken,
  sampleRefreshToken,
  sampleUser,
} from '@safelight/application/testing/contracts';
import { startTestDatabase, type TestDatabase } from '../testing/start-test-database.ts';

const DAY_MS = 86_400_000;

describe('pruning in PostgreSQL', () => {
  let db: TestDatabase;
  const user = sampleUser();
  const now = new Date('2026-07-08T09:10:11.121Z');
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  beforeAll(async () => {
    db = await startTestDatabase();
    await db.repositories.users.insert(user, 'hash');
  });
  afterAll(() => db.stop());

  it('deletes only what has long been of no use', async () => {
    const { oneTimeTokens, sessions, refreshTokens, rateCounters, bandwidth, idempotency } = db.repositories;
    const { contactMessages, maintenance } = db.repositories;
    const [oldLink, link] = [ago(2), ago(-1)].map((expiresAt) => sampleOneTimeToken(user.id, { expiresAt }));
    await oneTimeTokens.insert({ ...oldLink!, usedAt: ago(3) });
    await oneTimeTokens.insert(link!);
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
    const [oldKey, key] = [randomUUID(), randomUUID()];
    for (const [name, at] of [
      [oldKey, ago(2)],
      [key, ago(0.9)],
    ] as const) {
      await idempotency.begin(user.id, name, 'hash');
      await db.database.pool.query('UPDATE idempotency_key SET created_at = $2 WHERE key = $1', [name, at]);
    }

    await db.database.pool.query(
      `INSERT INTO page_view VALUES ('image', 'old', 'v', $1), ('image', 'new', 'v', $2)`,
      [ago(0.1), ago(0.02)],
    );

    const forgottenMessage = sampleContactMessage(user.id, { createdAt: ago(3 * 365 + 2) });
    const keptMessage = sampleContactMessage(user.id, { createdAt: ago(3 * 365 - 2) });
    for (const message of [forgottenMessage, keptMessage]) await contactMessages.insert(message);

    expect(await maintenance.prune(now)).toBe(8);
    expect(await maintenance.prune(now)).toBe(0);

    expect(await oneTimeTokens.find(user.id, 'verify-email', oldLink!.tokenHash)).toBeNull();
    expect(await oneTimeTokens.find(user.id, 'verify-email', link!.tokenHash)).toEqual(link);
    expect(await sessions.listUserAgents(user.id)).toEqual([remembered.userAgent]);
    expect(await refreshTokens.findByHash(oldToken!.tokenHash)).toBeNull();
    for (const kept of [lateToken!, token!]) {
      expect(await refreshTokens.findByHash(kept.tokenHash)).toEqual(kept);
    }
    const counters = await db.database.pool.query('SELECT bucket, used FROM rate_counter');
    expect(counters.rows).toEqual([{ bucket: 'new', used: 4 }]);
    expect(await bandwidth.find(user.id, ago(401))).toMatchObject({ bytes: 0 });
    expect(await bandwidth.find(user.id, ago(390))).toMatchObject({ bytes: 1 });
    expect((await db.database.pool.query('SELECT uid FROM page_view')).rows).toEqual([{ uid: 'new' }]);
    expect(await contactMessages.listByUser(user.id)).toEqual([keptMessage]);
    const { rows } = await db.database.pool.query('SELECT key FROM idempotency_key');
    expect(rows).toEqual([{ key }]);
  });

  it('deletes in batches, and skips rows that another transaction holds until the next time', async () => {
    const held = anyHash();
    await db.database.pool.query(
      `INSERT INTO rate_counter SELECT 'b' || n, $1, 1, $1 FROM generate_series(1, 12000) n`,
      [ago(3)],
    );
    await db.database.pool.query('INSERT INTO rate_counter VALUES ($1, $2, 1, $2)', [held, ago(3)]);
    const client = await db.database.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('UPDATE rate_counter SET used = 2 WHERE bucket = $1', [held]);
      expect(await db.repositories.maintenance.prune(now)).toBe(12_000);
      await client.query('COMMIT');
    } finally {
      client.release(true);
    }
    expect(await db.repositories.maintenance.prune(now)).toBe(1);
  });
});
