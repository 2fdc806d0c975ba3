import { sampleImage, sampleUser } from '@safelight/application/testing/contracts';
import { testDatabase } from '../testing/start-test-database.ts';
import { TagsInLowerCase1795620000000 } from './1795620000000-tags-in-lower-case.migration.ts';

describe('the migration that merges tags which differ only in case', () => {
  const db = testDatabase();

  it('keeps each tag once, in lower case, at its first position, and updates the counts of tags', async () => {
    const user = sampleUser();
    await db.repositories.users.insert(user, 'hash');
    const image = sampleImage(user.id, { tags: ['Sea', 'sky', 'SEA', 'Sand'] });
    await db.repositories.images.insert(image);
    const runner = db.database.dataSource.createQueryRunner();
    await new TagsInLowerCase1795620000000().up(runner);
    await runner.release();
    expect((await db.repositories.images.find(image.uid))?.tags).toEqual(['sea', 'sky', 'sand']);
    const tags = await db.repositories.images.listTags(user.id, 10);
    expect(tags.map(({ tag, count }) => [tag, count]).sort()).toEqual([
      ['sand', 1],
      ['sea', 1],
      ['sky', 1],
    ]);
  });
});
