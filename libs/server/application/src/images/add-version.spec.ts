import type { VersionOrigin } from '@safelight/domain';
import type { Transaction } from '../ports/index.ts';
import { bytesOf, createWorld } from '../testing/index.ts';

const LIMITS = { maxBytes: 1_000 };
const ORIGIN: VersionOrigin = { kind: 'editor', documentUid: 'document', revision: 3 };

const setUp = async () => {
  const world = createWorld();
  const { user } = await world.signUp('ada');
  const image = await world.uploadText(user.id, 'picture before');
  const transaction = <T>(work: (tx: Transaction) => Promise<T>) => world.unitOfWork.transaction(work);
  const save = async (ownerId = user.id) => {
    await using picture = await world.storePicture(bytesOf('picture with gps'), LIMITS);
    return await transaction((tx) =>
      world.addVersion(tx, { ownerId, image: { uid: image.uid }, origin: ORIGIN, picture }),
    );
  };
  const stored = () => world.store.objects.size;
  const notes = () => world.database.tables.intents.size;
  return { world, user, image, transaction, save, stored, notes };
};

describe('a version added to an image', () => {
  it('gets the next number and its origin, but does not become the current version', async () => {
    const { world, image, save, notes } = await setUp();
    const { version } = await save();
    expect(version).toMatchObject({ imageUid: image.uid, number: 2, origin: ORIGIN });
    expect(await world.repositories.images.listVersions(image.uid)).toEqual([image.current, version]);
    expect((await world.repositories.images.find(image.uid))?.current).toEqual(image.current);
    const thumbnail = { kind: 'thumbnail', width: 320, format: 'webp' } as const;
    expect(await world.repositories.derivatives.find(version.id, thumbnail)).not.toBeNull();
    expect(notes()).toBe(0);
  });

  it('gets no number of a version that was deleted', async () => {
    const { world, user, image, save } = await setUp();
    const { version } = await save();
    await world.repositories.images.removeVersion(user.id, image.uid, version.id);
    expect((await save()).version.number).toBe(3);
  });

  it('gets its number without the other versions being read, however many there are', async () => {
    const { world, user, image, transaction, save } = await setUp();
    await save();
    await using picture = await world.storePicture(bytesOf('picture after'), LIMITS);
    const added = { ownerId: user.id, image: { uid: image.uid }, origin: ORIGIN, picture };
    const { version } = await transaction((tx) => {
      const listVersions = () => Promise.reject(new Error('All versions were read.'));
      return world.addVersion({ ...tx, images: { ...tx.images, listVersions } }, added);
    });
    expect(version.number).toBe(3);
  });

  it('sends a signal that the image has changed', async () => {
    const { world, image, save } = await setUp();
    const heard: unknown[] = [];
    world.signals.subscribe((signal) => heard.push(signal));
    await save();
    expect(heard).toContainEqual({ type: 'image-changed', imageUid: image.uid });
  });

  it('is refused if the image belongs to another user, and its files are deleted', async () => {
    const { world, save, stored, notes } = await setUp();
    const { user: eve } = await world.signUp('eve');
    const before = stored();
    await expect(save(eve.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([stored(), notes()]).toEqual([before, 0]);
  });

  it('counts towards the storage of the plan with all of its files', async () => {
    const { world, user, save, stored, notes } = await setUp();
    const before = stored();
    const needed = 'picture with gps'.length + 'picture with '.length;
    await world.leaveRoom(user.id, needed - 1);
    await expect(save()).rejects.toMatchObject({ code: 'STORAGE_QUOTA_EXCEEDED' });
    expect([stored(), notes()]).toEqual([before, 0]);
    await world.leaveRoom(user.id, needed);
    await expect(save()).resolves.toBeDefined();
  });
});

describe('a picture in the store', () => {
  it('is deleted at the end of the scope if no row refers to it', async () => {
    const { world, stored, notes } = await setUp();
    const before = stored();
    {
      await using picture = await world.storePicture(bytesOf('picture with gps'), LIMITS);
      expect(picture.contentType).toBe('image/png');
      expect(stored()).toBe(before + 3);
    }
    expect([stored(), notes()]).toEqual([before, 0]);
  });

  it('is deleted if the transaction that refers to it is rolled back', async () => {
    const { world, user, image, transaction, stored, notes } = await setUp();
    const before = stored();
    const saving = async () => {
      await using picture = await world.storePicture(bytesOf('picture'), LIMITS);
      const added = { ownerId: user.id, image: { uid: image.uid }, origin: ORIGIN, picture };
      await transaction(async (tx) => {
        await world.addVersion(tx, added);
        throw new Error('the last step failed');
      });
    };
    await expect(saving()).rejects.toThrow('the last step failed');
    expect([stored(), notes()]).toEqual([before, 0]);
  });

  it('is not deleted after its transaction was committed, even if a later step fails', async () => {
    const { world, user, image, transaction, stored } = await setUp();
    const before = stored();
    const saving = async () => {
      await using picture = await world.storePicture(bytesOf('picture'), LIMITS);
      const added = { ownerId: user.id, image: { uid: image.uid }, origin: ORIGIN, picture };
      await transaction((tx) => world.addVersion(tx, added));
      throw new Error('the answer could not be sent');
    };
    await expect(saving()).rejects.toThrow('the answer could not be sent');
    expect(stored()).toBe(before + 2);
  });
});
