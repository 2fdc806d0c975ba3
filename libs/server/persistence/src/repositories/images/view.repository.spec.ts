import { viewedImages } from '@safelight/application/testing/contracts';
import type { Database } from '../../data-source.ts';
import { testDatabase } from '../../testing/start-test-database.ts';
import { createRepositories } from '../build-repositories.ts';

describe('views in PostgreSQL', () => {
  const db = testDatabase();
  /** The database connections of a simulated second process. */
  let elsewhere: Database;
  let ownerId: string;
  const { now, after, insertImage, look, viewsOf } = viewedImages(db, (id) => (ownerId = id));
  beforeAll(async () => {
    elsewhere = await db.connect();
  });

  it('of 1,000 visitors are counted once each, even if two processes record them in different orders', async () => {
    const uids: string[] = [];
    for (let n = 0; n < 20; n += 1) uids.push(await insertImage());
    const here = db.repositories.views;
    const there = createRepositories(elsewhere).views;
    for (let round = 0; round < 5; round += 1) {
      const at = after(round * 30);
      const looks = Array.from({ length: 1_000 }, (_, n) => look(uids[n % 20]!, `visitor ${n}`, at));
      const shuffled = looks.map((_, n) => looks[(n * 7 + round) % 1_000]!);
      await Promise.all([here.record(looks), there.record(shuffled), here.record([...looks].reverse())]);
      for (const uid of uids) expect(await viewsOf(uid)).toEqual({ views: 50 * (round + 1), at });
    }
    expect(await db.repositories.accounts.statistics(ownerId, now)).toMatchObject({ viewCount: 5_000 });
  });
});
