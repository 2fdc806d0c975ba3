import { ANONYMOUS, TRANSFORMS_KEPT_MS, type TransformSpec } from '@safelight/domain';
import { clientAt, createWorld } from '../testing/index.ts';
import { evictTransforms } from './evict-transforms.ts';

const HOUR_MS = 60 * 60 * 1000;

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const image = await world.uploadText(user.id, 'picture', 'public');
  const specOf = (width: 320 | 640 | 1280): TransformSpec => ({
    kind: 'transform',
    width,
    height: null,
    fit: 'inside',
    format: 'webp',
    quality: 80,
  });
  const ask = async (width: 320 | 640 | 1280): Promise<void> => {
    const rendition = { transform: specOf(width), isSigned: false, client: clientAt };
    await world.useCases.deliverImage(ANONYMOUS, { uid: image.uid, rendition, formats: [], signedFor: null });
    await world.transformUses.flush();
  };
  const kept = (): readonly number[] =>
    [...world.database.tables.derivatives.values()].flatMap(({ spec }) =>
      spec.kind === 'transform' ? spec.width : [],
    );
  const evict = (transformBytes: number): Promise<number> =>
    evictTransforms({ unitOfWork: world.unitOfWork, clock: world.clock, transformBytes })();
  const sizeBytes = async (): Promise<number> =>
    (await world.repositories.derivatives.find(image.current.id, specOf(320)))?.sizeBytes ?? 0;
  return { world, viewer, image, ask, kept, evict, sizeBytes };
};

describe('stored transforms that exceed the limits', () => {
  it('are deleted with their files, the least recently requested one first', async () => {
    const { world, ask, kept, evict, sizeBytes } = await setUp();
    for (const width of [320, 640, 1280, 320] as const) {
      await ask(width);
      world.clock.advance(HOUR_MS);
    }
    expect(await evict(2 * (await sizeBytes()))).toBe(1);
    expect(kept()).toEqual([320, 1280]);
    const before = world.store.objects.size;
    expect(await world.jobs.sweepBlobs()).toBe(1);
    expect(world.store.objects.size).toBe(before - 1);
  });

  it('are made again at the next request, and a signal notifies other processes of their deletion', async () => {
    const { world, image, ask, kept, evict } = await setUp();
    const changed: string[] = [];
    world.signals.subscribe((signal) => {
      if (signal.type === 'image-changed') changed.push(signal.imageUid);
    });
    await ask(640);
    expect(await evict(0)).toBe(1);
    expect([kept(), changed]).toEqual([[], [image.uid]]);
    await ask(640);
    expect(kept()).toEqual([640]);
  });

  it('are deleted a month after the latest request, and so are copies in sRGB', async () => {
    const { world, viewer, image, evict } = await setUp();
    const version = { ...image.current, id: world.ids.uuid(), number: 2, contentType: 'image/jpeg' } as const;
    await world.repositories.images.insertVersion(version);
    const copy = { uid: image.uid, version: { id: version.id }, rendition: 'srgb' } as const;
    for (let month = 0; month < 2; month += 1) {
      world.clock.advance(TRANSFORMS_KEPT_MS - HOUR_MS);
      await world.useCases.deliverImage(viewer, { ...copy, formats: [], signedFor: null });
      await world.transformUses.flush();
      expect(await evict(Number.MAX_SAFE_INTEGER)).toBe(0);
    }
    world.clock.advance(TRANSFORMS_KEPT_MS + HOUR_MS);
    expect(await evict(Number.MAX_SAFE_INTEGER)).toBe(1);
  });
});
