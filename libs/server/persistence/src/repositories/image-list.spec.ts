import type { ImageCursor, ImageListQuery, ImageSort } from '@safelight/application';
import type { Image } from '@safelight/domain';
import { anyImage, sampleImage, sampleUser } from '../testing/samples.ts';
import { startTestDatabase, type TestDatabase } from '../testing/start-test-database.ts';

describe('the gallery list in PostgreSQL', () => {
  let db: TestDatabase;
  const owner = sampleUser();
  const crowded = sampleUser();
  const day = (n: number): Date => new Date(Date.UTC(2026, 0, n, 1, 2, 3, 456));

  beforeAll(async () => {
    db = await startTestDatabase();
    await db.repositories.users.insert(owner, 'hash');
    await db.repositories.users.insert(crowded, 'hash');
    const titles = [
      'Beach',
      'beach 2',
      'Älpen',
      'älpen B',
      '100%',
      '100 m_2',
      'back\\slash',
      'Фото',
      'Zoo',
      'zoo',
    ];
    for (const [n, title] of titles.entries()) {
      // Every three images share a time, so that ties happen at page boundaries.
      await db.repositories.images.insert(
        sampleImage(owner.id, { title, createdAt: day(Math.floor(n / 3)) }),
      );
    }
  });
  afterAll(() => db.stop());

  const query = (changes: Partial<ImageListQuery> = {}): ImageListQuery => ({
    ownerId: owner.id,
    sort: 'newest',
    limit: 50,
    after: null,
    search: null,
    filter: anyImage(),
    ...changes,
  });
  const cursorOf = (image: Image, sort: ImageSort): ImageCursor => ({
    sortKey: sort === 'name' ? image.title.toLowerCase() : image.createdAt.toISOString(),
    uid: image.uid,
  });
  const titlesFound = async (search: string): Promise<readonly string[]> =>
    (await db.repositories.images.list(query({ search, sort: 'oldest' }))).images
      .map(({ title }) => title)
      .sort();

  it.each<ImageSort>(['newest', 'oldest', 'name'])(
    'pages through %s without repeating or missing any',
    async (sort) => {
      const all = await db.repositories.images.list(query({ sort }));
      expect(all.images).toHaveLength(10);
      expect(all.hasNext).toBe(false);
      for (const limit of [1, 2, 3, 4]) {
        const seen: Image[] = [];
        for (let after: ImageCursor | null = null, hasNext = true; hasNext;) {
          const page = await db.repositories.images.list(query({ sort, limit, after }));
          seen.push(...page.images);
          hasNext = page.hasNext;
          after = cursorOf(page.images.at(-1)!, sort);
        }
        expect(seen).toEqual(all.images);
      }
    },
  );

  it('orders as its name says', async () => {
    const list = async (sort: ImageSort) => (await db.repositories.images.list(query({ sort }))).images;
    const times = (await list('oldest')).map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect((await list('newest')).map(({ uid }) => uid)).toEqual(
      (await list('oldest')).map(({ uid }) => uid).reverse(),
    );
    const names = (await list('name')).map(({ title }) => title.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  it('shows nobody the images of another', async () => {
    expect(await db.repositories.images.list(query({ ownerId: crowded.id }))).toEqual({
      images: [],
      hasNext: false,
      end: null,
    });
    expect(await db.repositories.images.list(query({ ownerId: 'nobody' }))).toEqual({
      images: [],
      hasNext: false,
      end: null,
    });
  });

  it('finds substrings of titles without regard to case, in any script', async () => {
    expect(await titlesFound('BEACH')).toEqual(['Beach', 'beach 2']);
    expect(await titlesFound('äLP')).toEqual(['Älpen', 'älpen B']);
    expect(await titlesFound('ФОТ')).toEqual(['Фото']);
    expect(await titlesFound('zo')).toEqual(['Zoo', 'zoo']);
    expect(await titlesFound('z')).toEqual(['Zoo', 'zoo']);
    expect(await titlesFound('none such')).toEqual([]);
  });

  it('takes wildcards for what they are', async () => {
    expect(await titlesFound('%')).toEqual(['100%']);
    expect(await titlesFound('_')).toEqual(['100 m_2']);
    expect(await titlesFound('\\')).toEqual(['back\\slash']);
    expect(await titlesFound('100%')).toEqual(['100%']);
  });

  it('follows a title that was changed', async () => {
    const [image] = (await db.repositories.images.list(query({ search: 'Beach', sort: 'name' }))).images;
    await db.repositories.images.update(owner.id, image!.uid, { title: 'Renamed' }, new Date());
    expect(await titlesFound('renam')).toEqual(['Renamed']);
    await db.repositories.images.update(owner.id, image!.uid, { title: 'Beach' }, new Date());
  });

  it('refuses a cursor of another list', async () => {
    const after = { sortKey: 'beach', uid: 'x' };
    await expect(db.repositories.images.list(query({ after }))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('reads a page of 30,000 images from the index alone, wherever the page is', async () => {
    await db.database.pool.query(
      `WITH numbered AS (
         SELECT lpad(n::text, 22, 'u') AS uid, gen_random_uuid() AS version, n FROM generate_series(1, 30000) n
       ), images AS (
         INSERT INTO image (uid, owner_id, original_filename, title, title_key, privacy, tags, is_favorite, view_count,
           current_version_id, file_size, content_type, created_at, updated_at)
         SELECT uid, $1, 'f', 'IMG ' || n, 'img ' || n, 'private', '{}', false, 0, version, 1, 'image/jpeg',
           timestamptz '2026-01-01' + n * interval '1 minute', now() FROM numbered
       )
       INSERT INTO image_version (id, image_uid, owner_id, number, width, height, frames, content_type, original_key,
         original_sha256, original_size, original_content_type, created_at)
       SELECT version, uid, $1, 1, 1, 1, 1, 'image/jpeg', uid, encode(sha256(uid::bytea), 'hex'), 1, 'image/jpeg', now()
       FROM numbered`,
      [crowded.id],
    );
    await db.database.pool.query('ANALYZE image, image_version');
    expect(await db.repositories.images.countByOwner(crowded.id)).toBe(30_000);
    expect(await db.repositories.images.storageUsed(crowded.id)).toBe(30_000);

    const blocksRead = async (changes: Partial<ImageListQuery>): Promise<number> => {
      const { imageListStatement } = await import('./image-list.ts');
      const { text, values = [] } = imageListStatement(
        query({ ownerId: crowded.id, ...changes }),
        'i.*, v.id AS version',
      );
      const { rows } = await db.database.pool.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, [
        ...values,
      ]);
      const plan = rows[0]['QUERY PLAN'][0].Plan;
      return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    };
    const middle: ImageCursor = { sortKey: '2026-01-11T00:00:00.000Z', uid: 'u' };
    const pages: Partial<ImageListQuery>[] = [
      {},
      { after: middle },
      { sort: 'oldest', after: middle },
      { sort: 'name' },
      { sort: 'name', after: { sortKey: 'img 20000', uid: '' } },
    ];
    // 51 images and 51 versions, each through an index three levels deep at most.
    for (const page of pages) expect(await blocksRead(page)).toBeLessThan(51 * 8);
    expect(await blocksRead({ search: 'mg 12345' })).toBeLessThan(1_000);
    expect(
      (await db.repositories.images.list(query({ ownerId: crowded.id, search: '7', limit: 5 }))).images,
    ).toHaveLength(5);
  });
});
