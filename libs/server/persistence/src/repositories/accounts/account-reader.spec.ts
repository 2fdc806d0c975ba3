import { type Activity, capture, grant, reserve } from '@safelight/domain';
import {
  anyHash,
  sampleApiKey,
  sampleExport,
  sampleFamily,
  sampleImage,
  sampleJob,
  sampleUser,
} from '@safelight/application/testing/contracts';
import pg from 'pg';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';

describe('the profile in PostgreSQL', () => {
  let db: TestDatabase;
  let userId: string;
  const month = new Date('2026-07-01T00:00:00.000Z');
  const minute = (n: number): Date => new Date(Date.UTC(2026, 6, 8, 9, n));
  beforeAll(async () => {
    db = await startTestDatabase();
  });
  afterAll(() => db.stop());
  beforeEach(async () => {
    const user = sampleUser();
    userId = user.id;
    await db.repositories.users.insert(user, 'hash');
  });

  const finishedEdit = (imageUid: string, n: number) =>
    sampleJob(userId, { imageUid, state: 'succeeded', prompt: `Edit ${n}`, finishedAt: minute(n) });

  const nothing = {
    imageCount: 0,
    storageBytes: 0,
    viewCount: 0,
    aiEditCount: 0,
    apiKeyCount: 0,
    apiRequestCount: 0,
    bandwidthBytes: 0,
  };

  it('is empty for a new account and for an unknown one', async () => {
    const { statistics, activity } = db.repositories.accounts;
    for (const id of [userId, 'nobody']) {
      expect(await statistics(id, month)).toEqual(nothing);
      expect(await activity(id, 20)).toEqual([]);
    }
  });

  it('counts the rows of this user and this month', async () => {
    const all = db.repositories;
    const stranger = sampleUser();
    await all.users.insert(stranger, 'hash');
    await all.images.insert(sampleImage(stranger.id, { viewCount: 99 }));
    const [image, another] = [sampleImage(userId, { viewCount: 4 }), sampleImage(userId, { viewCount: 2 })];
    for (const one of [image, another]) await all.images.insert(one);
    await all.aiEditJobs.insert([finishedEdit(image.uid, 1)]);
    await all.aiEditJobs.insert([finishedEdit('gone', 2)]);
    await all.aiEditJobs.insert([sampleJob(userId, { state: 'failed', finishedAt: minute(3) })]);
    await all.apiKeys.insert(sampleApiKey(userId, { requestsTotal: 2_000_000_000 }), anyHash());
    await all.apiKeys.insert(sampleApiKey(userId, { requestsTotal: 2_000_000_000 }), anyHash());
    await all.bandwidth.add([{ ownerId: userId, bytes: 6_000_000_000 }], month);
    await all.bandwidth.add([{ ownerId: userId, bytes: 1 }], new Date('2026-06-01T00:00:00.000Z'));
    const counts = {
      imageCount: 2,
      storageBytes: 2_000,
      viewCount: 6,
      aiEditCount: 2,
      apiKeyCount: 2,
      apiRequestCount: 4_000_000_000,
      bandwidthBytes: 6_000_000_000,
    };
    expect(await all.accounts.statistics(userId, month)).toEqual(counts);

    await db.database.pool.query('UPDATE image SET view_count = view_count + 10');
    await all.images.update(userId, image.uid, { title: 'Renamed' }, minute(1));
    expect(await all.accounts.statistics(userId, month)).toEqual({ ...counts, viewCount: 26 });
    await all.images.remove(userId, image.uid);
    expect(await all.accounts.statistics(userId, month)).toMatchObject({ imageCount: 1, viewCount: 12 });
  });

  it('lists recent activity, newest first, with the image if it still exists', async () => {
    const all = db.repositories;
    const image = sampleImage(userId, { title: 'Beach', createdAt: minute(1) });
    const removed = sampleImage(userId, { createdAt: minute(2) });
    for (const one of [image, removed]) await all.images.insert(one);
    await all.aiEditJobs.insert([finishedEdit(image.uid, 3)]);
    await all.aiEditJobs.insert([finishedEdit(removed.uid, 4)]);
    await all.images.remove(userId, removed.uid);
    await all.aiEditJobs.insert([sampleJob(userId, { state: 'failed', finishedAt: minute(5) })]);
    await all.apiKeys.insert(sampleApiKey(userId, { name: 'Laptop', createdAt: minute(6) }), anyHash());
    await all.sessions.insert(sampleFamily(userId, { userAgent: 'curl/8', createdAt: minute(7) }));
    await all.dataExports.insert(sampleExport(userId, { createdAt: minute(8) }));
    await all.credits.append(grant(userId, 100, 'Welcome'));
    const job = sampleJob(userId);
    await all.credits.append(reserve(userId, 1, job.id, 'Edit'));
    await all.credits.append(capture(userId, job.id, 'Edit'));
    await db.database.pool.query('UPDATE credit_ledger SET created_at = $2 WHERE user_id = $1', [
      userId,
      minute(9),
    ]);

    const expected: Activity[] = [
      { kind: 'credits-granted', at: minute(9), subject: 'Welcome', imageUid: null },
      { kind: 'export-requested', at: minute(8), subject: '', imageUid: null },
      { kind: 'signed-in', at: minute(7), subject: 'curl/8', imageUid: null },
      { kind: 'api-key-created', at: minute(6), subject: 'Laptop', imageUid: null },
      { kind: 'ai-edit-finished', at: minute(4), subject: 'Edit 4', imageUid: null },
      { kind: 'ai-edit-finished', at: minute(3), subject: 'Edit 3', imageUid: image.uid },
      { kind: 'image-uploaded', at: minute(1), subject: 'Beach', imageUid: image.uid },
    ];
    expect(await all.accounts.activity(userId, 50)).toEqual(expected);
    expect(await all.accounts.activity(userId, 3)).toEqual(expected.slice(0, 3));
  });

  it('reads recent activity from indexes, however much there is', async () => {
    const { pool } = db.database;
    // Uses a connection of its own, because the statements of the pool are limited in time.
    const seeding = new pg.Client(db.url);
    await seeding.connect();
    await seeding.query(
      `WITH numbered AS (
         SELECT lpad(n::text, 22, 'r') AS uid, gen_random_uuid() AS version, timestamptz '2026-01-01' + n * interval '1 minute' AS at
         FROM generate_series(1, 20000) n
       ), images AS (
         INSERT INTO image (uid, owner_id, original_filename, title, title_key, privacy, tags, is_favorite, view_count,
           current_version_id, file_size, content_type, created_at, updated_at)
         SELECT uid, $1, 'f', uid, uid, 'private', '{}', false, 1, version, 1, 'image/jpeg', at, at FROM numbered
       ), edits AS (
         INSERT INTO ai_edit_job (id, user_id, image_uid, parent_version_id, prompt, state, stage, progress, fence,
           created_at, finished_at)
         SELECT gen_random_uuid(), $1, uid, version, 'p', 'succeeded', '', 1, 1, at, at FROM numbered
       ), families AS (
         INSERT INTO session_family (id, user_id, client_hash, user_agent, address, created_at, last_used_at)
         SELECT gen_random_uuid(), $1, uid, 'a', uid, at, at FROM numbered
       ), ledger AS (
         INSERT INTO credit_ledger (user_id, kind, amount, reason, job_id)
         SELECT $1, CASE n % 2 WHEN 0 THEN 'grant' ELSE 'capture' END, 1 - n % 2, 'r', CASE n % 2 WHEN 0 THEN NULL ELSE gen_random_uuid() END
         FROM generate_series(1, 20000) n
       )
       INSERT INTO image_version (id, image_uid, owner_id, number, origin, width, height, frames, content_type,
         original_key, original_sha256, original_size, original_content_type, created_at)
       SELECT version, uid, $1, 1, 'upload', 1, 1, 1, 'image/jpeg', uid, encode(sha256(uid::bytea), 'hex'), 1, 'image/jpeg', at
       FROM numbered`,
      [userId],
    );
    await seeding.query('VACUUM ANALYZE image, ai_edit_job, session_family, credit_ledger');
    await seeding.end();
    const blocksRead = async (text: string, values: readonly unknown[]): Promise<number> => {
      const { rows } = await pool.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, [...values]);
      const plan = rows[0]['QUERY PLAN'][0].Plan;
      return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    };
    const { ACTIVITY, STATISTICS } = await import('./account-reader.ts');
    expect(await db.repositories.accounts.activity(userId, 20)).toHaveLength(20);
    // Four indexes with 20 rows each, and the image of each edit: each row goes through at most five levels.
    expect(await blocksRead(ACTIVITY, [userId, 20])).toBeLessThan(20 * 5 * 5);
    expect(await db.repositories.accounts.statistics(userId, month)).toMatchObject({
      imageCount: 20_000,
      viewCount: 20_000,
      aiEditCount: 20_000,
    });
    // Most of this is counting the edits in their index.
    expect(await blocksRead(STATISTICS, [userId, month])).toBeLessThan(500);
    const known = 'SELECT FROM session_family WHERE user_id = $1 AND address = $2 LIMIT 1';
    expect(await blocksRead(known, [userId, 'none'])).toBeLessThan(10);
    const page = 'SELECT uid FROM image WHERE owner_id = $1 AND uid > $2 ORDER BY uid LIMIT 100';
    expect(await blocksRead(page, [userId, 'rrrrrrrrrrrrrrrrr10000'])).toBeLessThan(150);
  });
});
