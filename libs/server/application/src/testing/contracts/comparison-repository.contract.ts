import { contract, imageOwner } from './image-owner.ts';
import { randomUUID } from 'node:crypto';
import type { Image } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { anyUid, sampleComparison, sampleUser, sampleVersion } from './samples.ts';

const DAY_MS = 86_400_000;

export const comparisonRepositoryContract = contract('comparisons', (db) => {
  let ownerId: string;
  const now = new Date('2026-07-08T09:10:11.121Z');
  const inUse = { code: 'CONFLICT', message: TEXTS.comparisons.imageInUse };
  const owned = imageOwner(db, (id) => (ownerId = id));

  const insertImage = (changes: Partial<Image> = {}) => owned.insert({ privacy: 'public', ...changes });
  const insertPair = async () => {
    const [original, edited] = [await insertImage(), await insertImage()];
    const comparison = sampleComparison(original, edited, { description: 'Colors' });
    await db.repositories.comparisons.insert(comparison);
    return { original, edited, comparison };
  };

  it('comparisons are found after they are inserted, unless their owner requested deletion or is suspended', async () => {
    const { comparison } = await insertPair();
    const { comparison: other } = await insertPair();
    const { find, findMany } = db.repositories.comparisons;
    const uids = [comparison.uid, anyUid(), other.uid, comparison.uid];
    expect(await find(comparison.uid)).toEqual(comparison);
    expect(await find(anyUid())).toBeNull();
    const found = await findMany(uids);
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining([comparison, other]));
    expect(await findMany([])).toEqual([]);
    await db.repositories.users.setDeletionRequested(ownerId, now);
    expect([await find(comparison.uid), ...(await findMany(uids))]).toEqual([null]);
    await db.repositories.users.setDeletionRequested(ownerId, null);
    await db.repositories.users.setSuspension(ownerId, { at: now, reason: 'Spam' });
    expect([await find(comparison.uid), ...(await findMany(uids))]).toEqual([null]);
  });

  it('comparisons are named in the error of a change that would hide one of their images', async () => {
    const { original, comparison } = await insertPair();
    const { uid, title } = original;
    const use = { image: { uid, title }, comparison: { uid: comparison.uid, title: comparison.title } };
    const conflict = { ...inUse, details: { uses: [use] } };
    const { images } = db.repositories;
    const other = await insertImage();
    for (const refused of [
      () => images.trash(ownerId, [other.uid, uid], now),
      () => images.updateMany(ownerId, [uid], { privacy: 'private' }, now),
      () => images.update(ownerId, uid, { privacy: 'private' }, now),
    ]) {
      await expect(refused()).rejects.toMatchObject(conflict);
    }
    expect(await images.find(other.uid)).toEqual(other);
  });

  it('versions of an image are recognized as shown by a comparison or not', async () => {
    const image = await insertImage();
    const [edit, another] = [2, 3].map((number) => sampleVersion({ imageUid: image.uid, number }));
    for (const version of [edit!, another!]) await db.repositories.images.insertVersion(version);
    const edited = { imageUid: image.uid, versionId: edit!.id };
    await db.repositories.comparisons.insert(sampleComparison(image, image, { edited }));
    const { shows } = db.repositories.comparisons;
    expect(await shows(image.uid, image.current.id)).toBe(true);
    expect(await shows(image.uid, edit!.id)).toBe(true);
    expect(await shows(image.uid, another!.id)).toBe(false);
    expect(await shows(anyUid(), edit!.id)).toBe(false);
    expect(await shows(image.uid, 'nonsense')).toBe(false);
  });

  it('comparisons cannot have images that are private, deleted or of another owner, nor versions of another image', async () => {
    const { insert } = db.repositories.comparisons;
    const [image, hidden, trashed] = [
      await insertImage(),
      await insertImage({ privacy: 'private' }),
      await insertImage(),
    ];
    await db.repositories.images.trash(ownerId, [trashed.uid], now);
    await expect(insert(sampleComparison(image, hidden))).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(insert(sampleComparison(image, trashed))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const other = sampleUser();
    await db.repositories.users.insert(other, 'hash');
    const theirs = sampleComparison(image, image, { ownerId: other.id });
    await expect(insert(theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const edited = { imageUid: image.uid, versionId: hidden.current.id };
    const mixed = sampleComparison(image, image, { edited });
    await expect(insert(mixed)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('comparisons are listed for their owner, newest first, in pages', async () => {
    const image = await insertImage();
    const uids: string[] = [];
    for (const day of [1, 2, 2, 3, 4]) {
      const comparison = sampleComparison(image, image, { createdAt: new Date(Date.UTC(2026, 0, day)) });
      await db.repositories.comparisons.insert(comparison);
      uids.push(comparison.uid);
    }
    const { list } = db.repositories.comparisons;
    const all = (await list(ownerId, 10, null)).comparisons;
    expect(all.map(({ createdAt }) => createdAt.getUTCDate())).toEqual([4, 3, 2, 2, 1]);
    const first = await list(ownerId, 3, null);
    expect(first).toEqual({ comparisons: all.slice(0, 3), hasNext: true });
    const third = all[2]!;
    const place = { at: third.createdAt, id: third.uid };
    const next = { comparisons: all.slice(3), hasNext: false };
    expect(await list(ownerId, 3, place)).toEqual(next);
    await db.repositories.comparisons.trash(ownerId, third.uid, new Date());
    expect(await list(ownerId, 3, place)).toEqual(next);
    expect(await list(randomUUID(), 3, place)).toEqual({ comparisons: [], hasNext: false });
    expect(await list('nobody', 3, null)).toEqual({ comparisons: [], hasNext: false });
  });

  it('comparisons are found by the image on either side, newest first', async () => {
    const [image, other] = [await insertImage(), await insertImage()];
    const { insert, listShowing } = db.repositories.comparisons;
    const madeOn = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) });
    const pairs = [
      sampleComparison(image, other, madeOn(1)),
      sampleComparison(other, image, madeOn(3)),
      sampleComparison(image, image, madeOn(2)),
      sampleComparison(other, other, madeOn(4)),
    ] as const;
    for (const pair of pairs) await insert(pair);
    const [oldest, newest, middle] = pairs;
    expect(await listShowing(ownerId, image.uid, 10)).toEqual([newest, middle, oldest]);
    expect(await listShowing(ownerId, image.uid, 2)).toEqual([newest, middle]);
    expect(await listShowing(randomUUID(), image.uid, 10)).toEqual([]);
    expect(await listShowing('nobody', image.uid, 10)).toEqual([]);
    expect(await listShowing(ownerId, anyUid(), 10)).toEqual([]);
  });

  it('comparisons can be changed and deleted only by their owner', async () => {
    const { comparison } = await insertPair();
    const { update, delete: remove, find } = db.repositories.comparisons;
    const { uid } = comparison;
    expect(await update(randomUUID(), uid, { title: 'Stolen' })).toBeNull();
    expect(await update('nobody', uid, { title: 'Stolen' })).toBeNull();
    expect(await update(ownerId, uid, {})).toEqual(comparison);
    expect(await update(ownerId, uid, { title: 'New' })).toEqual({ ...comparison, title: 'New' });
    const cleared = { ...comparison, title: 'New', description: null };
    expect(await update(ownerId, uid, { description: null })).toEqual(cleared);
    expect(await remove(randomUUID(), uid)).toBe(false);
    expect(await find(uid)).toEqual(cleared);
    expect(await remove(ownerId, uid)).toBe(true);
    expect(await remove(ownerId, uid)).toBe(false);
  });

  it('comparisons that were deleted can be restored as they were, by their owner and once', async () => {
    const { comparison } = await insertPair();
    const { trash, restore, find, list, listTrashed } = db.repositories.comparisons;
    const missing = { code: 'NOT_FOUND' };
    const { uid } = comparison;
    await expect(restore(ownerId, uid)).rejects.toMatchObject(missing);
    expect(await trash(randomUUID(), uid, now)).toBe(false);
    expect(await trash('nobody', uid, now)).toBe(false);
    expect(await trash(ownerId, uid, now)).toBe(true);
    expect(await trash(ownerId, uid, now)).toBe(false);
    expect(await find(uid)).toBeNull();
    const deleted = { comparisons: [{ ...comparison, deletedAt: now }], hasNext: false };
    expect(await listTrashed(ownerId, 1, null)).toEqual(deleted);
    const none = { comparisons: [], hasNext: false };
    expect(await listTrashed(ownerId, 1, { at: comparison.createdAt, id: uid })).toEqual(none);
    expect(await listTrashed(randomUUID(), 1, null)).toEqual(none);
    expect(await listTrashed('nobody', 1, null)).toEqual(none);
    await expect(restore(randomUUID(), uid)).rejects.toMatchObject(missing);
    await expect(restore('nobody', uid)).rejects.toMatchObject(missing);
    expect(await restore(ownerId, uid)).toEqual(comparison);
    expect((await list(ownerId, 1, null)).comparisons).toEqual([comparison]);
    expect(await listTrashed(ownerId, 1, null)).toEqual(none);
    await expect(restore(ownerId, uid)).rejects.toMatchObject(missing);
  });

  it('comparisons that were deleted keep no image, and can be restored for 30 days while both images are public', async () => {
    const { images, comparisons } = db.repositories;
    const { original, edited, comparison } = await insertPair();
    const restore = () => comparisons.restore(ownerId, comparison.uid);
    await comparisons.trash(ownerId, comparison.uid, now);
    await images.update(ownerId, original.uid, { privacy: 'private' }, now);
    await expect(restore()).rejects.toMatchObject({ code: 'CONFLICT' });
    await images.update(ownerId, original.uid, { privacy: 'public' }, now);
    await images.trash(ownerId, [edited.uid], now);
    await expect(restore()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await images.restore(ownerId, [edited.uid], now);
    expect(await restore()).toEqual(comparison);
    await comparisons.trash(ownerId, comparison.uid, now);
    await db.repositories.maintenance.prune(new Date(now.getTime() + 29 * DAY_MS));
    expect(await restore()).toEqual(comparison);
    await comparisons.trash(ownerId, comparison.uid, now);
    await db.repositories.maintenance.prune(new Date(now.getTime() + 31 * DAY_MS));
    await expect(restore()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const another = sampleComparison(original, edited);
    await comparisons.insert(another);
    await comparisons.trash(ownerId, another.uid, now);
    expect(await images.remove(ownerId, [edited.uid])).toEqual({
      uids: [edited.uid],
      keys: [edited.current.original.key],
    });
    await expect(comparisons.restore(ownerId, another.uid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('comparisons prevent their images from being deleted or made private until they are deleted', async () => {
    const { images, comparisons } = db.repositories;
    const { original, edited, comparison } = await insertPair();
    const free = await insertImage();
    for (const { uid } of [original, edited]) {
      await expect(images.remove(ownerId, [uid])).rejects.toMatchObject(inUse);
      await expect(images.trash(ownerId, [free.uid, uid], now)).rejects.toMatchObject(inUse);
      await expect(images.update(ownerId, uid, { privacy: 'private' }, now)).rejects.toMatchObject(inUse);
      await expect(
        images.updateMany(ownerId, [free.uid, uid], { privacy: 'private', isFavorite: true }, now),
      ).rejects.toMatchObject(inUse);
    }
    expect(await images.find(free.uid)).toEqual(free);
    expect(await images.find(original.uid)).toEqual(original);
    await comparisons.delete(ownerId, comparison.uid);
    expect(await images.update(ownerId, original.uid, { privacy: 'private' }, now)).not.toBeNull();
    expect(await images.trash(ownerId, [edited.uid], now)).toEqual([edited.uid]);
    expect(await images.remove(ownerId, [original.uid])).toEqual({
      uids: [original.uid],
      keys: [original.current.original.key],
    });
  });

  it('comparisons never show an image that is hidden or deleted at the same time', async () => {
    const { images, comparisons } = db.repositories;
    const hide = [
      (uid: string) => images.remove(ownerId, [uid]),
      (uid: string) => images.trash(ownerId, [uid], now),
      (uid: string) => images.updateMany(ownerId, [uid], { privacy: 'private' }, now),
      (uid: string) => images.update(ownerId, uid, { privacy: 'private' }, now),
    ];
    for (let round = 0; round < 40; round += 1) {
      const [image, other] = [await insertImage(), await insertImage()];
      const comparison = sampleComparison(image, other);
      const results = await Promise.allSettled([
        comparisons.insert(comparison),
        hide[round % hide.length]!(image.uid),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const isThere = (await comparisons.find(comparison.uid)) !== null;
      const isPublic = (await images.find(image.uid))?.privacy === 'public';
      expect(isPublic).toBe(isThere);
    }
  });
});
