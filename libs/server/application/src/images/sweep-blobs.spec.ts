import { bytesOf, createWorld } from '../testing/index.ts';

const setUp = async (keys: readonly string[]) => {
  const world = createWorld();
  for (const key of keys) await world.store.put(key, bytesOf(key), { maxBytes: 100 });
  await world.repositories.blobIntents.abandon(keys);
  const remove = world.store.delete.bind(world.store);
  let isLocked = (_key: string): boolean => false;
  let tries = 0;
  world.store.delete = async (key) => {
    tries += 1;
    if (isLocked(key)) throw new Error(`${key} is locked`);
    await remove(key);
  };
  return {
    sweep: () => world.jobs.sweepBlobs(),
    left: () => [...world.store.objects.keys()],
    lock: (which: (key: string) => boolean) => (isLocked = which),
    tries: () => tries,
  };
};

describe('sweeping files without a row', () => {
  it('deletes all but those that cannot be deleted, and tries these again the next time', async () => {
    const { sweep, left, lock } = await setUp(['images/a1', 'images/b2', 'images/c3']);
    lock((key) => key === 'images/a1');
    await expect(sweep()).rejects.toThrow('1 files could not be deleted');
    expect(left()).toEqual(['images/a1']);
    lock(() => false);
    expect(await sweep()).toBe(1);
    expect(left()).toEqual([]);
  });

  it('stops soon while the store is unavailable', async () => {
    const { sweep, lock, tries } = await setUp(Array.from({ length: 100 }, (_, at) => `images/n${at}`));
    lock(() => true);
    await expect(sweep()).rejects.toThrow();
    expect(tries()).toBe(10);
  });
});
