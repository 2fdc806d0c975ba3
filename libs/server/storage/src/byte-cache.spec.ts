import { Readable } from 'node:stream';
import { notFound } from '@safelight/domain';
import { ByteCache } from './byte-cache.ts';
import { bytesOf } from './testing/streams.ts';

/** A store that returns the same content for each key and counts the reads. */
const countingStore = (sizeBytes: number) => {
  const reads: string[] = [];
  return {
    reads,
    open: async (key: string): Promise<Readable> => {
      reads.push(key);
      if (key === 'missing') throw notFound();
      return Readable.from([bytesOf(sizeBytes)]);
    },
  };
};

describe('a byte cache', () => {
  it('reads an object from the store only once', async () => {
    const store = countingStore(1_000);
    const cache = new ByteCache(store);
    expect(cache.get('aa')).toBeUndefined();
    expect((await cache.read('aa', 1_000))?.equals(bytesOf(1_000))).toBe(true);
    expect(await cache.read('aa', 1_000)).toBe(cache.get('aa'));
    expect(store.reads).toEqual(['aa']);
  });

  it('shares one read among simultaneous requests', async () => {
    const store = countingStore(1_000);
    const cache = new ByteCache(store);
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.read('aa', 1_000)));
    expect(new Set(answers).size).toBe(1);
    expect(store.reads).toEqual(['aa']);
  });

  it('does not read an object that is too large for the cache', async () => {
    const store = countingStore(1_000);
    const cache = new ByteCache(store, { maxObjectBytes: 999 });
    expect(await cache.read('aa', 1_000)).toBeNull();
    expect(store.reads).toEqual([]);
  });

  it('evicts the least recently used object when it exceeds its limit', async () => {
    const store = countingStore(1_000);
    const cache = new ByteCache(store, { maxBytes: 3_000 });
    for (const key of ['aa', 'bb', 'cc', 'aa', 'dd']) await cache.read(key, 1_000);
    expect(cache.sizeBytes).toBe(3_000);
    expect(cache.get('bb')).toBeUndefined();
    expect(cache.get('aa')).toBeDefined();
  });

  it('does not cache an object that is dropped while it is read', async () => {
    const store = countingStore(1_000);
    const cache = new ByteCache(store);
    const reading = cache.read('aa', 1_000);
    cache.drop('aa');
    expect(await reading).toHaveLength(1_000);
    expect(cache.get('aa')).toBeUndefined();
  });

  it('reads an object again after it was dropped', async () => {
    const store = countingStore(10);
    const cache = new ByteCache(store);
    await cache.read('aa', 10);
    cache.drop('aa');
    await cache.read('aa', 10);
    expect(store.reads).toEqual(['aa', 'aa']);
  });

  it('passes on the error of a failed read, and reads again at the next request', async () => {
    const store = countingStore(10);
    const cache = new ByteCache(store);
    await expect(cache.read('missing', 10)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(cache.read('missing', 10)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(store.reads).toHaveLength(2);
  });

  it('caches an empty object', async () => {
    const cache = new ByteCache(countingStore(0));
    expect(await cache.read('aa', 0)).toHaveLength(0);
    expect(cache.get('aa')).toHaveLength(0);
  });
});
