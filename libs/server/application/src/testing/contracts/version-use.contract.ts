import { contract, editOf, imageOwner } from './image-owner.ts';
import { randomUUID } from 'node:crypto';
import type { Image, ImageVersion } from '@safelight/domain';
import { anyUid, CANCELLED, sampleComparison, sampleDocument, sampleJob, sampleVersion } from './samples.ts';

export const versionUseContract = contract('uses of a version', (db) => {
  let ownerId: string;
  const now = new Date('2026-07-08T09:10:11.121Z');
  const { insert } = imageOwner(db, (id) => (ownerId = id));

  /** Adds an image with a second version, which nothing uses. */
  const insertPair = async (changes: Partial<Image> = {}) => {
    const image = await insert(changes);
    const version = editOf(image, 2);
    await db.repositories.images.insertVersion(version);
    return { image, version };
  };
  const useOf = ({ imageUid, id }: ImageVersion) =>
    db.repositories.images.lockVersionUse(ownerId, imageUid, id);

  it('are none for a new version, for an unknown one and for one of somebody else', async () => {
    const { lockVersionUse } = db.repositories.images;
    const { image, version } = await insertPair();
    expect(await useOf(version)).toBeNull();
    expect(await lockVersionUse(randomUUID(), image.uid, image.current.id)).toBeNull();
    expect(await lockVersionUse(ownerId, anyUid(), image.current.id)).toBeNull();
    expect(await lockVersionUse(ownerId, image.uid, 'nonsense')).toBeNull();
  });

  it('are being current, and having been current while the image was public', async () => {
    const { image, version } = await insertPair({ privacy: 'public' });
    const { setCurrentVersion, updateMany } = db.repositories.images;
    await setCurrentVersion(ownerId, image.uid, version.id, now);
    expect(await useOf(version)).toBe('current');
    await setCurrentVersion(ownerId, image.uid, image.current.id, now);
    expect(await useOf(version)).toBe('published');
    await updateMany(ownerId, [image.uid], { privacy: 'private' }, now);
    expect(await useOf(version)).toBeNull();
  });

  it('are comparisons that show it', async () => {
    const { image, version } = await insertPair({ privacy: 'public' });
    const edited = { imageUid: image.uid, versionId: version.id };
    const comparison = sampleComparison(image, image, { edited });
    await db.repositories.comparisons.insert(comparison);
    expect(await useOf(version)).toBe('comparison');
    await db.repositories.comparisons.delete(ownerId, comparison.uid);
    expect(await useOf(version)).toBeNull();
  });

  it('are documents with it as a layer, and copies of them that belong to other versions', async () => {
    const { image, version } = await insertPair();
    const { editorDocuments, images } = db.repositories;
    const content = { ...sampleDocument(image).content, versionIds: [version.id] };
    const document = sampleDocument(image, { content });
    await editorDocuments.save(document);
    expect(await useOf(version)).toBe('layer');
    const rendered = sampleVersion({ imageUid: image.uid, number: 3 });
    await images.insertVersion(rendered);
    await editorDocuments.keepForVersion({ ...document, versionId: rendered.id });
    await editorDocuments.delete(ownerId, image.uid);
    expect(await useOf(version)).toBe('layer');
    await images.removeVersion(ownerId, image.uid, rendered.id);
    expect(await useOf(version)).toBeNull();
  });

  it('are versions that were made from it', async () => {
    const { image, version } = await insertPair();
    const { images } = db.repositories;
    const origins = [
      { ...editOf(image, 3).origin, parentVersionId: version.id },
      { kind: 'restore', restoredVersionId: version.id },
    ] as const;
    for (const origin of origins) {
      const made = sampleVersion({
        imageUid: image.uid,
        number: 3,
        origin: origin as ImageVersion['origin'],
      });
      await images.insertVersion(made);
      expect(await useOf(version)).toBe('edited');
      await images.removeVersion(ownerId, image.uid, made.id);
      expect(await useOf(version)).toBeNull();
    }
  });

  it.each(['parentVersionId', 'referenceVersionId'] as const)(
    'are edits with it as their %s that are under way or have a result',
    async (role) => {
      const { version } = await insertPair();
      const { aiEditJobs, images } = db.repositories;
      const other = await insertPair();
      const job = sampleJob(ownerId, { imageUid: other.image.uid, [role]: version.id });
      await aiEditJobs.insert([job]);
      expect(await useOf(version)).toBe('edited');
      await aiEditJobs.settle(job.id, null, CANCELLED);
      expect(await useOf(version)).toBeNull();
      const made = { state: 'succeeded', resultVersionId: other.version.id } as const;
      await aiEditJobs.insert([{ ...job, ...made, id: randomUUID(), finishedAt: now }]);
      expect(await useOf(version)).toBe('edited');
      await images.removeVersion(ownerId, other.image.uid, other.version.id);
      expect(await useOf(version)).toBeNull();
    },
  );
});
