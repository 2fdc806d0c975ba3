import { grant } from '@safelight/domain';
import { addUser, sampleImage } from '@safelight/application/testing/contracts';
import pg from 'pg';
import { blocksRead } from '../../testing/large-gallery.ts';
import { testDatabase } from '../../testing/start-test-database.ts';
import { ACTIVITY, STATISTICS } from './account-reader.ts';

describe('the account reader in PostgreSQL', () => {
  const db = testDatabase();
  let userId: string;
  const month = new Date('2026-07-01T00:00:00.000Z');
  beforeEach(async () => {
    userId = (await addUser(db)).id;
  });

  it('counts the views of all images, including those of a deleted image', async () => {
    const { images, accounts } = db.repositories;
    const [image, another] = [sampleImage(userId, { viewCount: 4 }), sampleImage(userId, { viewCount: 2 })];
    for (const one of [image, another]) await images.insert(one);
    await db.database.pool.query('UPDATE image SET view_count = view_count + 10');
    expect(await accounts.statistics(userId, month)).toMatchObject({ imageCount: 2, viewCount: 26 });
    await images.remove(userId, [image.uid]);
    expect(await accounts.statistics(userId, month)).toMatchObject({ imageCount: 1, viewCount: 12 });
  });

  it('lists credits that were granted', async () => {
    await db.repositories.credits.append(grant(userId, 100, 'Welcome'));
    expect(await db.repositories.accounts.activity(userId, 50)).toEqual([
      { kind: 'credits-granted', at: expect.any(Date), subject: 'Welcome', imageUid: null },
    ]);
  });

  it('reads recent activity only from indexes, even if the history is long', async () => {
    const { pool } = db.database;
    // The rows are inserted on a connection outside of the pool, because the pool has a statement timeout.
    const seeding = new pg.Client(db.url);
    await seeding.connect();
    await seeding.query(
      `WITH numbered AS (
         SELECT lpad(n::text, 22, 'r') AS uid, gen_random_uuid() AS version, timestamptz '2026-01-01' + n * interval '1 minute' AS at
         FROM generate_series(1, 5000) n
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
         FROM generate_series(1, 5000) n
       )
       INSERT INTO image_version (id, image_uid, owner_id, number, origin, width, height, frames, content_type,
         original_key, original_sha256, original_size, original_content_type, created_at)
       SELECT version, uid, $1, 1, 'upload', 1, 1, 1, 'image/jpeg', uid, encode(sha256(uid::bytea), 'hex'), 1, 'image/jpeg', at
       FROM numbered`,
      [userId],
    );
    await seeding.query('VACUUM ANALYZE image, ai_edit_job, session_family, credit_ledger');
    await seeding.end();
    expect(await db.repositories.accounts.activity(userId, 20)).toHaveLength(20);
    // A page reads 20 rows from each of four indexes, and the image of each edit. Each lookup reads at most
    // five levels of an index.
    expect(await blocksRead(pool, { text: ACTIVITY, values: [userId, 20] })).toBeLessThan(20 * 5 * 5);
    expect(await db.repositories.accounts.statistics(userId, month)).toMatchObject({
      imageCount: 5_000,
      viewCount: 5_000,
      aiEditCount: 5_000,
    });
    // Most of these blocks are read for counting the edits in their index.
    expect(await blocksRead(pool, { text: STATISTICS, values: [userId, month] })).toBeLessThan(500);
    const known = 'SELECT FROM session_family WHERE user_id = $1 AND address = $2 LIMIT 1';
    expect(await blocksRead(pool, { text: known, values: [userId, 'none'] })).toBeLessThan(10);
    const page = 'SELECT uid FROM image WHERE owner_id = $1 AND uid > $2 ORDER BY uid LIMIT 100';
    expect(await blocksRead(pool, { text: page, values: [userId, 'rrrrrrrrrrrrrrrrr10000'] })).toBeLessThan(
      150,
    );
  });
});
