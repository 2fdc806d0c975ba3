import { ANONYMOUS, type ImageVersion } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { bytesOf, createWorld, editRequest } from '../testing/index.ts';
import { deliverImage } from './deliver-image.ts';
import { makeDerivative } from './make-derivative.ts';

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const stranger = (await world.signUp('eve')).viewer;
  const image = await world.uploadText(user.id, 'picture one');
  const stored = await world.store.put('images/edit', bytesOf('picture edit'), { maxBytes: 100 });
  const file = { key: 'images/edit', contentType: 'image/png', ...stored };
  const edit: ImageVersion = {
    ...image.current,
    id: world.ids.uuid(),
    number: 2,
    original: file,
    shared: file,
  };
  await world.repositories.images.insertVersion(edit);
  const deliver = deliverImage({ ...world, makeDerivative: makeDerivative(world) });
  const thumbnail = () =>
    deliver(viewer, {
      ...{ uid: image.uid, version: { digest: edit.original.sha256.slice(0, 32) }, rendition: 640 as const },
      ...{ formats: ['webp' as const], signedFor: null },
    });
  return {
    world,
    user,
    viewer,
    stranger,
    image,
    edit,
    thumbnail,
    remove: world.useCases.deleteVersion,
  };
};

const notFound = { code: 'NOT_FOUND' };

describe('deleting a version', () => {
  it('deletes its files and thumbnails, even if they are cached, but not the image', async () => {
    const { world, viewer, image, edit, thumbnail, remove } = await setUp();
    const { file } = await thumbnail();
    expect(await remove(viewer, image.uid, edit.id)).toEqual(image);
    await expect(thumbnail()).rejects.toMatchObject(notFound);
    expect([...world.store.objects.keys()]).not.toContain(edit.original.key);
    expect([...world.store.objects.keys()]).not.toContain(file.key);
    expect(world.store.objects.has(image.current.original.key)).toBe(true);
    expect((await world.repositories.images.listVersions(image.uid)).map(({ id }) => id)).toEqual([
      image.current.id,
    ]);
    await expect(remove(viewer, image.uid, edit.id)).rejects.toMatchObject(notFound);
  });

  it('is allowed only for the owner, with a version of the given image', async () => {
    const { world, user, viewer, stranger, image, edit, remove } = await setUp();
    const other = await world.uploadText(user.id, 'picture other');
    await expect(remove(ANONYMOUS, image.uid, edit.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(remove(stranger, image.uid, edit.id)).rejects.toMatchObject(notFound);
    await expect(remove(viewer, other.uid, edit.id)).rejects.toMatchObject(notFound);
    await expect(remove(viewer, 'x', edit.id)).rejects.toMatchObject(notFound);
    expect(world.store.objects.has(edit.original.key)).toBe(true);
  });

  it('is refused for the original, also while another version is in use', async () => {
    const { world, viewer, image, edit, remove } = await setUp();
    const original = { code: 'CONFLICT', message: TEXTS.images.versionIsOriginal };
    await expect(remove(viewer, image.uid, image.current.id)).rejects.toMatchObject(original);
    await world.useCases.useVersion(viewer, image.uid, edit.id);
    await expect(remove(viewer, image.uid, image.current.id)).rejects.toMatchObject(original);
    expect(world.store.objects.has(image.current.original.key)).toBe(true);
  });

  it('is refused for the current version and for a version that a comparison shows', async () => {
    const { world, viewer, image, edit, remove } = await setUp();
    const current = { code: 'CONFLICT', message: TEXTS.images.versionIsCurrent };
    await world.useCases.useVersion(viewer, image.uid, edit.id);
    await expect(remove(viewer, image.uid, edit.id)).rejects.toMatchObject(current);
    await world.useCases.useVersion(viewer, image.uid, image.current.id);
    await world.useCases.createComparison(viewer, {
      ...{ imageUid: image.uid, originalVersionId: image.current.id, editedVersionId: edit.id },
    });
    const shown = { code: 'CONFLICT', message: TEXTS.comparisons.versionInUse };
    await expect(remove(viewer, image.uid, edit.id)).rejects.toMatchObject(shown);
    expect(world.store.objects.has(edit.original.key)).toBe(true);
  });

  it('cancels unfinished edits of the version and releases their credits, and keeps finished edits', async () => {
    const { world, user, viewer, image, edit, remove } = await setUp();
    const ask = world.useCases.requestAiEdit;
    const wanted = editRequest(image.uid, 'Warmer');
    const ofEdit = await ask(viewer, { ...wanted, versionId: edit.id });
    const ofCurrent = await ask(viewer, { ...wanted, versionId: image.current.id });
    expect(await world.credits.balance(user.id)).toBe(98);
    await remove(viewer, image.uid, edit.id);
    expect((await world.aiEditJobs.findById(ofEdit.id))?.state).toBe('cancelled');
    expect((await world.aiEditJobs.findById(ofCurrent.id))?.state).toBe('queued');
    expect(await world.credits.balance(user.id)).toBe(99);
    expect(await world.credits.history(user.id, 10)).toHaveLength(4);
  });
});
