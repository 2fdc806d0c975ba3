import type { View } from '@safelight/application';
import { closeDatabase, createDatabase, type Database } from '../data-source.ts';
import { anyUid, sampleComparison, sampleImage, sampleUser } from '../testing/samples.ts';
import { startTestDatabase, type TestDatabase } from '../testing/start-test-database.ts';
import { createRepositories } from './build-repositories.ts';

describe('views in PostgreSQL', () => {
  let db: TestDatabase;
  /** Another process's connections. */
  let elsewhere: Database;
  let ownerId: string;
  const now = new Date('2026-07-08T09:10:11.121Z');
  const after = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
  beforeAll(async () => {
    db = await startTestDatabase();
    elsewhere = await createDatabase({ url: db.url, poolSize: 5 });
  });
  afterAll(async () => {
    await closeDatabase(elsewhere);
    await db.stop();
  });
  beforeEach(async () => {
    const owner = sampleUser();
    ownerId = owner.id;
    await db.repositories.users.insert(owner, 'hash');
  });

  const insertImage = async (): Promise<string> => {
    const image = sampleImage(ownerId, { privacy: 'public' });
    await db.repositories.images.insert(image);
    return image.uid;
  };
  const look = (uid: string, visitorHash: string, at = now): View => ({
    kind: 'image',
    uid,
    visitorHash,
    at,
  });
  const viewsOf = async (uid: string) => {
    const image = await db.repositories.images.find(uid);
    return { views: image?.viewCount, at: image?.lastAccessedAt };
  };

  it('count a visitor again after 30 minutes, and another at once', async () => {
    const uid = await insertImage();
    const { record } = db.repositories.views;
    await record([look(uid, 'a')]);
    expect(await viewsOf(uid)).toEqual({ views: 1, at: now });
    await record([look(uid, 'a', after(29))]);
    expect(await viewsOf(uid)).toEqual({ views: 1, at: after(29) });
    await record([look(uid, 'a', after(30)), look(uid, 'b', after(30)), look(uid, 'b', after(31))]);
    expect(await viewsOf(uid)).toEqual({ views: 3, at: after(31) });
    await record([look(uid, 'c', after(2))]);
    expect(await viewsOf(uid)).toEqual({ views: 4, at: after(31) });
    await record([]);
  });

  it('count images and comparisons apart, and add up for the owner', async () => {
    const image = sampleImage(ownerId, { privacy: 'public' });
    await db.repositories.images.insert(image);
    const comparison = sampleComparison(image);
    await db.repositories.comparisons.insert(comparison);
    const ofComparison = { kind: 'comparison', uid: comparison.uid, visitorHash: 'a', at: now } as const;
    for (let n = 0; n < 2; n += 1) await db.repositories.views.record([look(image.uid, 'a'), ofComparison]);
    expect((await db.repositories.comparisons.find(comparison.uid))?.viewCount).toBe(1);
    expect((await db.repositories.images.find(image.uid))?.viewCount).toBe(1);
    expect(await db.repositories.accounts.statistics(ownerId, now)).toMatchObject({ viewCount: 1 });
  });

  it('of pages that are not there count nothing, and keep others from nothing', async () => {
    const [uid, trashed] = [await insertImage(), await insertImage()];
    await db.repositories.images.trash(ownerId, [trashed], now);
    await db.repositories.views.record([look(anyUid(), 'a'), look(trashed, 'a'), look(uid, 'a')]);
    expect(await viewsOf(uid)).toMatchObject({ views: 1 });
    await db.repositories.images.restore(ownerId, [trashed]);
    expect(await viewsOf(trashed)).toMatchObject({ views: 0 });
  });

  it('of 1,000 visitors that two processes record at once, in whatever order, count once each', async () => {
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
