import { contract, editOf, imageOwner, thumbnailOf } from './image-owner.ts';
import { randomUUID } from 'node:crypto';
import type { VersionOrigin } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { anyUid, sampleComparison, sampleFile, sampleVersion } from './samples.ts';

export const imageVersionsContract = contract('versions of an image', (db) => {
  let ownerId: string;
  const { insert } = imageOwner(db, (id) => (ownerId = id));

  it.each<VersionOrigin>([
    { kind: 'upload' },
    { kind: 'editor', documentUid: anyUid(), revision: 7 },
    { kind: 'restore', restoredVersionId: randomUUID() },
  ])('versions of an image are returned with their origin of kind "$kind"', async (origin) => {
    const image = await insert();
    const version = sampleVersion({ imageUid: image.uid, number: 2, origin });
    await db.repositories.images.insertVersion(version);
    expect(await db.repositories.images.findVersion(version.id)).toEqual(version);
  });

  it('versions of an image in the trash are listed in the order of their numbers where the trash is included', async () => {
    const { images } = db.repositories;
    const image = await insert();
    const edit = editOf(image, 2);
    await images.insertVersion(edit);
    expect(await images.listVersionsWithTrash(image.uid)).toEqual([image.current, edit]);
    await images.trash(ownerId, [image.uid], new Date());
    expect(await images.listVersions(image.uid)).toEqual([]);
    expect(await images.listVersionsWithTrash(image.uid)).toEqual([image.current, edit]);
    expect(await images.listVersionsWithTrash(anyUid())).toEqual([]);
  });

  it('versions of an image have a last number, also where a version was deleted', async () => {
    const { images } = db.repositories;
    const image = await insert();
    await images.insertVersion(editOf(await insert(), 9));
    expect(await images.lastVersionNumber(image.uid)).toBe(1);
    const [second, third] = [editOf(image, 2), editOf(image, 3)];
    await images.insertVersion(third);
    await images.insertVersion(second);
    await images.removeVersion(ownerId, image.uid, second.id);
    expect(await images.lastVersionNumber(image.uid)).toBe(3);
    await images.removeVersion(ownerId, image.uid, third.id);
    expect(await images.lastVersionNumber(image.uid)).toBe(3);
    expect(await images.lastVersionNumber(anyUid())).toBe(0);
  });

  it('versions of a public image stay published when another one replaces them, until the image becomes private', async () => {
    const { images } = db.repositories;
    const image = await insert({ privacy: 'public' });
    const edit = editOf(image, 2);
    await images.insertVersion(edit);
    const published = async () =>
      (await images.listVersions(image.uid)).map(({ isPublished }) => isPublished);
    await images.setCurrentVersion(ownerId, image.uid, image.current.id, new Date());
    expect(await published()).toEqual([false, false]);
    await images.setCurrentVersion(ownerId, image.uid, edit.id, new Date());
    expect(await published()).toEqual([true, false]);
    await images.setCurrentVersion(ownerId, image.uid, image.current.id, new Date());
    expect(await published()).toEqual([true, true]);
    await images.updateMany(ownerId, [image.uid], { privacy: 'private' }, new Date());
    expect(await published()).toEqual([false, false]);
    await images.setCurrentVersion(ownerId, image.uid, edit.id, new Date());
    expect(await published()).toEqual([false, false]);
  });

  describe('deleting one version', () => {
    it('returns its keys, leaves the files to the sweeper, and frees its storage', async () => {
      const image = await insert();
      const edit = editOf(image, 2);
      const { images, derivatives, blobIntents } = db.repositories;
      await images.insertVersion(edit);
      const derivative = { ...thumbnailOf(image), versionId: edit.id, file: sampleFile() };
      await derivatives.insert(derivative);
      const before = await images.storageUsed(ownerId);
      const keys = [edit.original.key, edit.shared.key, derivative.file.key].sort();
      expect(await images.removeVersion(randomUUID(), image.uid, edit.id)).toBeNull();
      expect(await images.removeVersion(ownerId, anyUid(), edit.id)).toBeNull();
      expect(await images.removeVersion(ownerId, image.uid, 'nonsense')).toBeNull();
      const removed = await images.removeVersion(ownerId, image.uid, edit.id);
      expect([...(removed ?? [])].sort()).toEqual(keys);
      expect(await images.listVersions(image.uid)).toEqual([image.current]);
      expect(await derivatives.find(edit.id, derivative.spec)).toBeNull();
      expect([...(await blobIntents.listAbandoned(100))]).toEqual(expect.arrayContaining(keys));
      const freed = edit.original.sizeBytes + edit.shared.sizeBytes;
      expect(await images.storageUsed(ownerId)).toBe(before - freed);
      await blobIntents.forget(keys);
    });

    it('is refused for the original, for the current version and for one that a comparison shows', async () => {
      const image = await insert({ privacy: 'public' });
      const edit = editOf(image, 2);
      const { images, comparisons } = db.repositories;
      await images.insertVersion(edit);
      const edited = { imageUid: image.uid, versionId: edit.id };
      const comparison = sampleComparison(image, image, { edited });
      await comparisons.insert(comparison);
      const { uid, title } = image;
      const use = { image: { uid, title }, comparison: { uid: comparison.uid, title: comparison.title } };
      const details = { uses: [use] };
      const refused = { code: 'CONFLICT', message: TEXTS.comparisons.versionInUse, details };
      await expect(images.removeVersion(ownerId, image.uid, edit.id)).rejects.toMatchObject(refused);
      const isOriginal = { code: 'CONFLICT', message: TEXTS.images.versionIsOriginal };
      const removeOriginal = () => images.removeVersion(ownerId, image.uid, image.current.id);
      await expect(removeOriginal()).rejects.toMatchObject(isOriginal);
      await images.setCurrentVersion(ownerId, image.uid, edit.id, new Date());
      await expect(removeOriginal()).rejects.toMatchObject(isOriginal);
      const isCurrent = { code: 'CONFLICT', message: TEXTS.images.versionIsCurrent };
      await expect(images.removeVersion(ownerId, image.uid, edit.id)).rejects.toMatchObject(isCurrent);
      expect(await images.listVersions(image.uid)).toHaveLength(2);
    });

    it('also returns a derivative that is recorded at the same time', async () => {
      for (let round = 0; round < 10; round += 1) {
        const image = await insert();
        const edit = editOf(image, 2);
        await db.repositories.images.insertVersion(edit);
        const derivative = { ...thumbnailOf(image), versionId: edit.id, file: sampleFile() };
        const [inserted, keys] = await Promise.all([
          db.repositories.derivatives.insert(derivative),
          db.repositories.images.removeVersion(ownerId, image.uid, edit.id),
        ]);
        expect(keys?.includes(derivative.file.key)).toBe(inserted);
      }
    });
  });
});
