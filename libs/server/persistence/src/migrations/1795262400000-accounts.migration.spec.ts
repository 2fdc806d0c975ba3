import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { closeDatabase, createDatabase, type Database } from '../data-source.ts';
import { createIntegrityRecords } from '../integrity.ts';
import { migrate } from '../migrate.ts';
import { createRepositories } from '../repositories/build-repositories.ts';
import { startTestDatabase, type TestDatabase } from '../testing/start-test-database.ts';
import { InitialSchema1795219200000 } from './1795219200000-initial-schema.migration.ts';
import { Accounts1795262400000 } from './1795262400000-accounts.migration.ts';

const [USER, VERSION, ENDED, USED, UNUSED] = Array.from({ length: 5 }, () => randomUUID());
const IMAGE = 'uid-of-an-old-image';

/** Inserts rows as the first release stored them. */
const ROWS = `
INSERT INTO user_account VALUES
  ('${USER}', 'Ada', 'ada', 'Ada@example.org', 'ada@example.org', 'Ada L', 'free', 'hash', NULL, '2026-01-01Z');
INSERT INTO one_time_token VALUES ('link', '${USER}', 'verify-email', '2026-12-01Z', NULL);
INSERT INTO session_family VALUES ('${ENDED}', '${USER}', '2026-02-03Z'), ('${USED}', '${USER}', NULL), ('${UNUSED}', '${USER}', NULL);
INSERT INTO refresh_token VALUES
  (gen_random_uuid(), '${USED}', 'first', 'old client', '2026-05-01Z', '2026-04-02Z'),
  (gen_random_uuid(), '${USED}', 'second', 'new client', '2026-05-03T04:05:06.789Z', NULL);
BEGIN;
INSERT INTO image VALUES ('${IMAGE}', '${USER}', 'a.jpg', 'A', 'a', 'public', '{}', false, 41, '${VERSION}', 7, NULL,
  '2026-03-01Z', '2026-03-01Z', NULL);
INSERT INTO image_version (id, image_uid, owner_id, number, width, height, frames, content_type, original_key,
  original_sha256, original_size, original_content_type, created_at)
VALUES ('${VERSION}', '${IMAGE}', '${USER}', 1, 1, 1, 1, 'image/jpeg', 'originals/a', repeat('a', 64), 7, 'image/jpeg', '2026-03-01Z');
COMMIT;
`;

describe('the accounts migration on a database with users', () => {
  let db: TestDatabase;
  let old: Database;
  beforeAll(async () => {
    db = await startTestDatabase();
    await db.database.pool.query('CREATE DATABASE old');
    const url = new URL(db.url);
    url.pathname = '/old';
    const first = new DataSource({
      type: 'postgres',
      url: url.href,
      migrations: [InitialSchema1795219200000],
      migrationsTableName: 'schema_migration',
      installExtensions: false,
    });
    await first.initialize();
    await first.runMigrations();
    await first.query(ROWS);
    await first.destroy();
    await migrate({ url: url.href });
    old = await createDatabase({ url: url.href, poolSize: 2 });
  });
  afterAll(async () => {
    await closeDatabase(old);
    await db.database.pool.query('DROP DATABASE old WITH (FORCE)');
    await db.close();
  });

  it('keeps the users, and gives them the preferences of a new account', async () => {
    const found = await createRepositories(old).users.findCredentials('ada');
    expect(found).toEqual({
      passwordHash: 'hash',
      user: {
        id: USER,
        username: 'Ada',
        email: 'Ada@example.org',
        fullName: 'Ada L',
        plan: 'free',
        role: 'user',
        suspension: null,
        emailVerifiedAt: null,
        createdAt: new Date('2026-01-01T00:00:00Z'),
        bio: '',
        defaultPrivacy: null,
        mailOnNewSignIn: true,
        mailOnAiEdit: false,
        hasPassword: true,
        deletionRequestedAt: null,
      },
    });
  });

  it('keeps email links and sessions, with the times and clients of their tokens', async () => {
    const { oneTimeTokens, refreshTokens, sessions } = createRepositories(old);
    expect(await oneTimeTokens.find(USER!, 'verify-email', 'link')).toMatchObject({ newEmail: null });
    expect(await refreshTokens.findByHash('second')).toMatchObject({ familyId: USED, userId: USER });
    expect(await sessions.listLiving(USER!, new Date('2026-04-20Z'))).toEqual([
      {
        id: USED,
        userId: USER,
        clientHash: 'new client',
        userAgent: '',
        address: '',
        createdAt: new Date('2026-04-01T00:00:00.000Z'),
        lastUsedAt: new Date('2026-04-03T04:05:06.789Z'),
      },
    ]);
    const { rows } = await old.pool.query(
      'SELECT created_at, last_used_at FROM session_family WHERE id = $1',
      [ENDED],
    );
    const at = new Date('2026-02-03T00:00:00Z');
    expect(rows).toEqual([{ created_at: at, last_used_at: at }]);
    expect((await old.pool.query('SELECT FROM session_family')).rowCount).toBe(3);
  });

  it("sums up the existing views of a user's images", async () => {
    const { accounts, images } = createRepositories(old);
    expect(await images.find(IMAGE)).toMatchObject({ uid: IMAGE, ownerId: USER, viewCount: 41 });
    expect(await accounts.statistics(USER!, new Date('2026-04-01Z'))).toMatchObject({
      imageCount: 1,
      storageBytes: 7,
      viewCount: 41,
    });
    expect(await createIntegrityRecords(old).contradictions()).toEqual([]);
  });

  it('can be reverted even if there are rows that the first schema does not allow', async () => {
    await old.pool.query('UPDATE user_account SET password_hash = NULL');
    await old.pool.query(
      `INSERT INTO one_time_token VALUES ('change', '${USER}', 'change-email', now(), NULL, 'new@example.org')`,
    );
    const runner = old.dataSource.createQueryRunner();
    await new Accounts1795262400000().down(runner);
    const { rows } = await old.pool.query('SELECT token_hash FROM one_time_token');
    expect(rows).toEqual([{ token_hash: 'link' }]);
    expect((await old.pool.query('SELECT FROM image')).rowCount).toBe(1);
    await new Accounts1795262400000().up(runner);
    await runner.release();
    expect((await createRepositories(old).users.findCredentials('ada'))?.passwordHash).toBe('!');
  });
});
