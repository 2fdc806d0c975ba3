import { contract, editOf, imageOwner, thumbnailOf } from './image-owner.ts';
import { randomUUID } from 'node:crypto';
import type { Derivative } from '@safelight/domain';
import { anyHash, anyUid, sampleFile, sampleImage, sampleVersion } from './samples.ts';

export const imageRepositoryContract = contract('the image repository', (db) => {
  let ownerId: string;
  const now = new Date('2026-07-08T09:10:11.121Z');
  const { insert } = imageOwner(db, (id) => (ownerId = id));

  it('the image repository returns an image as it was inserted', async () => {
    const uid = anyUid();
    const original = sampleFile({ sizeBytes: 5_000_000_000 });
    const image = await insert({
      uid,
      title: `naïve “quotes” \\ % _ 🏖 ' ; --`,
      tags: ['sea', 'a "quoted", one', ''],
      lastAccessedAt: now,
      current: sampleVersion({
        imageUid: uid,
        original,
        shared: sampleFile(),
        frames: 3,
        contentType: 'image/svg+xml',
        thumbhash: 'k9oGHQRnh493V4dIeHeXh4iHeHiI',
      }),
    });
    expect(await db.repositories.images.find(uid)).toEqual(image);
    expect(await db.repositories.images.find(anyUid())).toBeNull();
  });

  it('the image repository finds an image in the trash only by methods that include the trash', async () => {
    const { images } = db.repositories;
    const { uid } = await insert();
    await images.trash(ownerId, [uid], now);
    expect(await images.find(uid)).toBeNull();
    expect(await images.findWithTrash(uid)).toMatchObject({ uid, deletedAt: now });
    expect(await images.findWithTrash(anyUid())).toBeNull();
  });

  it('the image repository changes only the given fields, and only for the owner', async () => {
    const image = await insert();
    const changed = await db.repositories.images.update(
      ownerId,
      image.uid,
      { title: 'Dunes', tags: ['sand'] },
      now,
    );
    expect(changed).toEqual({ ...image, title: 'Dunes', tags: ['sand'], updatedAt: now });
    const all = { privacy: 'public', isFavorite: true, originalFilename: 'd.jpg' } as const;
    expect(await db.repositories.images.update(ownerId, image.uid, all, now)).toEqual({
      ...changed,
      ...all,
    });
    expect(await db.repositories.images.update(randomUUID(), image.uid, { title: 'Stolen' }, now)).toBeNull();
    expect((await db.repositories.images.find(image.uid))?.title).toBe('Dunes');
  });

  it('the image repository returns versions in order, and finds the current version', async () => {
    const image = await insert();
    const edit = editOf(image, 2);
    await db.repositories.images.insertVersion(edit);
    expect(await db.repositories.images.listVersions(image.uid)).toEqual([image.current, edit]);
    expect(await db.repositories.images.findVersion(edit.id)).toEqual(edit);
    expect(await db.repositories.images.findVersion('nonsense')).toBeNull();
    expect(await db.repositories.images.findVersions([edit.id, 'nonsense', edit.id])).toEqual([edit]);
    expect(await db.repositories.images.findVersions([])).toEqual([]);
    const { findVersionByDigest } = db.repositories.images;
    expect(await findVersionByDigest(image.uid, edit.original.sha256.slice(0, 32))).toEqual(edit);
    expect(await findVersionByDigest(image.uid, anyHash().slice(0, 32))).toBeNull();
    expect(await db.repositories.images.setCurrentVersion(ownerId, image.uid, edit.id, now)).toBe(true);
    expect((await db.repositories.images.find(image.uid))?.current).toEqual(edit);
  });

  it('the image repository refuses changes by other users, and refuses a version of another image as the current one', async () => {
    const [image, another] = [await insert(), await insert()];
    const { setCurrentVersion } = db.repositories.images;
    expect(await setCurrentVersion(ownerId, image.uid, another.current.id, now)).toBe(false);
    expect(await setCurrentVersion(randomUUID(), image.uid, image.current.id, now)).toBe(false);
    expect(await setCurrentVersion(ownerId, image.uid, 'nonsense', now)).toBe(false);
  });

  it('the image repository assigns a version number to only one of several writers, and throws CONFLICT for the others', async () => {
    const image = await insert();
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => db.repositories.images.insertVersion(editOf(image, 2))),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(2);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'CONFLICT' });
    await expect(db.repositories.images.insertVersion(sampleVersion())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it("the image repository maintains each owner's number of images and their storage", async () => {
    const usage = async () => ({
      images: await db.repositories.images.countByOwner(ownerId),
      bytes: await db.repositories.images.storageUsed(ownerId),
    });
    expect(await usage()).toEqual({ images: 0, bytes: 0 });
    const [image] = [await insert(), await insert()];
    expect(await usage()).toEqual({ images: 2, bytes: 2_000 });
    await db.repositories.images.insertVersion(editOf(image, 2));
    expect(await usage()).toEqual({ images: 2, bytes: 2_550 });
    await db.repositories.images.trash(ownerId, [image.uid], now);
    expect(await usage()).toEqual({ images: 1, bytes: 2_550 });
    await db.repositories.images.restore(ownerId, [image.uid], now);
    await db.repositories.images.remove(ownerId, [image.uid]);
    expect(await usage()).toEqual({ images: 1, bytes: 1_000 });
  });

  it('the image repository excludes deleted images from all results', async () => {
    const image = await insert();
    await db.repositories.images.trash(ownerId, [image.uid], now);
    const { images } = db.repositories;
    expect(await images.find(image.uid)).toBeNull();
    expect(await images.findVersion(image.current.id)).toBeNull();
    expect(await images.listVersions(image.uid)).toEqual([]);
    expect(await images.update(ownerId, image.uid, { title: 'x' }, now)).toBeNull();
    expect(await images.findOwned(ownerId, [image.uid])).toEqual([]);
    expect(await images.findByDigest(ownerId, image.current.original.sha256, image.privacy)).toBeNull();
    expect(await images.remove(ownerId, [image.uid])).toEqual({
      uids: [image.uid],
      keys: [image.current.original.key],
    });
  });

  describe('deleting an image', () => {
    it('returns each of its keys once, and leaves the files to the sweeper', async () => {
      const image = await insert();
      const edit = editOf(image, 2);
      await db.repositories.images.insertVersion(edit);
      const derivative = thumbnailOf(image);
      await db.repositories.derivatives.insert(derivative);
      const keys = [
        image.current.original.key,
        edit.original.key,
        edit.shared.key,
        derivative.file.key,
      ].sort();

      const { remove } = db.repositories.images;
      const nothing = { uids: [], keys: [] };
      expect(await remove(randomUUID(), [image.uid])).toEqual(nothing);
      expect(await remove('nobody', [image.uid])).toEqual(nothing);
      const removed = await remove(ownerId, [image.uid]);
      expect({ ...removed, keys: [...removed.keys].sort() }).toEqual({ uids: [image.uid], keys });
      expect(await remove(ownerId, [image.uid])).toEqual(nothing);
      expect([...(await db.repositories.blobIntents.listAbandoned(100))]).toEqual(
        expect.arrayContaining(keys),
      );
      expect(await db.repositories.derivatives.find(image.current.id, derivative.spec)).toBeNull();
      await db.repositories.blobIntents.forget(keys);
    });

    it('together with others deletes those of its owner, and leaves all other images', async () => {
      const [first, second, kept] = [await insert(), await insert(), await insert()];
      const { images } = db.repositories;
      await images.trash(ownerId, [second.uid], now);
      const uids = [first.uid, second.uid, first.uid, anyUid()];
      const removed = await images.remove(ownerId, uids);
      expect([...removed.uids].sort()).toEqual([first.uid, second.uid].sort());
      expect([...removed.keys].sort()).toEqual(
        [first.current.original.key, second.current.original.key].sort(),
      );
      expect(await images.listAllUids(ownerId, null, 10)).toEqual([kept.uid]);
    });

    it('also returns a derivative that is recorded at the same time', async () => {
      for (let round = 0; round < 10; round += 1) {
        const image = await insert();
        const derivative = thumbnailOf(image);
        const [inserted, { keys }] = await Promise.all([
          db.repositories.derivatives.insert(derivative),
          db.repositories.images.remove(ownerId, [image.uid]),
        ]);
        expect(keys.includes(derivative.file.key)).toBe(inserted);
      }
    });
  });

  describe('derivatives of a version', () => {
    it('that belong to a comparison are found by the other version, and are deleted separately', async () => {
      const image = await insert();
      const { derivatives, blobIntents } = db.repositories;
      const pair = { kind: 'pair', originalVersionId: randomUUID(), format: 'jpeg' } as const;
      const stored: Derivative = { spec: pair, versionId: image.current.id, file: sampleFile() };
      await derivatives.insert(stored);
      await derivatives.insert(thumbnailOf(image));
      expect(await derivatives.find(image.current.id, pair)).toEqual(stored.file);
      expect(await derivatives.remove(image.current.id, pair)).toBe(stored.file.key);
      expect(await derivatives.remove(image.current.id, pair)).toBeNull();
      expect(await derivatives.remove('nonsense', pair)).toBeNull();
      expect(await derivatives.find(image.current.id, thumbnailOf(image).spec)).not.toBeNull();
      expect(await blobIntents.listAbandoned(100)).toContain(stored.file.key);
      await blobIntents.forget([stored.file.key]);
    });

    it('are recorded only by the first process that made them', async () => {
      const image = await insert();
      const results = await Promise.all(
        [1, 2, 3].map(() => db.repositories.derivatives.insert(thumbnailOf(image))),
      );
      expect(results.filter(Boolean)).toHaveLength(1);
      const spec = { kind: 'master', format: 'webp' } as const;
      const master: Derivative = { ...thumbnailOf(image), spec, file: sampleFile() };
      expect(await db.repositories.derivatives.insert(master)).toBe(true);
      expect(await db.repositories.derivatives.find(image.current.id, spec)).toEqual(master.file);
      expect(
        await db.repositories.derivatives.find(image.current.id, {
          kind: 'thumbnail',
          width: 640,
          format: 'webp',
        }),
      ).toBeNull();
    });

    it('may be transforms, each of which is identified by its spec', async () => {
      const image = await insert();
      const { insert: record, find } = db.repositories.derivatives;
      const common = { kind: 'transform', width: 640, format: 'jpeg', quality: 80 } as const;
      const cover = { ...common, height: 480, fit: 'cover' } as const;
      const inside = { ...common, height: null, fit: 'inside' } as const;
      const file = sampleFile();
      const versionId = image.current.id;
      expect(await record({ spec: cover, versionId, file })).toBe(true);
      expect(await find(versionId, cover)).toEqual(file);
      expect(await find(versionId, inside)).toBeNull();
      expect(await find(versionId, { ...cover, format: 'avif' })).toBeNull();
    });

    describe('that are transforms', () => {
      const day = (number: number): Date => new Date(Date.UTC(2090, 0, number));
      const ALL_BYTES = 1_000_000;

      /**
       * Adds transforms of 100 bytes each, last used on these days, and a thumbnail, which is never
       * evicted.
       */
      const usedOn = async (...days: readonly number[]) => {
        const image = await insert();
        const { derivatives } = db.repositories;
        await derivatives.insert(thumbnailOf(image));
        const made = days.map((number, index) => {
          const common = { kind: 'transform', width: 640, fit: 'cover', format: 'jpeg' } as const;
          const spec = {
            ...common,
            height: ([320, 640, 1280] as const)[index] ?? 256,
            quality: 80,
          } as const;
          return { number, spec, versionId: image.current.id, file: sampleFile({ sizeBytes: 100 }) };
        });
        for (const { number, ...one } of made) {
          await derivatives.insert(one);
          await derivatives.recordUses([one.file.key], day(number));
        }
        const left = async (): Promise<readonly number[]> => {
          const found = await Promise.all(made.map(({ spec }) => derivatives.find(image.current.id, spec)));
          return days.filter((_, index) => found[index] !== null);
        };
        return { image, keys: made.map(({ file }) => file.key), left };
      };

      // Removes the transforms of earlier tests.
      beforeEach(async () => {
        await db.repositories.derivatives.evictTransforms({ unusedSince: day(1_000), maxBytes: 0 }, 1_000);
      });

      it('are evicted if they were not requested for long, and their keys are left to the sweeper', async () => {
        const { image, keys, left } = await usedOn(1, 9, 5);
        const { derivatives, blobIntents } = db.repositories;
        const room = { unusedSince: day(6), maxBytes: ALL_BYTES };
        expect(await derivatives.evictTransforms(room, 10)).toEqual([image.uid, image.uid]);
        expect(await left()).toEqual([9]);
        expect(await blobIntents.listAbandoned(1_000)).toEqual(expect.arrayContaining([keys[0], keys[2]]));
        expect(await derivatives.evictTransforms(room, 10)).toEqual([]);
        expect(await derivatives.find(image.current.id, thumbnailOf(image).spec)).not.toBeNull();
      });

      it('are evicted together with copies in sRGB, which count towards the same limit', async () => {
        const { image, left } = await usedOn(3);
        const { derivatives } = db.repositories;
        const spec = { kind: 'srgb', format: 'jpeg' } as const;
        const file = sampleFile({ sizeBytes: 100 });
        await derivatives.insert({ versionId: image.current.id, spec, file });
        await derivatives.recordUses([file.key], day(2));
        expect(await derivatives.evictTransforms({ unusedSince: day(1), maxBytes: 100 }, 10)).toEqual([
          image.uid,
        ]);
        expect(await derivatives.find(image.current.id, spec)).toBeNull();
        expect(await left()).toEqual([3]);
      });

      it('are evicted if they exceed the limit, the least recently used first', async () => {
        const { left } = await usedOn(3, 1, 2);
        const room = { unusedSince: day(1), maxBytes: 100 };
        await db.repositories.derivatives.evictTransforms(room, 1);
        expect(await left()).toEqual([3, 2]);
        await db.repositories.derivatives.evictTransforms(room, 10);
        expect(await left()).toEqual([3]);
      });

      it('keep the time of their latest request, even if an earlier one is reported after it', async () => {
        const { keys, left } = await usedOn(5, 7);
        await db.repositories.derivatives.recordUses([...keys, 'images/gone'], day(6));
        await db.repositories.derivatives.evictTransforms({ unusedSince: day(6), maxBytes: ALL_BYTES }, 10);
        expect(await left()).toEqual([5, 7]);
      });
    });

    it('are refused if the version does not exist', async () => {
      expect(await db.repositories.derivatives.insert(thumbnailOf(sampleImage(ownerId)))).toBe(false);
    });
  });
});
