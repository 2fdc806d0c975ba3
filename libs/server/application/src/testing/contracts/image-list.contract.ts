import type { ContractDatabase } from './contract-database.ts';
import type { ImageCursor, ImageListQuery, ImageSort } from '../../ports/index.ts';
import type { Image } from '@safelight/domain';
import { anyImage, sampleImage, sampleUser } from './samples.ts';

/** What every image repository promises of lists. */
export const imageListContract = (open: () => Promise<ContractDatabase>): void => {
  describe('the gallery list', () => {
    let db: ContractDatabase;
    const owner = sampleUser();
    const crowded = sampleUser();
    const day = (n: number): Date => new Date(Date.UTC(2026, 0, n, 1, 2, 3, 456));

    beforeAll(async () => {
      db = await open();
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
    afterAll(() => db.close());

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
  });
};
