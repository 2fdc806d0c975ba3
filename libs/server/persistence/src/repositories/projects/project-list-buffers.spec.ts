import { sampleImage, sampleUser } from '@safelight/application/testing/contracts';
import { vacuumWithExactStatistics } from '../../testing/exact-statistics.ts';
import { blocksRead } from '../../testing/large-gallery.ts';
import {
  insertProjects,
  narrowedProjects,
  type NarrowedProjects,
  pagesOfProjects,
  PROJECT_TABLES,
} from '../../testing/many-projects.ts';
import { testDatabase } from '../../testing/start-test-database.ts';
import { LIST_TAGS, projectListStatement, projectRows } from './project-list.ts';

const [FEW, MANY] = [100, 25_000];
/**
 * The filter without an index for the order by name: all projects are scanned in the index of names, 60 or more
 * per block.
 */
const WITHOUT_INDEX = 'dates of 40 projects';
const PAGE = 10;

describe('the number of disk blocks read for a page of projects', () => {
  const db = testDatabase();
  const [few, many] = [1, 2].map((n) => sampleUser({ id: `00000000-0000-4000-8000-00000000000${n}` }));
  beforeAll(async () => {
    for (const [user, count] of [[few!, FEW] as const, [many!, MANY] as const]) {
      await db.repositories.users.insert(user, 'hash');
      const [one, two] = [sampleImage(user.id), sampleImage(user.id)];
      for (const image of [one, two]) await db.repositories.images.insert(image);
      const firstId = 1_700_000_000_000 + count;
      const uids = [one.uid, two.uid] as const;
      await insertProjects(db.database.pool, { ownerId: user.id, count, firstId, uids });
    }
    await vacuumWithExactStatistics(db.database.pool, PROJECT_TABLES);
  }, 300_000);

  /**
   * Counts the blocks that the first page and one from the middle read, in each order, with everything on the
   * cards.
   */
  const blocksOf = async (ownerId: string, count: number, name: string): Promise<readonly number[]> => {
    const { search, filter }: NarrowedProjects = narrowedProjects(count).find((list) => list.name === name)!;
    const { columns } = projectRows(db.database.dataSource);
    const blocks: number[] = [];
    for (const page of pagesOfProjects(count)) {
      if (name === WITHOUT_INDEX && page.sort === 'name') continue;
      const whole = { createdFrom: null, createdTo: null, tags: [], ...filter };
      const query = { ownerId, search: search ?? null, filter: whole, limit: PAGE, ...page };
      blocks.push(await blocksRead(db.database.pool, projectListStatement(query, columns)));
    }
    return blocks;
  };

  it.each(narrowedProjects(FEW))(
    'is about the same as with a hundred projects: $name',
    async ({ name, mostBlocks }) => {
      const less = await blocksOf(few!.id, FEW, name);
      const more = await blocksOf(many!.id, MANY, name);
      const tooMany = more.filter((blocks, n) => blocks > (mostBlocks ?? 1.5 * less[n]! + 5));
      expect({ less, more, tooMany }).toEqual({ less, more, tooMany: [] });
    },
  );

  it('is small for the list of tags, even if many projects have them', async () => {
    const blocks = await blocksRead(db.database.pool, { text: LIST_TAGS, values: [many!.id, 100] });
    expect(blocks).toBeLessThan(30);
    expect(await db.repositories.projects.listTags(many!.id, 100)).toEqual(['nature', 'wedding']);
  });
});
