import { contract } from './image-owner.ts';
import type { ImageCursor, ImageFilter, ImageSort } from '../../ports/index.ts';
import type { Image } from '@safelight/domain';
import { anyImage, anyUid, sampleFile, sampleImage, sampleUser, sampleVersion } from './samples.ts';

const TITLES = ['Beach', 'beach house', 'Älpen', '100%', 'Sunset Zoo'];
const TAGS = [[], ['sea'], ['sea', 'sun'], ['sun'], ['sand', 'sea', 'sun']];
const TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const;
const COUNT = 60;

const day = (n: number): Date => new Date(Date.UTC(2026, 0, n));

/**
 * Filters with one condition each. Every filter is combined with every search, sort order and kind of list.
 */
const FILTERS: readonly Partial<ImageFilter>[] = [
  {},
  { createdFrom: day(4) },
  { createdTo: day(9) },
  { createdFrom: day(4), createdTo: day(9) },
  { tags: ['sea'] },
  { tags: ['sun', 'sea'] },
  { tags: ['sea', 'none such'] },
  { contentType: 'image/png' },
  { minBytes: 30 },
  { minBytes: 10, maxBytes: 40 },
  { isFavorite: true },
  { isFavorite: false },
  { tags: ['sun'], isFavorite: true, contentType: 'image/jpeg', createdFrom: day(2), maxBytes: 50 },
];
const SEARCHES = [null, '', 'BEACH', 'ä', '%', 'none such', 'Sun', ' sea ', 'sand'];
const SORTS: readonly ImageSort[] = ['newest', 'oldest', 'name'];

export const imageFiltersContract = contract('filtered lists', (db) => {
  const owner = sampleUser();
  const images: Image[] = [];
  const trashed = new Set<string>();

  beforeAll(async () => {
    const stranger = sampleUser();
    for (const user of [owner, stranger]) await db.repositories.users.insert(user, 'hash');
    for (let n = 0; n < COUNT; n += 1) {
      const uid = anyUid();
      const contentType = TYPES[n % 3]!;
      const original = sampleFile({ sizeBytes: n });
      const image = sampleImage(owner.id, {
        uid,
        title: TITLES[n % 5]!,
        tags: TAGS[(n * 3) % 5]!,
        isFavorite: n % 4 < 2,
        // Several images have the same time, so that some of them are at the boundary of a page.
        createdAt: day(1 + ((n * 7) % 13)),
        current: sampleVersion({ imageUid: uid, contentType, original }),
      });
      images.push(image);
      await db.repositories.images.insert(image);
      await db.repositories.images.insert(sampleImage(stranger.id, { tags: ['sea', 'sun'] }));
      if (n % 5 === 4 || n % 7 === 6) trashed.add(uid);
    }
    await db.repositories.images.trash(owner.id, [...trashed], new Date());
  });

  const isWanted = (image: Image, search: string | null, filter: ImageFilter): boolean =>
    trashed.has(image.uid) === filter.isTrashed &&
    (image.title.toLowerCase().includes((search ?? '').toLowerCase()) ||
      image.tags.includes((search ?? '').trim().toLowerCase())) &&
    filter.tags.every((tag) => image.tags.includes(tag)) &&
    (filter.createdFrom === null || image.createdAt >= filter.createdFrom) &&
    (filter.createdTo === null || image.createdAt < filter.createdTo) &&
    (filter.contentType === null || image.current.contentType === filter.contentType) &&
    (filter.minBytes === null || image.current.original.sizeBytes >= filter.minBytes) &&
    (filter.maxBytes === null || image.current.original.sizeBytes <= filter.maxBytes) &&
    (filter.isFavorite === null || image.isFavorite === filter.isFavorite);

  /** Compares texts by their bytes, as the collation of the column in PostgreSQL does. */
  const isBefore = (a: Image, b: Image, sort: ImageSort): boolean => {
    const key = ({ title, createdAt, uid }: Image): Buffer =>
      Buffer.from(`${sort === 'name' ? title.toLowerCase() : createdAt.toISOString()}\n${uid}`);
    return Buffer.compare(key(a), key(b)) < 0 === (sort !== 'newest');
  };

  const pageThrough = async (sort: ImageSort, search: string | null, filter: ImageFilter) => {
    const uids: string[] = [];
    for (let after: ImageCursor | null = null, hasNext = true; hasNext;) {
      const page = await db.repositories.images.list({
        ...{ ownerId: owner.id, sort, search, filter },
        limit: 4,
        after,
      });
      uids.push(...page.images.map(({ uid }) => uid));
      ({ hasNext, end: after } = page);
    }
    return uids;
  };

  it.each(SORTS)('filtered lists return every match once, in pages, sorted by %s', async (sort) => {
    for (const isTrashed of [false, true]) {
      for (const changes of FILTERS) {
        for (const search of SEARCHES) {
          const filter = anyImage({ ...changes, isTrashed });
          const expected = images
            .filter((image) => isWanted(image, search, filter))
            .sort((a, b) => (isBefore(a, b, sort) ? -1 : 1))
            .map(({ uid }) => uid);
          expect({ filter, search, uids: await pageThrough(sort, search, filter) }).toEqual({
            filter,
            search,
            uids: expected,
          });
        }
      }
    }
  });

  it('filtered lists contain as many images as the count reports', async () => {
    const { countMatching } = db.repositories.images;
    for (const isTrashed of [false, true]) {
      for (const changes of FILTERS) {
        for (const search of SEARCHES) {
          const filter = anyImage({ ...changes, isTrashed });
          const count = images.filter((image) => isWanted(image, search, filter)).length;
          expect(await countMatching(owner.id, search, filter)).toEqual({ count, isExact: true });
        }
      }
    }
    expect(await countMatching('nobody', null, anyImage())).toEqual({ count: 0, isExact: true });
  });

  it('filtered lists reflect a change of an image', async () => {
    const filter = anyImage({ contentType: 'image/webp', tags: ['new'], isFavorite: true, minBytes: 900 });
    const image = images.find(({ uid }) => !trashed.has(uid))!;
    const version = sampleVersion({ imageUid: image.uid, number: 2, contentType: 'image/webp' });
    await db.repositories.images.insertVersion(version);
    expect(await pageThrough('name', 'renamed', filter)).toEqual([]);
    const { setCurrentVersion, update } = db.repositories.images;
    await setCurrentVersion(owner.id, image.uid, version.id, new Date());
    const changes = { title: 'Renamed', tags: ['new'], isFavorite: true };
    await update(owner.id, image.uid, changes, new Date());
    expect(await pageThrough('name', 'renamed', filter)).toEqual([image.uid]);
  });
});
