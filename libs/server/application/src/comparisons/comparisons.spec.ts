import { ANONYMOUS, type ImageVersion } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { purgeAccount } from '../deletion/purge-account.ts';
import { deliverImage } from '../images/deliver-image.ts';
import { comparisonAddresses } from '../images/image-address.ts';
import { makeDerivative } from '../images/make-derivative.ts';
import { bytesOf, createWorld } from '../testing/index.ts';

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const stranger = (await world.signUp('eve')).viewer;
  const image = await world.uploadText(user.id, 'picture one');
  const versions: ImageVersion[] = [image.current];
  for (const number of [2, 3]) {
    const key = `images/v${number}`;
    const stored = await world.store.put(key, bytesOf(`picture ${number}`), { maxBytes: 100 });
    const file = { key, contentType: 'image/png', ...stored };
    const id = world.ids.uuid();
    versions.push({ ...image.current, id, number, original: file, shared: file });
    await world.repositories.images.insertVersion(versions.at(-1) ?? image.current);
  }
  const [first, second, third] = versions.map(({ id }) => id);
  const request = {
    imageUid: image.uid,
    originalVersionId: first ?? '',
    editedVersionId: second ?? '',
    title: ' Before and after ',
    description: ' ',
  };
  const deliver = deliverImage({ ...world, makeDerivative: makeDerivative(world) });
  const asked = async (number: number) => {
    const digest = versions[number - 1]?.original.sha256.slice(0, 32) ?? '';
    const { isPublic } = await deliver(ANONYMOUS, {
      ...{ uid: image.uid, version: { digest }, rendition: 'full', formats: [], signedFor: null },
    });
    return isPublic;
  };
  const [create, get] = [world.useCases.createComparison, world.useCases.getComparison];
  return { world, user, viewer, stranger, image, third, request, asked, create, get };
};

const notFound = { code: 'NOT_FOUND' };

