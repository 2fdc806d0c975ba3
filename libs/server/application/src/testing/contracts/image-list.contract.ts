import { contract } from './image-owner.ts';
import {
  IMAGE_PARTS,
  type ImageCursor,
  type ImageListQuery,
  type ImagePart,
  type ImageSort,
} from '../../ports/index.ts';
import type { Image } from '@safelight/domain';
import { galleryQuery, sampleImage, sampleUser } from './samples.ts';

export const imageListContract = contract('the gallery list', (db) => {
  const owner = sampleUser();
  const crowded = sampleUser();
  const day = (n: number): Date => new Date(Date.UTC(2026, 0, n, 1, 2, 3, 456));

  const withEverything = (image: Image): Image => ({
    ...image,
    description: 'By the "sea"\n…',
    tags: ['sea', 'a "b"'],
    areTagsShown: true,
    isFavorite: true,
    viewCount: 7,
    lastAccessedAt: day(20),
    expiresAt: day(400),
    block: { at: day(21), reason: 'Not yours' },
    current: { ...image.current, thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI' },
  });

  beforeAll(async () => {
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
      // Groups of three images have the same time, so that some of them are at the boundary of a page.
      const image = sampleImage(owner.id, { title, createdAt: day(Math.floor(n / 3)) });
      await db.repositories.images.insert(n % 2 === 0 ? image : withEverything(image));
    }
  });

  const query = (changes: Partial<ImageListQuery> = {}) => galleryQuery(owner.id, changes);
  const cursorOf = (image: Image, sort: ImageSort): ImageCursor => ({
    sortKey: sort === 'name' ? image.title.toLowerCase() : image.createdAt.toISOString(),
    uid: image.uid,
  });
  const titlesFound = async (search: string): Promise<readonly string[]> =>
    (await db.repositories.images.list(query({ search, sort: 'oldest' }))).images
      .map(({ title }) => title)
      .sort();

  it.each<ImageSort>(['newest', 'oldest', 'name'])(
    'the gallery list returns every image once, in pages, sorted by %s',
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

  it('the gallery list sorts by time and by name', async () => {
    const list = async (sort: ImageSort) => (await db.repositories.images.list(query({ sort }))).images;
    const times = (await list('oldest')).map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect((await list('newest')).map(({ uid }) => uid)).toEqual(
      (await list('oldest')).map(({ uid }) => uid).reverse(),
    );
    const names = (await list('name')).map(({ title }) => title.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  it('the gallery list does not contain images of other users', async () => {
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

  it('the gallery list finds images by a part of the title regardless of case, in any script', async () => {
    expect(await titlesFound('BEACH')).toEqual(['Beach', 'beach 2']);
    expect(await titlesFound('äLP')).toEqual(['Älpen', 'älpen B']);
    expect(await titlesFound('ФОТ')).toEqual(['Фото']);
    expect(await titlesFound('zo')).toEqual(['Zoo', 'zoo']);
    expect(await titlesFound('z')).toEqual(['Zoo', 'zoo']);
    expect(await titlesFound('none such')).toEqual([]);
  });

  it('the gallery list treats wildcards in a search as ordinary characters', async () => {
    expect(await titlesFound('%')).toEqual(['100%']);
    expect(await titlesFound('_')).toEqual(['100 m_2']);
    expect(await titlesFound('\\')).toEqual(['back\\slash']);
    expect(await titlesFound('100%')).toEqual(['100%']);
  });

  it('the gallery list finds an image by its new title after the title was changed', async () => {
    const [image] = (await db.repositories.images.list(query({ search: 'Beach', sort: 'name' }))).images;
    await db.repositories.images.update(owner.id, image!.uid, { title: 'Renamed' }, new Date());
    expect(await titlesFound('renam')).toEqual(['Renamed']);
    await db.repositories.images.update(owner.id, image!.uid, { title: 'Beach' }, new Date());
  });

  describe('with selected parts of its images', () => {
    const at = (image: Image, path: string): unknown =>
      path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], image);
    const images = async (changes: Partial<ImageListQuery> = {}): Promise<readonly Image[]> =>
      (await db.repositories.images.list(query(changes))).images;

    it.each<ImagePart>([...IMAGE_PARTS])('reads the part %s as it is in the whole image', async (part) => {
      const wanted = (image: Image): readonly unknown[] => [image.uid, image.ownerId, at(image, part)];
      const parts = new Set([part]);
      expect((await images({ parts })).map(wanted)).toEqual((await images()).map(wanted));
    });

    it('reads all parts at once, in any order and on any page', async () => {
      const wanted = (image: Image): readonly unknown[] => IMAGE_PARTS.map((part) => at(image, part));
      for (const sort of ['newest', 'oldest', 'name'] as const) {
        const { images: first, end } = await db.repositories.images.list(query({ sort, limit: 4 }));
        for (const page of [
          { sort, limit: 4 },
          { sort, limit: 4, after: cursorOf(first.at(-1)!, sort) },
        ]) {
          const parts = new Set(IMAGE_PARTS);
          expect((await images({ ...page, parts })).map(wanted)).toEqual((await images(page)).map(wanted));
        }
        const bare = await db.repositories.images.list(query({ sort, limit: 4, parts: new Set() }));
        expect([bare.end, bare.hasNext]).toEqual([end, true]);
      }
    });

    it('throws an error if code uses a part that was not read', async () => {
      const [image] = await images({ parts: new Set<ImagePart>(['current.width']) });
      expect(image!.current.width).toBeGreaterThan(0);
      expect(() => image!.title).toThrow('did not read "title"');
      expect(() => image!.current.shared).toThrow('did not read "shared"');
      expect(() => image!.current.original.key).toThrow('did not read "key"');
    });
  });

  it('the gallery list refuses the cursor of a list with another sort order', async () => {
    const after = { sortKey: 'beach', uid: 'x' };
    await expect(db.repositories.images.list(query({ after }))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});
