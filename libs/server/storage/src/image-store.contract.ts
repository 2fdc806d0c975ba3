import { jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { ImageStore, PutOptions } from '@safelight/application/ports';
import { DomainError } from '@safelight/domain';
import { fileTooLargeText } from '@safelight/rules';
import {
  brokenAfter,
  bytesInUse,
  bytesOf,
  chunksOf,
  collect,
  readAll,
  repeated,
  sha256Of,
  stalledAfter,
} from './testing/streams.ts';

export interface StoreUnderTest {
  readonly store: ImageStore;
  /** Describes the files that unfinished operations left behind. Empty when there are none. */
  leftovers(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

const MEBIBYTE = 1024 * 1024;
const JPEG: PutOptions = { contentType: 'image/jpeg', maxBytes: 50 * MEBIBYTE };

let keys = 0;
/** A key that no test has used, even when the suite runs again on the same store. */
const freshKey = (): string =>
  `originals/${Date.now().toString(36)}${process.pid}${String((keys += 1)).padStart(4, '0')}`;

export const describeImageStore = (name: string, start: () => Promise<StoreUnderTest>): void => {
  describe(`${name} as an image store`, () => {
    let subject: StoreUnderTest;
    let store: ImageStore;
    beforeAll(async () => {
      subject = await start();
      ({ store } = subject);
    });
    afterAll(() => subject.stop());

    const expectNothingStored = async (key: string): Promise<void> => {
      expect(await store.stat(key)).toBeNull();
      await expect(store.open(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await subject.leftovers()).toEqual([]);
    };

    describe('when it stores a file', () => {
      it.each([1, 65_536, 4_500_000])(
        'reads %i bytes back unchanged, and returns their SHA-256',
        async (size) => {
          const [key, bytes] = [freshKey(), bytesOf(size)];
          expect(await store.put(key, chunksOf(bytes), JPEG)).toEqual({
            sizeBytes: size,
            sha256: sha256Of(bytes),
          });
          expect(sha256Of(await readAll(await store.open(key)))).toBe(sha256Of(bytes));
          expect(await store.stat(key)).toEqual({ key, sizeBytes: size });
          expect(await subject.leftovers()).toEqual([]);
        },
      );

      it('accepts an empty file, because it does not check content', async () => {
        const key = freshKey();
        expect(await store.put(key, chunksOf(Buffer.alloc(0)), JPEG)).toEqual({
          sizeBytes: 0,
          sha256: sha256Of(Buffer.alloc(0)),
        });
        expect(await readAll(await store.open(key))).toHaveLength(0);
      });

      it('accepts 30 MB from a stream of unknown length', async () => {
        const key = freshKey();
        const { sizeBytes, sha256 } = await store.put(key, repeated(30_000_000), JPEG);
        expect(sizeBytes).toBe(30_000_000);
        expect(sha256Of(await readAll(await store.open(key)))).toBe(sha256);
      });

      it('replaces the previous file of the same key', async () => {
        const key = freshKey();
        await store.put(key, chunksOf(bytesOf(100_000, 1)), JPEG);
        await store.put(key, chunksOf(bytesOf(50_000, 2)), JPEG);
        expect((await readAll(await store.open(key))).equals(bytesOf(50_000, 2))).toBe(true);
      });

      it('does not mix up files that are stored at the same time', async () => {
        const puts = Array.from({ length: 12 }, (_, index) => ({
          key: freshKey(),
          bytes: bytesOf(200_000, index),
        }));
        await Promise.all(puts.map(({ key, bytes }) => store.put(key, chunksOf(bytes), JPEG)));
        for (const { key, bytes } of puts) {
          expect(sha256Of(await readAll(await store.open(key)))).toBe(sha256Of(bytes));
        }
        expect(await subject.leftovers()).toEqual([]);
      });

      it('receives 20 streams of 10 MB at once within 100 MB of memory', async () => {
        const before = bytesInUse();
        let [peak, streamed] = [before, 0];
        async function* watched(): AsyncGenerator<Uint8Array> {
          for await (const chunk of repeated(10_000_000)) {
            // Memory is measured every few megabytes, because each measurement takes some milliseconds.
            if ((streamed += 1) % 50 === 0) peak = Math.max(peak, bytesInUse());
            yield Uint8Array.from(chunk);
          }
        }
        await Promise.all(Array.from({ length: 20 }, () => store.put(freshKey(), watched(), JPEG)));
        expect((peak - before) / 1e6).toBeLessThan(100);
      });
    });

    describe('when a file is too large, incomplete or aborted', () => {
      it('accepts a file of exactly the maximum size', async () => {
        const key = freshKey();
        await store.put(key, chunksOf(bytesOf(MEBIBYTE)), { ...JPEG, maxBytes: MEBIBYTE });
        expect(await store.stat(key)).toEqual({ key, sizeBytes: MEBIBYTE });
      });

      it('rejects a file one byte over the limit with FILE_TOO_LARGE, and names the limit', async () => {
        const key = freshKey();
        const refusal = await store
          .put(key, chunksOf(bytesOf(MEBIBYTE + 1)), { ...JPEG, maxBytes: MEBIBYTE })
          .catch((error: unknown) => error);
        expect(refusal).toBeInstanceOf(DomainError);
        expect(refusal).toMatchObject({
          code: 'FILE_TOO_LARGE',
          message: fileTooLargeText(MEBIBYTE),
          details: { limitBytes: MEBIBYTE },
        });
        await expectNothingStored(key);
      });

      it('stops reading the stream once it exceeds the limit', async () => {
        let taken = 0;
        const counted = async function* (): AsyncGenerator<Uint8Array> {
          for await (const chunk of repeated(20_000_000)) {
            taken += chunk.byteLength;
            yield chunk;
          }
        };
        await expect(store.put(freshKey(), counted(), { ...JPEG, maxBytes: MEBIBYTE })).rejects.toThrow();
        expect(taken).toBeLessThanOrEqual(MEBIBYTE + 65_536);
      });

      it('rethrows the error of a stream that fails in the middle, and stores nothing', async () => {
        const [key, broken] = [
          freshKey(),
          Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }),
        ];
        await expect(store.put(key, brokenAfter(bytesOf(6_000_000), broken), JPEG)).rejects.toBe(broken);
        await expectNothingStored(key);
      });

      it('stops immediately when aborted, even while it waits for the stream', async () => {
        const [key, abort] = [freshKey(), new AbortController()];
        const put = store.put(key, stalledAfter(bytesOf(6_000_000)), { ...JPEG, signal: abort.signal });
        setTimeout(() => {
          abort.abort();
        }, 100);
        await expect(put).rejects.toMatchObject({ code: 'UPLOAD_ABORTED' });
        await expectNothingStored(key);
      });

      it('stores nothing if it is aborted before it starts', async () => {
        const key = freshKey();
        const put = store.put(key, chunksOf(bytesOf(10)), { ...JPEG, signal: AbortSignal.abort() });
        await expect(put).rejects.toMatchObject({ code: 'UPLOAD_ABORTED' });
        await expectNothingStored(key);
      });

      it.each([
        '../../etc/passwd',
        'a',
        '/etc/passwd',
        'ab//cd',
        'ab/../cd',
        'AB',
        'ab.cd',
        'ab\u0000',
        '',
        'a'.repeat(201),
      ])('rejects the invalid key %j in all of its methods', async (key) => {
        const attempts = [
          async () => store.put(key, chunksOf(bytesOf(1)), JPEG),
          async () => store.putAndRead(key, chunksOf(bytesOf(1)), JPEG, async () => undefined),
          async () => store.open(key),
          async () => store.stat(key),
          async () => store.delete(key),
          async () => store.readLocally(key, async () => undefined),
        ];
        for (const attempt of attempts) await expect(attempt()).rejects.toThrow(TypeError);
      });
    });

    describe('when it reads a file', () => {
      const bytes = bytesOf(300_000);
      let key: string;
      beforeAll(async () => {
        key = freshKey();
        await store.put(key, chunksOf(bytes), JPEG);
      });

      it.each([
        [0, 99],
        [1, 1],
        [100_000, 199_999],
        [299_999, 299_999],
      ])('returns the bytes from %i to %i, both inclusive', async (first, last) => {
        const part = await readAll(await store.open(key, { start: first, end: last }));
        expect(part.equals(bytes.subarray(first, last + 1))).toBe(true);
      });

      it('truncates a range that exceeds the file', async () => {
        const part = await readAll(await store.open(key, { start: 299_990, end: 400_000 }));
        expect(part.equals(bytes.subarray(299_990))).toBe(true);
      });

      it.each([
        [300_000, 300_001],
        [5, 4],
        [-1, 4],
      ])('rejects the range from %i to %i, which contains no byte', async (first, last) => {
        await expect(store.open(key, { start: first, end: last })).rejects.toMatchObject({
          code: 'RANGE_NOT_SATISFIABLE',
        });
      });

      it('throws NOT_FOUND when a missing file is opened, and returns null for its stat', async () => {
        const missing = freshKey();
        await expect(store.open(missing)).rejects.toMatchObject({ code: 'NOT_FOUND' });
        await expect(store.open(missing, { start: 0, end: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
        await expect(store.readLocally(missing, async () => 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
        expect(await store.stat(missing)).toBeNull();
      });

      it('passes a local path of the file to a callback, and returns the result of the callback', async () => {
        const hash = await store.readLocally(key, async (path) => sha256Of(await readFile(path)));
        expect(hash).toBe(sha256Of(bytes));
        expect(await subject.leftovers()).toEqual([]);
      });

      it('rethrows an error of the callback, and removes its temporary files', async () => {
        const own = new Error('decoder gave up');
        await expect(store.readLocally(key, () => Promise.reject(own))).rejects.toBe(own);
        expect(await subject.leftovers()).toEqual([]);
        expect(await store.stat(key)).not.toBeNull();
      });
    });

    describe('when it stores a file and passes its path to a callback', () => {
      it('stores the file, and returns its size, its SHA-256 and the result of the callback', async () => {
        const [key, bytes] = [freshKey(), bytesOf(1_300_000)];
        const stored = await store.putAndRead(key, chunksOf(bytes), JPEG, async (path) =>
          sha256Of(await readFile(path)),
        );
        const sha256 = sha256Of(bytes);
        expect(stored).toEqual({ sizeBytes: bytes.byteLength, sha256, read: sha256 });
        expect(sha256Of(await readAll(await store.open(key)))).toBe(sha256);
        expect(await subject.leftovers()).toEqual([]);
      });

      it('rethrows an error of the callback, and leaves nothing once the key is deleted', async () => {
        const [key, own] = [freshKey(), new Error('decoder gave up')];
        const put = store.putAndRead(key, chunksOf(bytesOf(70_000)), JPEG, () => Promise.reject(own));
        await expect(put).rejects.toBe(own);
        await store.delete(key);
        await expectNothingStored(key);
      });

      it('does not call the callback for a stream that fails in the middle, and stores nothing', async () => {
        const [key, broken, use] = [freshKey(), new Error('socket hang up'), jest.fn<() => Promise<void>>()];
        const put = store.putAndRead(key, brokenAfter(bytesOf(70_000), broken), JPEG, use);
        await expect(put).rejects.toBe(broken);
        expect(use).not.toHaveBeenCalled();
        await expectNothingStored(key);
      });
    });

    describe('when it is maintained', () => {
      it('deletes a file, and accepts a second delete', async () => {
        const key = freshKey();
        await store.put(key, chunksOf(bytesOf(10)), JPEG);
        await store.delete(key);
        await store.delete(key);
        await expectNothingStored(key);
      });

      it('lists every stored file with its size, and neither rejected nor deleted files', async () => {
        const [kept, deleted, refused] = [freshKey(), freshKey(), freshKey()];
        await store.put(kept, chunksOf(bytesOf(1234)), JPEG);
        await store.put(deleted, chunksOf(bytesOf(10)), JPEG);
        await store.delete(deleted);
        await expect(store.put(refused, chunksOf(bytesOf(10)), { ...JPEG, maxBytes: 9 })).rejects.toThrow();
        const objects = await collect(store.list());
        expect(objects).toContainEqual({ key: kept, sizeBytes: 1234 });
        expect(objects.map(({ key }) => key)).not.toEqual(expect.arrayContaining([deleted]));
        expect(objects.map(({ key }) => key)).not.toEqual(expect.arrayContaining([refused]));
      });

      it('checks that the store works, without leaving a file', async () => {
        const before = await collect(store.list());
        await store.check();
        expect(await collect(store.list())).toHaveLength(before.length);
        expect(await subject.leftovers()).toEqual([]);
      });
    });
  });
};
