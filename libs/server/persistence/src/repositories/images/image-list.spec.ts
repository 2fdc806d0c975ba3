import type { ImageCursor, ImageListQuery } from '@safelight/application/ports';
import { galleryQuery, sampleUser } from '@safelight/application/testing/contracts';
import { blocksRead } from '../../testing/large-gallery.ts';
import { testDatabase } from '../../testing/start-test-database.ts';
import { imageListStatement } from './image-list.ts';

describe('the gallery list in PostgreSQL', () => {
  const db = testDatabase();
  const crowded = sampleUser();

  beforeAll(async () => {
    await db.repositories.users.insert(crowded, 'hash');
  });

  const query = (changes: Partial<ImageListQuery> = {}) => galleryQuery(crowded.id, changes);

  it('reads only the index for any page of 30,000 images', async () => {
    await db.database.pool.query(
      `WITH numbered AS (
         SELECT lpad(n::text, 22, 'u') AS uid, gen_random_uuid() AS version, n FROM generate_series(1, 30000) n
       ), images AS (
         INSERT INTO image (uid, owner_id, original_filename, title, title_key, privacy, tags, is_favorite, view_count,
           current_version_id, file_size, content_type, created_at, updated_at)
         SELECT uid, $1, 'f', 'IMG ' || n, 'img ' || n, 'private', '{}', false, 0, version, 1, 'image/jpeg',
           timestamptz '2026-01-01' + n * interval '1 minute', now() FROM numbered
       )
       INSERT INTO image_version (id, image_uid, owner_id, number, origin, width, height, frames, content_type,
         original_key, original_sha256, original_size, original_content_type, created_at)
       SELECT version, uid, $1, 1, 'upload', 1, 1, 1, 'image/jpeg', uid, encode(sha256(uid::bytea), 'hex'), 1, 'image/jpeg', now()
       FROM numbered`,
      [crowded.id],
    );
    await db.database.pool.query('ANALYZE image, image_version');
    expect(await db.repositories.images.countByOwner(crowded.id)).toBe(30_000);
    expect(await db.repositories.images.storageUsed(crowded.id)).toBe(30_000);

    const columns = { columns: 'i.*, v.id AS version', isJson: true, preparedAs: null };
    const blocksOf = (changes: Partial<ImageListQuery>): Promise<number> =>
      blocksRead(db.database.pool, imageListStatement(query(changes), columns));
    const middle: ImageCursor = { sortKey: '2026-01-11T00:00:00.000Z', uid: 'u' };
    const pages: Partial<ImageListQuery>[] = [
      {},
      { after: middle },
      { sort: 'oldest', after: middle },
      { sort: 'name' },
      { sort: 'name', after: { sortKey: 'img 20000', uid: '' } },
    ];
    // A page reads 51 images and 51 versions, each found by an index of at most three levels.
    for (const page of pages) expect(await blocksOf(page)).toBeLessThan(51 * 8);
    expect(await blocksOf({ search: 'mg 12345' })).toBeLessThan(1_000);
    expect((await db.repositories.images.list(query({ search: '7', limit: 5 }))).images).toHaveLength(5);
  });
});
