import { ANONYMOUS, type Viewer } from '@safelight/domain';
import { bytesOf, createWorld } from '../testing/index.ts';
import { ViewMeter } from './view-meter.ts';

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const image = await world.uploadText(user.id, 'picture', 'public');
  const meter = new ViewMeter(world);
  const look = (visitorHash: string, who: Viewer = ANONYMOUS, uid = image.uid) =>
    meter.count({ uid, viewer: who, visitorHash });
  const count = () => world.database.tables.images.get(image.uid)?.viewCount;
  return { world, viewer, image, meter, look, count };
};

describe('views of images and comparisons', () => {
  it('count each visitor once in 30 minutes', async () => {
    const { world, image, meter, look, count } = await setUp();
    look('a');
    look('a');
    look('b');
    await meter.flush();
    expect(count()).toBe(2);
    world.clock.advance(29 * 60_000);
    look('a');
    await meter.flush();
    expect(count()).toBe(2);
    world.clock.advance(60_000);
    look('a');
    await meter.flush();
    expect(count()).toBe(3);
    expect(world.database.tables.images.get(image.uid)?.lastAccessedAt).toEqual(world.clock.now());
  });

  it('are not counted for the owner, private images, images in the trash and unknown pages', async () => {
    const { world, viewer, image, meter, look, count } = await setUp();
    look('owner', viewer);
    look('a', ANONYMOUS, 'x');
    look('b', ANONYMOUS, world.ids.uid());
    await meter.flush();
    await world.useCases.updateImage(viewer, image.uid, { privacy: 'private' });
    look('c');
    await meter.flush();
    await world.useCases.updateImage(viewer, image.uid, { privacy: 'public' });
    await world.useCases.trashImages(viewer, [image.uid]);
    look('d');
    await meter.flush();
    expect(count()).toBe(0);
    expect(world.database.tables.visits.size).toBe(0);
  });

  it('are counted for a comparison, except those of its owner', async () => {
    const { world, viewer, meter, look } = await setUp();
    const { uid } = await world.useCases.uploadComparison(await world.grant(viewer), {
      original: { source: bytesOf('picture a'), filename: 'a.png' },
      edited: { source: bytesOf('picture b'), filename: 'b.png' },
    });
    look('a', ANONYMOUS, uid);
    look('owner', viewer, uid);
    await meter.flush();
    expect(world.database.tables.comparisons.get(uid)?.viewCount).toBe(1);
  });

  it('are looked up by one query for each thousand pages, of which cached images need none', async () => {
    const { world, image, meter, look, count } = await setUp();
    const { images, comparisons } = world.repositories;
    const sizes = { images: [] as number[], comparisons: [] as number[] };
    const { findMany: findImages } = images;
    const { findMany: findComparisons } = comparisons;
    images.findMany = (uids) => {
      sizes.images.push(uids.length);
      return findImages(uids);
    };
    comparisons.findMany = (uids) => {
      sizes.comparisons.push(uids.length);
      return findComparisons(uids);
    };
    for (let n = 0; n < 2_100; n += 1) look('a', ANONYMOUS, world.ids.uid());
    await meter.flush();
    expect(sizes).toEqual({ images: [1_000, 1_000, 100], comparisons: [1_000, 1_000, 100] });
    look('a');
    look('b', ANONYMOUS, image.uid);
    await meter.flush();
    look('c');
    await meter.flush();
    expect(sizes.images.slice(3)).toEqual([1]);
    expect(count()).toBe(3);
  });

  it('are written at the next flush if they could not be written before', async () => {
    const { world, meter, look, count } = await setUp();
    const { record } = world.repositories.views;
    world.repositories.views.record = () => Promise.reject(new Error('database is down'));
    look('a');
    await expect(meter.flush()).rejects.toThrow('database is down');
    world.repositories.views.record = record;
    look('a');
    await meter.flush();
    expect(count()).toBe(1);
  });
});
