import { ALL_IMAGES } from '../../images/image-filter.ts';
import { addUser, contract, imageOwner } from './image-owner.ts';

/** The contract of image repositories for images of accounts that are suspended or about to be deleted. */
export const imageAccessContract = contract('images of an account', (db) => {
  let ownerId: string;
  const now = new Date('2026-07-08T09:10:11.121Z');
  const images = imageOwner(db, (id) => (ownerId = id));

  const insert = () => images.insert({ privacy: 'public' });

  it('images of an account are hidden while its deletion is requested, and visible again after the request is cancelled', async () => {
    const image = await insert();
    const digest = image.current.original.sha256.slice(0, 32);
    const { find, findVersionByDigest } = db.repositories.images;
    await db.repositories.users.setDeletionRequested(ownerId, now);
    expect(await find(image.uid)).toBeNull();
    expect(await findVersionByDigest(image.uid, digest)).toBeNull();
    await db.repositories.users.setDeletionRequested(ownerId, null);
    expect(await find(image.uid)).toEqual(image);
    expect(await findVersionByDigest(image.uid, digest)).toEqual(image.current);
  });

  it('images of an account are hidden while it is suspended, but are still listed for its export', async () => {
    const image = await insert();
    const { find, list, listVersions } = db.repositories.images;
    await db.repositories.users.setSuspension(ownerId, { at: now, reason: 'Spam' });
    expect(await find(image.uid)).toBeNull();
    const all = {
      ownerId,
      sort: 'oldest',
      limit: 10,
      search: null,
      filter: ALL_IMAGES,
      after: null,
    } as const;
    expect((await list(all)).images).toEqual([image]);
    expect(await listVersions(image.uid)).toEqual([image.current]);
    await db.repositories.users.setSuspension(ownerId, null);
    expect(await find(image.uid)).toEqual(image);
  });

  it('images of an account are found for their owner, and for others only if they are public', async () => {
    const [shown, secret] = [await insert(), await images.insert()];
    const { findWithTrashFor, trash } = db.repositories.images;
    const stranger = (await addUser(db)).id;
    const found = async (userId: string | null) =>
      Promise.all([shown, secret].map(async ({ uid }) => (await findWithTrashFor(userId, uid))?.uid));
    expect(await found(ownerId)).toEqual([shown.uid, secret.uid]);
    expect(await found(stranger)).toEqual([shown.uid, undefined]);
    expect(await found(null)).toEqual([shown.uid, undefined]);
    await trash(ownerId, [shown.uid], now);
    expect(await findWithTrashFor(null, shown.uid)).toMatchObject({ deletedAt: now });
    expect(await findWithTrashFor(ownerId, 'z'.repeat(22))).toBeNull();
  });

  it('images of an account are found for the purge of the account', async () => {
    const image = await insert();
    await db.repositories.users.setDeletionRequested(ownerId, now);
    expect(await db.repositories.images.listAllUids(ownerId, null, 10)).toEqual([image.uid]);
    expect(await db.repositories.images.listVersions(image.uid)).toEqual([image.current]);
    expect(await db.repositories.images.remove(ownerId, [image.uid])).toEqual({
      uids: [image.uid],
      keys: [image.current.original.key],
    });
    expect(await db.repositories.images.listAllUids(ownerId, null, 10)).toEqual([]);
  });

  it('images of an account are listed in pages, including deleted ones, even if earlier ones are removed meanwhile', async () => {
    const uids: string[] = [];
    for (let n = 0; n < 5; n += 1) uids.push((await insert()).uid);
    uids.sort();
    await db.repositories.images.trash(ownerId, [uids[2]!], now);
    const { listAllUids, remove } = db.repositories.images;
    expect(await listAllUids(ownerId, null, 2)).toEqual(uids.slice(0, 2));
    await remove(ownerId, uids.slice(0, 2));
    expect(await listAllUids(ownerId, uids[1]!, 2)).toEqual(uids.slice(2, 4));
    expect(await listAllUids(ownerId, uids[3]!, 2)).toEqual(uids.slice(4));
    expect(await listAllUids('nobody', null, 2)).toEqual([]);
  });
});
