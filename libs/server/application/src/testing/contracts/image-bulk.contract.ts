import { contract, imageOwner } from './image-owner.ts';
import { randomUUID } from 'node:crypto';
import type { Image } from '@safelight/domain';
import { anyImage, anyUid, sampleComparison, sampleImage, sampleUser, sampleVersion } from './samples.ts';

export const imageBulkContract = contract('changes of several images', (db) => {
  let ownerId: string;
  const now = new Date('2026-07-08T09:10:11.121Z');
  const { insert } = imageOwner(db, (id) => (ownerId = id));
  afterEach(async () => {
    expect(await db.contradictions()).toEqual([]);
  });
  const insertMany = async (count: number): Promise<readonly Image[]> => {
    const images: Image[] = [];
    for (let n = 0; n < count; n += 1) images.push(await insert({ tags: [`tag ${n % 3}`] }));
    return images;
  };
  const uidsOf = (images: readonly Image[]): readonly string[] => images.map(({ uid }) => uid);

  it('images are found in the requested order, without deleted ones, unknown ones and those of other owners', async () => {
    const images = await insertMany(3);
    const [first, second, third] = uidsOf(images);
    await db.repositories.images.trash(ownerId, [second!], now);
    const { findOwned, findTrashed } = db.repositories.images;
    const found = await findOwned(ownerId, [third!, anyUid(), second!, first!, third!]);
    expect(found).toEqual([images[2], images[0]]);
    expect(await findOwned(randomUUID(), [first!])).toEqual([]);
    expect(await findOwned('nobody', [first!])).toEqual([]);
    expect(await findOwned(ownerId, [])).toEqual([]);
    expect(await findTrashed(ownerId, [first!, second!, second!])).toEqual([
      { ...images[1], deletedAt: now },
    ]);
    expect(await findTrashed(randomUUID(), [second!])).toEqual([]);
    expect(await findTrashed('nobody', [second!])).toEqual([]);
  });

  it('images of any owners are found together, each once, without those that are not found alone', async () => {
    const { images, users } = db.repositories;
    const [one, trashed] = [await insert(), await insert()];
    const [stranger, hidden] = [sampleUser(), sampleUser()];
    for (const user of [stranger, hidden]) await users.insert(user, 'hash');
    const [other, suspended] = [sampleImage(stranger.id), sampleImage(hidden.id)];
    for (const image of [other, suspended]) await images.insert(image);
    await images.trash(ownerId, [trashed.uid], now);
    await users.setSuspension(hidden.id, { at: now, reason: 'Spam' });
    const asked = [suspended, trashed, other, one, one].map(({ uid }) => uid);
    const found = await images.findMany([...asked, anyUid(), 'nonsense']);
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining([one, other]));
    expect(await images.findMany([])).toEqual([]);
  });

  it('images that have expired are found, longest ago first, unless they are in the trash or in a comparison', async () => {
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    const [later, first, trashed, shown, last] = [
      await insert({ expiresAt: at(1) }),
      await insert({ expiresAt: at(-1), description: 'Two lines\nof text' }),
      await insert({ expiresAt: at(-1) }),
      await insert({ expiresAt: at(-1), privacy: 'public' }),
      await insert({ expiresAt: now }),
    ];
    await insert();
    const { trash, listExpired, find } = db.repositories.images;
    await trash(ownerId, [trashed.uid], now);
    await db.repositories.comparisons.insert(sampleComparison(shown, shown));
    const own = (found: Awaited<ReturnType<typeof listExpired>>) =>
      found.filter((one) => one.ownerId === ownerId);
    const due = [first, last].map(({ uid }) => ({ ownerId, uid }));
    expect(own(await listExpired(now, 1_000))).toEqual(due);
    expect(await listExpired(now, 1)).toHaveLength(1);
    expect(own(await listExpired(at(2), 1_000))).toHaveLength(3);
    expect(await find(first.uid)).toEqual(first);
    await db.repositories.images.update(ownerId, later.uid, { expiresAt: null, description: 'x' }, now);
    expect(await find(later.uid)).toMatchObject({ expiresAt: null, description: 'x' });
    expect(own(await listExpired(at(2), 1_000))).toEqual(due);
  });

  it('images keep their expiry when they are restored, unless it has passed', async () => {
    const later = new Date(now.getTime() + 1);
    const [due, notYet, never] = [
      await insert({ expiresAt: now }),
      await insert({ expiresAt: later }),
      await insert(),
    ];
    const { trash, restore, findOwned } = db.repositories.images;
    const uids = uidsOf([due, notYet, never]);
    await trash(ownerId, uids, now);
    await restore(ownerId, uids, now);
    expect(await findOwned(ownerId, uids)).toEqual([{ ...due, expiresAt: null }, notYet, never]);
  });

  it('images are changed for their owner only; added tags come last, without duplicates, and outweigh removed ones', async () => {
    const [one, two] = [await insert({ tags: ['sea', 'sand'] }), await insert()];
    const { updateMany, findOwned } = db.repositories.images;
    const uids = [two.uid, anyUid(), one.uid];
    const changes = {
      privacy: 'public',
      isFavorite: true,
      addTags: ['sun', 'sea'],
      removeTags: ['sand', 'x'],
    } as const;
    expect(await updateMany(randomUUID(), uids, changes, now)).toEqual([]);
    expect(await updateMany('nobody', uids, changes, now)).toEqual([]);
    expect(await updateMany(ownerId, uids, changes, now)).toEqual([two.uid, one.uid]);
    const changed = { privacy: 'public', isFavorite: true, updatedAt: now };
    expect(await findOwned(ownerId, [one.uid, two.uid])).toEqual([
      { ...one, ...changed, tags: ['sea', 'sun'] },
      { ...two, ...changed, tags: ['sun', 'sea'] },
    ]);
    await updateMany(ownerId, [one.uid], { isFavorite: false }, now);
    expect(await findOwned(ownerId, [one.uid])).toMatchObject([
      { isFavorite: false, privacy: 'public', tags: ['sea', 'sun'] },
    ]);
    await updateMany(ownerId, [one.uid], { addTags: ['sea'], removeTags: ['sea', 'sun'] }, now);
    expect(await findOwned(ownerId, [one.uid])).toMatchObject([{ tags: ['sea'] }]);
    await updateMany(ownerId, [one.uid], { removeTags: ['sea', 'sun'] }, now);
    expect(await findOwned(ownerId, [one.uid])).toMatchObject([{ tags: [] }]);
  });

  it('images that already are as wanted keep their time, beside others that change', async () => {
    const [same, other] = [
      await insert({ privacy: 'public', isFavorite: true, tags: ['sea', 'sun'] }),
      await insert({ tags: ['sand'] }),
    ];
    const { updateMany, findOwned } = db.repositories.images;
    const uids = uidsOf([same, other]);
    expect(await updateMany(ownerId, uids, { privacy: 'public' }, now)).toEqual(uids);
    const published = { ...other, privacy: 'public', updatedAt: now };
    expect(await findOwned(ownerId, uids)).toEqual([same, published]);
    const later = new Date(now.getTime() + 60_000);
    const changes = { isFavorite: true, addTags: ['sun'], removeTags: ['sand'] };
    expect(await updateMany(ownerId, uids, changes, later)).toEqual(uids);
    expect(await findOwned(ownerId, uids)).toEqual([
      same,
      { ...published, isFavorite: true, tags: ['sun'], updatedAt: later },
    ]);
    expect(await updateMany(ownerId, uids, changes, new Date(later.getTime() + 1))).toEqual(uids);
    expect(await findOwned(ownerId, uids)).toMatchObject([same, { updatedAt: later }]);
  });

  it('images can be moved to the trash and back, which changes the counts and lists', async () => {
    const images = await insertMany(4);
    const uids = uidsOf(images);
    const { trash, restore, list, countByOwner, countMatching, listTags } = db.repositories.images;
    const listed = async (isTrashed: boolean): Promise<readonly string[]> => {
      const query = { ownerId, sort: 'oldest', limit: 10, after: null, search: null } as const;
      return uidsOf((await list({ ...query, filter: anyImage({ isTrashed }) })).images);
    };
    expect(await trash(randomUUID(), uids, now)).toEqual([]);
    expect(await trash(ownerId, [uids[3]!, anyUid(), uids[0]!], now)).toEqual([uids[3], uids[0]]);
    expect(await trash(ownerId, uids.slice(0, 2), now)).toEqual([uids[1]]);
    expect(await listed(false)).toEqual([uids[2]]);
    expect([...(await listed(true))].sort()).toEqual([uids[0], uids[1], uids[3]].sort());
    expect(await countByOwner(ownerId)).toBe(1);
    expect(await countMatching(ownerId, null, anyImage({ isTrashed: true }))).toEqual({
      count: 3,
      isExact: true,
    });
    expect(await listTags(ownerId, 10)).toEqual([{ tag: 'tag 2', count: 1 }]);

    expect(await restore(randomUUID(), uids, now)).toEqual([]);
    expect(await restore(ownerId, uids.slice(1), now)).toEqual([uids[1], uids[3]]);
    expect(await db.repositories.images.find(uids[3]!)).toEqual(images[3]);
    expect(await listed(true)).toEqual([uids[0]]);
    expect(await countByOwner(ownerId)).toBe(3);
  });

  it('images in the trash are listed by owner or before a time, oldest deletion first', async () => {
    const uids = uidsOf(await insertMany(4));
    const day = (n: number): Date => new Date(Date.UTC(2020, 0, n));
    for (const [n, uid] of uids.entries()) {
      if (n < 3) await db.repositories.images.trash(ownerId, [uid], day(5 - n));
    }
    const { listTrashed, remove } = db.repositories.images;
    const oldest = [uids[2], uids[1], uids[0]].map((uid) => ({ ownerId, uid }));
    expect(await listTrashed({ ownerId }, 10)).toEqual(oldest);
    expect(await listTrashed({ ownerId }, 2)).toEqual(oldest.slice(0, 2));
    expect(await listTrashed({ before: day(5) }, 10)).toEqual(oldest.slice(0, 2));
    expect(await listTrashed({ ownerId: 'nobody' }, 10)).toEqual([]);
    await remove(ownerId, uids.slice(0, 3));
    expect(await listTrashed({ before: day(9) }, 10)).toEqual([]);
  });

  it('images are found by the hash of their first or their current version and by their privacy, unless they expire', async () => {
    const image = await insert();
    const [old, current] = [2, 3].map((number) => sampleVersion({ imageUid: image.uid, number }));
    for (const version of [old!, current!]) {
      await db.repositories.images.insertVersion(version);
      await db.repositories.images.setCurrentVersion(ownerId, image.uid, version.id, now);
    }
    const { findByDigest } = db.repositories.images;
    const found = { ...image, current, updatedAt: now };
    const { privacy } = image;
    expect(await findByDigest(ownerId, image.current.original.sha256, privacy)).toEqual(found);
    expect(await findByDigest(ownerId, current!.original.sha256, privacy)).toEqual(found);
    expect(await findByDigest(ownerId, old!.original.sha256, privacy)).toBeNull();
    expect(await findByDigest(randomUUID(), current!.original.sha256, privacy)).toBeNull();
    expect(await findByDigest('nobody', current!.original.sha256, privacy)).toBeNull();
    const other = privacy === 'public' ? 'private' : 'public';
    expect(await findByDigest(ownerId, current!.original.sha256, other)).toBeNull();
    await db.repositories.images.update(ownerId, image.uid, { expiresAt: now }, now);
    expect(await findByDigest(ownerId, current!.original.sha256, privacy)).toBeNull();
  });

  it('images have their tags counted, most used first', async () => {
    const { listTags, update, remove, updateMany } = db.repositories.images;
    const images = await insertMany(5);
    const twice = await insert({ tags: ['tag 0', 'b', 'b', ''] });
    expect(await listTags(ownerId, 3)).toEqual([
      { tag: 'tag 0', count: 3 },
      { tag: 'tag 1', count: 2 },
      { tag: '', count: 1 },
    ]);
    await updateMany(ownerId, uidsOf(images), { addTags: ['a', 'b'], removeTags: ['tag 1'] }, now);
    await update(ownerId, twice.uid, { tags: ['c'], title: 'Renamed' }, now);
    expect(await listTags(ownerId, 10)).toEqual([
      { tag: 'a', count: 5 },
      { tag: 'b', count: 5 },
      { tag: 'tag 0', count: 2 },
      { tag: 'c', count: 1 },
      { tag: 'tag 2', count: 1 },
    ]);
    await remove(ownerId, uidsOf(images));
    expect(await listTags(ownerId, 10)).toEqual([{ tag: 'c', count: 1 }]);
    expect(await listTags('nobody', 10)).toEqual([]);
  });

  it('images can be changed simultaneously in any order', async () => {
    const uids = uidsOf(await insertMany(30));
    const { updateMany, trash, restore } = db.repositories.images;
    const backwards = [...uids].reverse();
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        updateMany(ownerId, uids, { addTags: ['a', 'b'], removeTags: ['c'] }, now),
        updateMany(ownerId, backwards, { addTags: ['c'], removeTags: ['b', 'a'] }, now),
        trash(ownerId, backwards, now),
        restore(ownerId, uids, now),
        insert({ tags: ['c', 'b', 'a'] }),
      ]);
    }
    await restore(ownerId, uids, now);
    expect(await db.repositories.images.countByOwner(ownerId)).toBe(35);
  });
});
