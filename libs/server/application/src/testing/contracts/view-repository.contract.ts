import { contract } from './image-owner.ts';
import { anyUid, sampleComparison, sampleImage } from './samples.ts';
import { viewedImages } from './viewed-images.ts';

export const viewRepositoryContract = contract('views', (db) => {
  let ownerId: string;
  const { now, after, insertImage, look, viewsOf } = viewedImages(db, (id) => (ownerId = id));

  it('views count the same visitor again after 30 minutes, and a different visitor at once', async () => {
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

  it('views are counted separately for images and comparisons, and summed up for the owner', async () => {
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

  it('views of unknown pages are ignored, and the others in the batch still count', async () => {
    const [uid, trashed] = [await insertImage(), await insertImage()];
    await db.repositories.images.trash(ownerId, [trashed], now);
    await db.repositories.views.record([look(anyUid(), 'a'), look(trashed, 'a'), look(uid, 'a')]);
    expect(await viewsOf(uid)).toMatchObject({ views: 1 });
    await db.repositories.images.restore(ownerId, [trashed], now);
    expect(await viewsOf(trashed)).toMatchObject({ views: 0 });
  });
});
