import { ANONYMOUS } from '@safelight/domain';
import { sampleComparison } from '../testing/contracts/samples.ts';
import { bytesOf, createWorld } from '../testing/index.ts';

const HOUR_S = 60 * 60;

const setUp = async () => {
  const world = createWorld();
  const { viewer } = await world.signUp('ada');
  const upload = async (text: string, expiresIn?: number) => {
    const upload = { source: bytesOf(text), filename: 'photo.png', privacy: 'public' } as const;
    const grant = await world.grant(viewer);
    return (await world.upload(grant, { ...upload, ...(expiresIn === undefined ? {} : { expiresIn }) }))
      .image;
  };
  const isThere = (uid: string): Promise<boolean> =>
    world.useCases.getImage(ANONYMOUS, uid).then(
      () => true,
      () => false,
    );
  return { world, viewer, upload, isThere };
};

describe('images with an expiry', () => {
  it('are moved to the trash when they expire, and not earlier', async () => {
    const { world, viewer, upload, isThere } = await setUp();
    const [soon, later, never] = [
      await upload('picture 1', HOUR_S),
      await upload('picture 2', 2 * HOUR_S),
      await upload('picture 3'),
    ];
    world.clock.advance(HOUR_S * 1_000 - 1);
    expect(await world.jobs.expireImages()).toBe(0);
    world.clock.advance(1);
    expect(await world.jobs.expireImages()).toBe(1);
    expect(await Promise.all([soon, later, never].map(({ uid }) => isThere(uid)))).toEqual([
      false,
      true,
      true,
    ]);
    const deliver = world.useCases.deliverImage(ANONYMOUS, {
      uid: soon.uid,
      rendition: 'full',
      formats: [],
      signedFor: null,
    });
    await expect(deliver).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await world.jobs.expireImages()).toBe(0);
    expect(await world.useCases.restoreImages(viewer, [soon.uid])).toMatchObject([{ uid: soon.uid }]);
    expect(await world.jobs.expireImages()).toBe(0);
    expect(await isThere(soon.uid)).toBe(true);
  });

  it('expire at the same time if they were deleted and restored before it', async () => {
    const { world, viewer, upload, isThere } = await setUp();
    const { uid } = await upload('picture', HOUR_S);
    await world.useCases.trashImages(viewer, [uid]);
    await world.useCases.restoreImages(viewer, [uid]);
    world.clock.advance(HOUR_S * 1_000);
    expect(await world.jobs.expireImages()).toBe(1);
    expect(await isThere(uid)).toBe(false);
  });

  it('are not moved to the trash while a comparison shows them', async () => {
    const { world, viewer, upload, isThere } = await setUp();
    const image = await upload('picture', HOUR_S);
    const comparison = sampleComparison(image);
    await world.repositories.comparisons.insert(comparison);
    world.clock.advance(HOUR_S * 1_000);
    expect(await world.jobs.expireImages()).toBe(0);
    expect(await isThere(image.uid)).toBe(true);
    await world.useCases.deleteComparison(viewer, comparison.uid);
    expect(await world.jobs.expireImages()).toBe(1);
  });

  it('are moved to the trash even if another one cannot be, whose error is reported', async () => {
    const { world, upload, isThere } = await setUp();
    const [poison, other] = [await upload('picture 1', HOUR_S), await upload('picture 2', HOUR_S)];
    const { images } = world.repositories;
    const trash = images.trash.bind(images);
    images.trash = (ownerId, uids, at) =>
      uids.includes(poison.uid) ? Promise.reject(new Error('poison')) : trash(ownerId, uids, at);
    world.clock.advance(HOUR_S * 1_000);
    await expect(world.jobs.expireImages()).rejects.toMatchObject({ errors: [new Error('poison')] });
    expect([await isThere(poison.uid), await isThere(other.uid)]).toEqual([true, false]);
  });

  it('are all moved to the trash, even if they fill more than one batch', async () => {
    const { world, upload } = await setUp();
    for (let n = 0; n < 103; n += 1) await upload(`picture ${n}`, 60);
    world.clock.advance(60_000);
    expect(await world.jobs.expireImages()).toBe(103);
  });

  it.each([0, 59, -1, 1.5, Number.NaN, 365 * 24 * HOUR_S + 1])(
    'are refused if they would expire after %d seconds',
    async (expiresIn) => {
      const { world, viewer, upload } = await setUp();
      const refused = { code: 'INVALID_INPUT', details: { fields: { expires_in: [expect.any(String)] } } };
      await expect(upload('picture', expiresIn)).rejects.toMatchObject(refused);
      expect(world.store.objects.size).toBe(0);
      const { uid } = await upload('picture');
      await expect(world.useCases.updateImage(viewer, uid, { expiresIn })).rejects.toMatchObject(refused);
    },
  );
});
