import { ANONYMOUS, DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { purgeAccount } from '../deletion/purge-account.ts';
import { tidyUp } from '../deletion/tidy-up.ts';
import type { Signal } from '../ports/index.ts';
import { createWorld, editRequest } from '../testing/index.ts';
import { deliverImage } from './deliver-image.ts';
import { purgeTrash } from './empty-trash.ts';
import { ALL_IMAGES } from './image-filter.ts';
import { makeDerivative } from './make-derivative.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const eve = await world.signUp('eve');
  const deliver = deliverImage({ ...world, makeDerivative: makeDerivative(world) });
  const full = { rendition: 'full', formats: [], signedFor: null } as const;
  const list = async (isTrashed: boolean): Promise<string[]> => {
    const filter = { ...ALL_IMAGES, isTrashed };
    const query = { sort: 'newest', limit: 50, after: null, search: null, filter } as const;
    return (await world.useCases.listImages(viewer, query)).images.map(({ uid }) => uid);
  };
  const tidy = tidyUp({ ...world, purgeAccount: purgeAccount(world), purgeTrash: purgeTrash(world) });
  return { world, user, viewer, stranger: eve.viewer, eve, deliver, full, list, tidy };
};

describe('deleting an image', () => {
  it('moves it to the trash: it disappears at once, even from caches, and still counts towards the storage', async () => {
    const { world, user, viewer, deliver, full, list } = await setUp();
    const { uid } = await world.uploadText(user.id, 'picture', 'public');
    await deliver(ANONYMOUS, { ...full, uid });
    const stored = await world.repositories.images.storageUsed(user.id);
    await world.useCases.deleteImage(viewer, uid);
    await expect(world.useCases.getImage(viewer, uid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const who of [ANONYMOUS, viewer]) {
      await expect(deliver(who, { ...full, uid })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect([await list(false), await list(true)]).toEqual([[], [uid]]);
    expect(await world.repositories.images.storageUsed(user.id)).toBe(stored);
  });

  it('is allowed once, and only for the owner', async () => {
    const { world, user, viewer, stranger } = await setUp();
    const { uid } = await world.uploadText(user.id, 'picture', 'public');
    const remove = world.useCases.deleteImage;
    await expect(remove(ANONYMOUS, uid)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(remove(stranger, uid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(remove(viewer, '../../etc/passwd')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await remove(viewer, uid);
    await expect(remove(viewer, uid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('cancels its unfinished AI edits and releases their credits', async () => {
    const { world, user, viewer } = await setUp();
    const { uid } = await world.uploadText(user.id, 'picture');
    const request = editRequest(uid, 'vintage');
    const job = await world.useCases.requestAiEdit(viewer, request);
    expect(await world.repositories.credits.balance(user.id)).toBe(99);
    await world.useCases.trashImages(viewer, [uid]);
    expect(await world.repositories.credits.balance(user.id)).toBe(100);
    expect(world.database.tables.jobs.get(job.id)).toMatchObject({ state: 'cancelled' });
    await expect(world.useCases.requestAiEdit(viewer, request)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('together with others reads the unfinished edits of all of them at once', async () => {
    const { world, user, viewer } = await setUp();
    const uids: string[] = [];
    for (const text of ['picture one', 'picture two', 'picture three']) {
      uids.push((await world.uploadText(user.id, text)).uid);
    }
    for (const uid of uids.slice(1)) {
      await world.useCases.requestAiEdit(viewer, editRequest(uid, 'vintage'));
    }
    const { aiEditJobs } = world.repositories;
    const asked: (readonly string[])[] = [];
    const list = aiEditJobs.listOpenByImages;
    aiEditJobs.listOpenByImages = async (userId, of) => {
      asked.push(of);
      return list(userId, of);
    };
    await world.useCases.trashImages(viewer, uids);
    expect(asked.map(({ length }) => length)).toEqual([3]);
    expect([...world.database.tables.jobs.values()].map(({ state }) => state)).toEqual([
      'cancelled',
      'cancelled',
    ]);
    expect(await world.repositories.credits.balance(user.id)).toBe(100);
  });

  it('can be undone: the image is delivered and listed again', async () => {
    const { world, user, viewer, stranger, deliver, full, list } = await setUp();
    const { uid } = await world.uploadText(user.id, 'picture', 'public');
    await world.useCases.trashImages(viewer, [uid]);
    expect(await world.useCases.restoreImages(stranger, [uid])).toEqual([]);
    expect(await world.useCases.restoreImages(viewer, [uid])).toMatchObject([{ uid, deletedAt: null }]);
    await expect(deliver(ANONYMOUS, { ...full, uid })).resolves.toBeDefined();
    expect([await list(false), await list(true)]).toEqual([[uid], []]);
  });

  it('accepts 1 to 500 uids, ignores duplicates, and moves only images of the owner', async () => {
    const { world, user, viewer, eve } = await setUp();
    const { uid } = await world.uploadText(user.id, 'picture');
    const others = await world.uploadText(eve.user.id, 'picture');
    const trash = world.useCases.trashImages;
    const moved = await trash(viewer, [uid, uid, others.uid, 'no uid']);
    expect(moved).toMatchObject([{ uid, deletedAt: world.clock.now() }]);
    expect(world.database.tables.images.get(others.uid)?.deletedAt).toBeNull();
    await expect(trash(viewer, [])).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: TEXTS.library.selectFirst,
    });
    const many = Array.from({ length: 501 }, () => world.ids.uid());
    await expect(trash(viewer, many)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('the trash', () => {
  it('shows its owner thumbnails, at addresses that do not work for other files and are not cached', async () => {
    const { world, user, viewer, deliver, full, list } = await setUp();
    const { uid, current } = await world.uploadText(user.id, 'picture', 'public');
    const before = world.imageAddresses.pathOf((await world.repositories.images.find(uid))!, current, 320);
    await world.useCases.deleteImage(viewer, uid);
    expect(await list(true)).toEqual([uid]);
    const trashed = (await world.repositories.images.findWithTrash(uid))!;
    const address = new URL(world.imageAddresses.pathOf(trashed, current, 320), 'http://site');
    expect(address.pathname).toBe(before);
    const [expires, signature] = ['expires', 'signature'].map((name) => address.searchParams.get(name));
    expect(world.imageAddresses.signedFor(address.pathname, expires!, signature!)).toBe('trash');

    const thumbnail = { ...full, uid, rendition: 320, signedFor: 'trash' } as const;
    expect(await deliver(ANONYMOUS, thumbnail)).toMatchObject({ isPublic: false });
    for (const refused of [
      { ...thumbnail, signedFor: 'image' },
      { ...thumbnail, rendition: 'full' },
      { ...thumbnail, rendition: 'original' },
    ] as const) {
      await expect(deliver(ANONYMOUS, refused)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await world.useCases.restoreImages(viewer, [uid]);
    expect(await deliver(ANONYMOUS, thumbnail)).toBeDefined();
  });

  it('can be emptied, which purges only the rows and files of its owner', async () => {
    const { world, user, viewer, eve } = await setUp();
    const kept = await world.uploadText(user.id, 'picture kept');
    const gone = await world.uploadText(user.id, 'picture gone');
    const others = await world.uploadText(eve.user.id, 'picture of eve');
    await world.useCases.trashImages(viewer, [gone.uid]);
    await world.useCases.trashImages(eve.viewer, [others.uid]);
    expect(await world.useCases.emptyTrash(viewer)).toEqual([gone.uid]);
    expect([...world.database.tables.images.keys()]).toEqual([kept.uid, others.uid]);
    expect(world.store.objects.has(gone.current.original.key)).toBe(false);
    expect(world.store.objects.size).toBe(4);
  });

  /** Puts images of a user in the trash, and returns their uids. */
  const fill = async ({ world, user, viewer }: Awaited<ReturnType<typeof setUp>>, count: number) => {
    const uids: string[] = [];
    for (let n = 0; n < count; n += 1) uids.push((await world.uploadText(user.id, `picture ${n}`)).uid);
    await world.useCases.trashImages(viewer, uids);
    return uids;
  };

  it('can be emptied if it contains many images, in a transaction and a signal for each hundred of them', async () => {
    const site = await setUp();
    const { world, viewer } = site;
    await fill(site, 230);
    const signals: Signal[] = [];
    world.signals.subscribe((signal) => signals.push(signal));
    const transaction = world.unitOfWork.transaction.bind(world.unitOfWork);
    let transactions = 0;
    world.unitOfWork.transaction = (work) => {
      transactions += 1;
      return transaction(work);
    };
    expect(await world.useCases.emptyTrash(viewer)).toHaveLength(230);
    expect(transactions).toBe(3);
    expect(
      signals.map((signal) => (signal.type === 'images-removed' ? signal.imageUids.length : signal)),
    ).toEqual([100, 100, 30]);
    expect(world.database.tables.images.size).toBe(0);
    expect(world.store.objects.size).toBe(0);
    expect(world.database.tables.intents.size).toBe(0);
  });

  it('leaves the files of many images to the sweeper, so that emptying it does not wait for them', async () => {
    const site = await setUp();
    const { world, viewer } = site;
    await fill(site, 300);
    const stored = world.store.objects.size;
    await world.useCases.emptyTrash(viewer);
    expect(stored - world.store.objects.size).toBe(500);
    expect(await world.jobs.sweepBlobs()).toBe(stored - 500);
    expect(world.store.objects.size).toBe(0);
  });

  it('can be emptied although the store fails: the sweeper deletes the files later', async () => {
    const site = await setUp();
    const { world, viewer } = site;
    await fill(site, 3);
    const remove = world.store.delete.bind(world.store);
    world.store.delete = () => Promise.reject(new Error('the store is down'));
    expect(await world.useCases.emptyTrash(viewer)).toHaveLength(3);
    world.store.delete = remove;
    const left = world.store.objects.size;
    expect([left > 0, await world.jobs.sweepBlobs()]).toEqual([true, left]);
  });

  it.each(['emptyTrash', 'deleteImagesForever'] as const)(
    'loses all images but one that cannot be purged, which %s reports',
    async (use) => {
      const site = await setUp();
      const { world, viewer } = site;
      const uids = await fill(site, 130);
      const stuck = uids[40]!;
      const { images } = world.repositories;
      const remove = images.remove.bind(images);
      images.remove = async (ownerId, some) => {
        if (some.includes(stuck)) throw new Error('poison');
        return remove(ownerId, some);
      };
      await expect(world.useCases[use](viewer, uids)).rejects.toThrow('poison');
      expect([...world.database.tables.images.keys()]).toEqual([stuck]);
    },
  );

  it('is not emptied further when the database is unavailable', async () => {
    const site = await setUp();
    const { world, viewer } = site;
    await fill(site, 230);
    const { images } = world.repositories;
    const remove = images.remove.bind(images);
    let tries = 0;
    images.remove = async (...args) => {
      tries += 1;
      if (tries > 1) throw new DomainError('DATABASE_UNAVAILABLE', 'The database is down.');
      return remove(...args);
    };
    await expect(world.useCases.emptyTrash(viewer)).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    expect([tries, world.database.tables.images.size]).toEqual([2, 130]);
  });

  it('allows its owner to purge selected images that are in it, but no others', async () => {
    const { world, user, viewer, stranger } = await setUp();
    const living = await world.uploadText(user.id, 'picture living');
    const trashed = await world.uploadText(user.id, 'picture trashed');
    await world.useCases.trashImages(viewer, [trashed.uid]);
    expect(await world.useCases.deleteImagesForever(stranger, [trashed.uid])).toEqual([]);
    expect(await world.useCases.deleteImagesForever(viewer, [living.uid, trashed.uid])).toEqual([
      trashed.uid,
    ]);
    expect([...world.database.tables.images.keys()]).toEqual([living.uid]);
  });

  it('keeps an image for 30 days; then the daily cleanup purges it, even if other purges fail', async () => {
    const { world, user, viewer, tidy } = await setUp();
    const { uid } = await world.uploadText(user.id, 'picture');
    const stuck = await world.uploadText(user.id, 'picture stuck');
    await world.useCases.trashImages(viewer, [uid, stuck.uid]);
    world.clock.advance(29 * DAY_MS);
    expect(await tidy(world.clock.now())).toMatchObject({ images: 0 });
    world.clock.advance(2 * DAY_MS);
    const { images } = world.repositories;
    const remove = images.remove.bind(images);
    images.remove = async (ownerId, some) => {
      if (some.includes(stuck.uid)) throw new Error('poison');
      return remove(ownerId, some);
    };
    await expect(tidy(world.clock.now())).rejects.toThrow('1 errors in the daily cleanup');
    expect([...world.database.tables.images.keys()]).toEqual([stuck.uid]);
    images.remove = remove;
    expect(await tidy(world.clock.now())).toMatchObject({ images: 1 });
    expect(world.store.objects.size).toBe(0);
  });
});

describe('a delete link', () => {
  it('moves its image to the trash for anyone who has the link, and affects no other image', async () => {
    const { world, user, list } = await setUp();
    const image = await world.uploadText(user.id, 'picture one', 'public');
    const other = await world.uploadText(user.id, 'picture two', 'public');
    const [, , uid = '', token = ''] = world.imageAddresses.deletePathOf(image).split('/');
    expect(uid).toBe(image.uid);
    const follow = world.useCases.deleteByLink;
    for (const wrong of [
      { uid: other.uid, token },
      { uid, token: '' },
      { uid, token: `${token}x` },
      { uid: 'x', token },
    ]) {
      await expect(follow(wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await follow({ uid, token });
    expect(await list(true)).toEqual([image.uid]);
    await expect(follow({ uid, token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
