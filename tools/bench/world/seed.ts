// Inserts data into the database that cannot be made through the API.
import pg from 'pg';
import type { Viewer } from './client.ts';

export const LISTED_IMAGES = 1_000;

/** Inserts rows as uploads do, but without files. */
const IMAGES = `
WITH added AS (
  INSERT INTO image (uid, owner_id, original_filename, title, title_key, privacy, tags, is_favorite, view_count,
    current_version_id, file_size, content_type, created_at, updated_at)
  SELECT 'list' || lpad(n::text, 18, '0'), $1, 'holiday ' || n || '.jpg', 'Holiday ' || n, 'holiday ' || n, 'public',
    '{sea,summer}', n % 7 = 0, n, gen_random_uuid(), 1000000 + n, 'image/jpeg', t, t
  FROM generate_series(1, $2::int) n, LATERAL (SELECT timestamptz '2026-01-01' + n * interval '1 minute') times (t)
  RETURNING uid, owner_id, current_version_id, file_size, created_at
)
INSERT INTO image_version (id, image_uid, owner_id, number, width, height, frames, content_type,
  original_key, original_sha256, original_size, original_content_type, origin, created_at)
SELECT current_version_id, uid, owner_id, 1, 4000, 3000, 1, 'image/jpeg',
  'images/' || uid, encode(sha256(uid::bytea), 'hex'), file_size, 'image/jpeg', 'upload', created_at
FROM added`;

/**
 * Gives each of `users` the largest plan, because a run uploads more than the free plan stores, and gives
 * `lister` 1,000 images.
 */
export async function seed(
  databaseUrl: string,
  { users, lister }: { readonly users: readonly Viewer[]; readonly lister: Viewer },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const ids = users.map(({ userId }) => userId);
    await client.query(`UPDATE user_account SET plan = 'pro_subscription' WHERE id = ANY ($1)`, [ids]);
    await client.query(IMAGES, [lister.userId, LISTED_IMAGES]);
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}
