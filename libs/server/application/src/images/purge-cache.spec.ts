import type { JobPayloads, Signal } from '../ports/index.ts';
import { createWorld } from '../testing/index.ts';
import { purgeCache, purgingSignals } from './purge-cache.ts';

describe('purging images from shared caches', () => {
  const setUp = () => {
    const told: string[][] = [];
    const cachePurger = { purge: async (uids: readonly string[]) => void told.push([...uids]) };
    return { told, cachePurger };
  };

  it('is queued for every signal that images have changed', async () => {
    const [published, queued]: [Signal[], unknown[]] = [[], []];
    const signals = purgingSignals(
      { publish: async (signal) => void published.push(signal) },
      { enqueue: async (name, payload) => void queued.push([name, payload]) },
    );
    const all: Signal[] = [
      { type: 'image-changed', imageUid: 'one' },
      { type: 'images-removed', imageUids: ['two', 'three'] },
      { type: 'owner-changed', userId: 'ada' },
      { type: 'session-ended', familyId: 'family' },
    ];
    for (const signal of all) await signals.publish(signal);
    expect(published).toEqual(all);
    expect(queued).toEqual([
      ['purge-cache', { imageUid: 'one' }],
      ['purge-cache', { imageUids: ['two', 'three'] }],
      ['purge-cache', { ownerId: 'ada' }],
    ]);
  });

  it('covers some images, or all images of an owner in batches', async () => {
    const { told, cachePurger } = setUp();
    const world = createWorld();
    const { user } = await world.signUp('ada');
    const uids: string[] = [];
    for (let i = 0; i < 101; i += 1) uids.push((await world.uploadText(user.id, `picture ${i}`)).uid);
    const purge = purgeCache({ ...world.repositories, cachePurger });
    await purge({ imageUid: 'one' });
    await purge({ imageUids: ['two', 'three'] });
    expect(told.splice(0)).toEqual([['one'], ['two', 'three']]);
    await purge({ ownerId: user.id });
    expect(told.map(({ length }) => length)).toEqual([100, 1]);
    expect(told.flat()).toEqual(uids.sort());
  });

  it('is left to the processes of a newer release if that says what to purge in another way', async () => {
    const { told, cachePurger } = setUp();
    const { images } = createWorld().repositories;
    const newer = { albumId: 'summer' } as unknown as JobPayloads['purge-cache'];
    await expect(purgeCache({ images, cachePurger })(newer)).rejects.toThrow('by albumId');
    expect(told).toEqual([]);
  });

  it('fails if the cache reports a failure, and does nothing if no cache is configured', async () => {
    const { images } = createWorld().repositories;
    const deaf = { purge: () => Promise.reject(new Error('the cache answered 500')) };
    await expect(purgeCache({ images, cachePurger: deaf })({ imageUid: 'one' })).rejects.toThrow('500');
    await expect(purgeCache({ images, cachePurger: null })({ imageUid: 'one' })).resolves.toBeUndefined();
  });
});