describe('publishing two versions as a comparison', () => {
  it('creates one comparison from twenty requests with one Idempotency-Key, and refuses the key for other texts', async () => {
    const { world, viewer, request, create } = await setUp();
    const once = { ...request, idempotencyKey: 'once' };
    const all = await Promise.all(Array.from({ length: 20 }, () => create(viewer, once)));
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(1);
    expect(world.database.tables.comparisons.size).toBe(1);
    await expect(create(viewer, { ...once, title: 'Other' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect((await create(viewer, request)).uid).not.toBe(all[0]?.uid);
  });

  it('makes the image public with its current version and the two compared ones, but no other versions', async () => {
    const { world, viewer, image, request, asked, create, get } = await setUp();
    await expect(asked(1)).rejects.toMatchObject(notFound);
    const view = await create(viewer, request);
    expect(view).toMatchObject({ title: 'Before and after', description: null, viewCount: 0 });
    expect(view.sides.original).toMatchObject({ image: { privacy: 'public' }, version: { number: 1 } });
    expect(view.sides.edited.version.number).toBe(2);
    expect(await get(ANONYMOUS, view.uid)).toEqual(view);
    expect([await asked(1), await asked(2)]).toEqual([true, true]);
    await expect(asked(3)).rejects.toMatchObject(notFound);
    const paths = comparisonAddresses(world.imageAddresses, view);
    expect(paths.edited.medium).toMatch(new RegExp(`^/i/${image.uid}/[0-9a-f]{32}/w640$`));
    expect(paths.original.original).toMatch(/full\.png$/);
    expect(world.imageAddresses.pathOf(view.sides.edited.image, view.sides.edited.version, 640)).toContain(
      'signature=',
    );
  });

  it('is allowed only for the owner, and only with two versions of one image', async () => {
    const { world, user, viewer, stranger, request, create } = await setUp();
    const other = await world.uploadText(user.id, 'picture other');
    await expect(create(ANONYMOUS, request)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(create(stranger, request)).rejects.toMatchObject(notFound);
    const foreign = { ...request, editedVersionId: other.current.id };
    await expect(create(viewer, foreign)).rejects.toMatchObject(notFound);
    await expect(create(viewer, { ...request, imageUid: 'x' })).rejects.toMatchObject(notFound);
    const same = { ...request, editedVersionId: request.originalVersionId };
    await expect(create(viewer, same)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(world.database.tables.comparisons.size).toBe(0);
    expect(world.database.tables.images.get(request.imageUid)?.privacy).toBe('private');
  });

  it('compares the current version if only the other one is named, but not with itself', async () => {
    const { image, viewer, third = '', create } = await setUp();
    const { original, edited } = await create(viewer, { imageUid: image.uid, editedVersionId: third });
    expect([original.versionId, edited.versionId]).toEqual([image.current.id, third]);
    await expect(create(viewer, { imageUid: image.uid })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { edited_version_id: ['Choose two different versions.'] } },
    });
  });

  it.each([
    ['a title that is too long', { title: 'x'.repeat(201) }],
    ['a description that is too long', { description: 'x'.repeat(2_001) }],
    ['a title with a NUL character', { title: 'a\u0000b' }],
  ])('refuses %s', async (_what, texts) => {
    const { viewer, request, create } = await setUp();
    await expect(create(viewer, { ...request, ...texts })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('refuses versions of an SVG, and names the accepted file types', async () => {
    const { world, viewer, create } = await setUp();
    const upload = { source: bytesOf('<svg/>'), filename: 'a.svg', privacy: 'private' } as const;
    const { image } = await world.upload(await world.grant(viewer), { ...upload, allowSvg: true });
    const second = { ...image.current, id: world.ids.uuid(), number: 2 };
    await world.repositories.images.insertVersion(second);
    const request = {
      imageUid: image.uid,
      originalVersionId: image.current.id,
      editedVersionId: second.id,
    };
    await expect(create(viewer, request)).rejects.toMatchObject({
      code: 'INVALID_FILE_FORMAT',
      message: TEXTS.images.invalidFormat,
    });
  });
});

describe('publishing two images as a comparison', () => {
  const setUpTwo = async () => {
    const one = await setUp();
    const other = await one.world.uploadText(one.user.id, 'picture other');
    const request = { imageUid: one.image.uid, editedImageUid: other.uid };
    const privacies = () =>
      [one.image.uid, other.uid].map((uid) => one.world.database.tables.images.get(uid)?.privacy);
    return { ...one, other, request, versions: one.request, privacies };
  };

  it('makes both public, and shows their current versions unless others are chosen', async () => {
    const { viewer, image, other, request, versions, privacies, asked, create, get } = await setUpTwo();
    await expect(asked(2)).rejects.toMatchObject(notFound);
    const view = await create(viewer, request);
    expect(privacies()).toEqual(['public', 'public']);
    expect(view).toMatchObject({
      original: { imageUid: image.uid, versionId: image.current.id },
      edited: { imageUid: other.uid, versionId: other.current.id },
      sides: { original: { image: { privacy: 'public' } }, edited: { image: { privacy: 'public' } } },
    });
    expect(await get(ANONYMOUS, view.uid)).toEqual(view);
    await expect(asked(2)).rejects.toMatchObject(notFound);
    const chosen = await create(viewer, { ...request, originalVersionId: versions.editedVersionId });
    expect(chosen.sides.original.version.number).toBe(2);
    expect(await asked(2)).toBe(true);
  });

  it('leaves a public image as it is, also beside a private one', async () => {
    const { world, viewer, user, other, request, create } = await setUpTwo();
    await create(viewer, request);
    const before = await world.repositories.images.find(other.uid);
    world.clock.advance(1_000);
    await create(viewer, request);
    const third = await world.uploadText(user.id, 'picture that is private');
    const { sides } = await create(viewer, { ...request, imageUid: third.uid });
    expect(sides.original.image).toMatchObject({ privacy: 'public', updatedAt: world.clock.now() });
    expect(await world.repositories.images.find(other.uid)).toEqual(before);
  });

  it('needs two images that are the viewer’s and not in the trash, and makes neither public otherwise', async () => {
    const { world, viewer, stranger, request, privacies, create } = await setUpTwo();
    const { user } = await world.signUp('bob');
    const foreign = await world.uploadText(user.id, 'picture of bob');
    const trashed = await world.uploadText(viewer.userId, 'picture in the trash');
    await world.useCases.deleteImage(viewer, trashed.uid);
    for (const uid of [foreign.uid, trashed.uid, 'A'.repeat(22), 'x']) {
      const missing = { ...notFound, details: { missing: 'image' } };
      for (const side of ['imageUid', 'editedImageUid'])
        await expect(create(viewer, { ...request, [side]: uid })).rejects.toMatchObject(missing);
    }
    await expect(create(stranger, request)).rejects.toMatchObject(notFound);
    expect(privacies()).toEqual(['private', 'private']);
    expect(world.database.tables.images.get(trashed.uid)?.privacy).toBe('private');
    expect(world.database.tables.comparisons.size).toBe(0);
  });

  it('refuses the version of the other side, and makes neither image public', async () => {
    const { viewer, image, other, request, privacies, create } = await setUpTwo();
    const missing = { ...notFound, details: { missing: 'version' } };
    for (const versions of [
      { originalVersionId: other.current.id },
      { editedVersionId: image.current.id },
      { editedVersionId: 'x' },
    ])
      await expect(create(viewer, { ...request, ...versions })).rejects.toMatchObject(missing);
    expect(privacies()).toEqual(['private', 'private']);
  });

  it('refuses an SVG on either side, and makes neither image public', async () => {
    const { world, viewer, request, privacies, create } = await setUpTwo();
    const upload = { source: bytesOf('<svg/>'), filename: 'a.svg', privacy: 'private' } as const;
    const { image: svg } = await world.upload(await world.grant(viewer), { ...upload, allowSvg: true });
    for (const side of ['imageUid', 'editedImageUid'])
      await expect(create(viewer, { ...request, [side]: svg.uid })).rejects.toMatchObject({
        code: 'INVALID_FILE_FORMAT',
      });
    expect(privacies()).toEqual(['private', 'private']);
    expect(world.database.tables.images.get(svg.uid)?.privacy).toBe('private');
  });

  it('refuses an Idempotency-Key that was used with other images or versions', async () => {
    const { world, user, viewer, image, other, request, create } = await setUpTwo();
    const third = await world.uploadText(user.id, 'picture three');
    const once = { ...request, idempotencyKey: 'once' };
    const { uid } = await create(viewer, once);
    expect((await create(viewer, once)).uid).toBe(uid);
    for (const change of [
      { editedImageUid: third.uid },
      { imageUid: third.uid },
      { imageUid: other.uid, editedImageUid: image.uid },
      { originalVersionId: image.current.id },
      { editedVersionId: other.current.id },
    ])
      await expect(create(viewer, { ...once, ...change })).rejects.toMatchObject({
        code: 'IDEMPOTENCY_CONFLICT',
      });
    expect(world.database.tables.comparisons.size).toBe(1);
  });
});

describe('an image in a comparison', () => {
  it('cannot be made private or deleted', async () => {
    const { world, viewer, request, create } = await setUp();
    const { uid } = await create(viewer, request);
    const conflict = { code: 'CONFLICT', message: TEXTS.comparisons.imageInUse };
    const { imageUid } = request;
    const hide = () => world.useCases.updateImage(viewer, imageUid, { privacy: 'private', title: 'hidden' });
    await expect(hide()).rejects.toMatchObject(conflict);
    await expect(
      world.useCases.updateImages(viewer, [imageUid], { privacy: 'private' }),
    ).rejects.toMatchObject(conflict);
    await expect(world.useCases.deleteImage(viewer, imageUid)).rejects.toMatchObject(conflict);
    await world.useCases.deleteComparison(viewer, uid);
    expect(await hide()).toMatchObject({ privacy: 'private', title: 'hidden' });
    await expect(world.useCases.deleteImage(viewer, imageUid)).resolves.toMatchObject({ uid: imageUid });
  });
});

describe('a comparison', () => {
  it('can be changed only by its owner: blank texts are removed, and absent ones stay unchanged', async () => {
    const { world, viewer, stranger, request, create } = await setUp();
    const { uid } = await create(viewer, request);
    const update = world.useCases.updateComparison;
    await expect(update(stranger, uid, { title: 'mine' })).rejects.toMatchObject(notFound);
    await expect(update(viewer, 'x', { title: 'mine' })).rejects.toMatchObject(notFound);
    const described = await update(viewer, uid, { description: 'Better' });
    expect(described).toMatchObject({ title: 'Before and after', description: 'Better' });
    expect(await update(viewer, uid, { title: null, description: ' ' })).toMatchObject({
      ...{ title: '', description: null },
      sides: { edited: { version: { number: 2 } } },
    });
  });

  it('hides the versions that only it showed after it is deleted, even in processes that cached them', async () => {
    const { world, viewer, stranger, request, asked, create, get } = await setUp();
    const { uid } = await create(viewer, request);
    expect(await asked(2)).toBe(true);
    await expect(world.useCases.deleteComparison(stranger, uid)).rejects.toMatchObject(notFound);
    expect(await asked(2)).toBe(true);
    await world.useCases.deleteComparison(viewer, uid);
    await expect(get(ANONYMOUS, uid)).rejects.toMatchObject(notFound);
    await expect(asked(2)).rejects.toMatchObject(notFound);
    expect(await asked(1)).toBe(true);
  });

  it('is restored by its owner for 30 days after it was deleted, and then shows the same versions to everyone', async () => {
    const { world, viewer, stranger, request, asked, create, get } = await setUp();
    const { uid } = await create(viewer, request);
    const { deleteComparison, restoreComparison } = world.useCases;
    await deleteComparison(viewer, uid);
    await expect(asked(2)).rejects.toMatchObject(notFound);
    await expect(restoreComparison(stranger, uid)).rejects.toMatchObject(notFound);
    await expect(restoreComparison(viewer, 'x')).rejects.toMatchObject(notFound);
    await expect(restoreComparison(ANONYMOUS, uid)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await restoreComparison(viewer, uid)).toMatchObject({ uid, title: 'Before and after' });
    expect(await asked(2)).toBe(true);
    expect(await get(ANONYMOUS, uid)).toMatchObject({ uid });
    await deleteComparison(viewer, uid);
    world.clock.advance(31 * 24 * 60 * 60 * 1000);
    await world.repositories.maintenance.prune(world.clock.now());
    await expect(restoreComparison(viewer, uid)).rejects.toMatchObject(notFound);
  });

  it('is listed for its owner, newest first, in pages', async () => {
    const { world, viewer, stranger, request, third = '', create } = await setUp();
    const uids: string[] = [];
    for (const editedVersionId of [request.editedVersionId, third, third]) {
      world.clock.advance(1_000);
      uids.unshift((await create(viewer, { ...request, editedVersionId })).uid);
    }
    const list = world.useCases.listComparisons;
    const first = await list(viewer, { limit: 2, after: null });
    expect(first).toMatchObject({ hasNext: true, end: { id: uids[1] } });
    const rest = await list(viewer, { limit: 2, after: first.end });
    expect([...first.comparisons, ...rest.comparisons].map(({ uid }) => uid)).toEqual(uids);
    expect(rest.hasNext).toBe(false);
    expect((await list(stranger, { limit: 2, after: null })).comparisons).toEqual([]);
  });

  it('is hidden when its owner requests deletion of the account, and deleted with the account', async () => {
    const { world, user, viewer, request, create, get } = await setUp();
    const { uid } = await create(viewer, request);
    await world.useCases.requestAccountDeletion(viewer, { password: 'Secret123', username: 'ada' });
    await expect(get(ANONYMOUS, uid)).rejects.toMatchObject(notFound);
    world.clock.advance(31 * 24 * 60 * 60 * 1000);
    expect(await purgeAccount(world)(user.id, world.clock.now())).toBe(true);
    expect(world.database.tables.comparisons.size).toBe(0);
  });
});
