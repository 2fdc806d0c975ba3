import type { User } from '@safelight/domain';
import { anyImage, sampleUser } from '@safelight/application/testing/contracts';
import { vacuumWithExactStatistics } from '../../testing/exact-statistics.ts';
import {
  blocksRead,
  GALLERY_TABLES,
  insertGallery,
  type NarrowedList,
  narrowedLists,
  pagesOf,
} from '../../testing/large-gallery.ts';
import { testDatabase } from '../../testing/start-test-database.ts';
import { imageListStatement } from './image-list.ts';

const [SMALL, LARGE] = [10_000, 48_000];
/**
 * Lists for which the planner estimates the number of matches. A wrong estimate makes a page read a few times
 * as many blocks. A missing index would make it read five times as many.
 */
const ESTIMATED = [
  'a search that finds 1 in 200 images',
  'a search that finds 60 images',
  'sizes of 1 in 200 images',
];
/**
 * A page size that the smaller gallery can fill with every filter, so that both galleries read the same
 * number of rows.
 */
const PAGE = 20;

describe('the number of disk blocks read for a page of a large gallery', () => {
  const db = testDatabase();
  // The content of a gallery depends only on the id of its owner, so that the planner sees the same data in
  // every run.
  const [small, large] = [1, 2].map((n) => sampleUser({ id: `00000000-0000-4000-8000-00000000000${n}` })) as [
    User,
    User,
  ];
  beforeAll(async () => {
    for (const user of [small, large]) await db.repositories.users.insert(user, 'hash');
    await insertGallery(db.database.pool, small.id, SMALL);
    await insertGallery(db.database.pool, large.id, LARGE);
    await vacuumWithExactStatistics(db.database.pool, GALLERY_TABLES);
  }, 300_000);

  /** Counts the blocks that the first page and one from the middle read, in each order. */
  const blocksOf = async (ownerId: string, count: number, name: string): Promise<readonly number[]> => {
    const { search, filter }: NarrowedList = narrowedLists(count).find((list) => list.name === name)!;
    const blocks: number[] = [];
    for (const page of pagesOf(count)) {
      const query = { ownerId, search: search ?? null, filter: anyImage(filter), limit: PAGE, ...page };
      blocks.push(
        await blocksRead(
          db.database.pool,
          imageListStatement(query, { columns: 'i.*, v.id AS version', isJson: true, preparedAs: null }),
        ),
      );
    }
    return blocks;
  };

  it.each(narrowedLists(SMALL))(
    'is about the same as in a gallery with a fifth of the images: $name',
    async ({ name, mostBlocks }) => {
      const factor = ESTIMATED.includes(name) ? 4 : 1.5;
      const few = await blocksOf(small.id, SMALL, name);
      const many = await blocksOf(large.id, LARGE, name);
      const tooMany = many.filter((blocks, n) => blocks > (mostBlocks ?? factor * few[n]!));
      expect({ few, many, tooMany }).toEqual({ few, many, tooMany: [] });
    },
  );

  it('is small for counting thousands of matches, because counting stops at 10,000', async () => {
    const { countMatching } = db.repositories.images;
    const count = (search: string | null, changes: object = {}) =>
      countMatching(large.id, search, anyImage(changes));
    expect(await count(null)).toEqual({ count: 43_200, isExact: true });
    expect(await count(null, { isTrashed: true })).toEqual({ count: 4_800, isExact: true });
    expect(await count('holiday')).toEqual({ count: 10_000, isExact: false });
    expect(await count(null, { contentType: 'image/jpeg' })).toEqual({ count: 10_000, isExact: false });
    expect(await count(null, { tags: ['nature'] })).toEqual({ count: 24_000, isExact: true });
    expect(await count(null, { tags: ['nature'], minBytes: 1 })).toEqual({ count: 10_000, isExact: false });
    expect(await count(null, { tags: ['wedding'] })).toEqual({ count: 60, isExact: true });
    expect(await count('harbour')).toEqual({ count: 240, isExact: true });
    expect(await count('&')).toEqual({ count: 0, isExact: false });
  });
});
