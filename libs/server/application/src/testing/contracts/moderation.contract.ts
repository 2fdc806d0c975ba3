import type { Image } from '@safelight/domain';
import { contract } from './image-owner.ts';
import { sampleImage, sampleUser } from './samples.ts';

export const moderationContract = contract('moderation', (db) => {
  const block = { at: new Date('2026-07-08T09:10:11.121Z'), reason: 'Shows somebody who did not agree' };
  let image: Image;
  beforeEach(async () => {
    const owner = sampleUser();
    await db.repositories.users.insert(owner, 'hash');
    image = sampleImage(owner.id, { privacy: 'public' });
    await db.repositories.images.insert(image);
  });

  describe('the block of an image', () => {
    it('is returned with the image by every method, and remains when the image changes', async () => {
      const { images } = db.repositories;
      const blocked = { ...image, block };
      expect(await images.setBlock(image.uid, block)).toEqual(blocked);
      expect(await images.find(image.uid)).toEqual(blocked);
      expect(await images.findWithTrash(image.uid)).toEqual(blocked);
      expect(await images.findOwned(image.ownerId, [image.uid])).toEqual([blocked]);
      const renamed = await images.update(image.ownerId, image.uid, { title: 'Renamed' }, image.updatedAt);
      expect(renamed).toMatchObject({ title: 'Renamed', block });
    });

    it('can be replaced and removed', async () => {
      const { images } = db.repositories;
      await images.setBlock(image.uid, block);
      const later = { at: new Date('2026-07-09T00:00:00.000Z'), reason: 'Shows an address' };
      expect(await images.setBlock(image.uid, later)).toMatchObject({ block: later });
      expect(await images.setBlock(image.uid, null)).toEqual(image);
      expect(await images.find(image.uid)).toEqual(image);
    });

    it('affects only that image, and is null for an unknown image', async () => {
      const other = sampleImage(image.ownerId);
      await db.repositories.images.insert(other);
      await db.repositories.images.setBlock(image.uid, block);
      expect(await db.repositories.images.find(other.uid)).toEqual(other);
      expect(await db.repositories.images.setBlock('no-such-image-anywhere', block)).toBeNull();
    });
  });

  describe('the blocked images', () => {
    it('are listed for all owners, the latest block first, without images in the trash', async () => {
      const { images, users } = db.repositories;
      const before = (await images.listBlocked(100)).map(({ uid }) => uid);
      const leaving = sampleUser();
      await users.insert(leaving, 'hash');
      const [later, trashed, open] = [1, 2, 3].map(() => sampleImage(image.ownerId, { privacy: 'public' }));
      const ofLeaving = sampleImage(leaving.id);
      for (const one of [later!, trashed!, open!, ofLeaving]) await images.insert(one);
      await images.setBlock(image.uid, block);
      const laterBlock = { ...block, at: new Date(block.at.getTime() + 1_000) };
      for (const { uid } of [later!, trashed!, ofLeaving]) await images.setBlock(uid, laterBlock);
      await images.trash(image.ownerId, [trashed!.uid], block.at);
      await users.setDeletionRequested(leaving.id, block.at);
      const listed = (await images.listBlocked(100)).filter(({ uid }) => !before.includes(uid));
      expect(listed).toEqual([
        { ...later, block: laterBlock },
        { ...image, block },
      ]);
      expect(await images.listBlocked(1)).toHaveLength(1);
    });
  });

  describe('the role of a user', () => {
    it('is the one that was set last, and affects only that user', async () => {
      const { users } = db.repositories;
      const other = sampleUser();
      await users.insert(other, 'hash');
      await users.setRole(image.ownerId, 'moderator');
      expect(await users.findById(image.ownerId)).toMatchObject({ role: 'moderator' });
      expect(await users.findById(other.id)).toMatchObject({ role: 'user' });
      await users.setRole(image.ownerId, 'user');
      expect(await users.findById(image.ownerId)).toMatchObject({ role: 'user' });
    });
  });
});
