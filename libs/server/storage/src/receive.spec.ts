import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { receive } from './receive.ts';
import { collectGarbage } from './testing/streams.ts';

describe('receiving a stream into the store', () => {
  it('frees the memory of chunks when they are written, long before the stream ends', async () => {
    const chunks: WeakRef<Uint8Array>[] = [];
    const alive: number[] = [];
    async function* source(): AsyncGenerator<Uint8Array> {
      for (let i = 0; i < 100; i += 1) {
        const chunk = new Uint8Array(100_000);
        chunks.push(new WeakRef(chunk));
        yield chunk;
      }
      // A WeakRef keeps its target after a read until the event loop's turn ends.
      await sleep(1);
      collectGarbage();
      await sleep(1);
      alive.push(chunks.filter((chunk) => chunk.deref() !== undefined).length);
    }
    const { signal } = new AbortController();
    const written = async (): Promise<void> => {
      await sleep(0);
    };
    const { sizeBytes } = await receive(source(), { maxBytes: 10_000_000, signal }, written);
    expect(sizeBytes).toBe(10_000_000);
    expect(alive[0]).toBeLessThan(15);
  });

  it('writes the bytes in order and in blocks of 512 KiB, whatever the size of the chunks', async () => {
    const whole = Buffer.from(Array.from({ length: 1_400_000 }, (_, at) => (at * 7) % 251));
    async function* source(): AsyncGenerator<Uint8Array> {
      const cuts = [0, 1, 70_001, 70_001, 594_288, 1_394_288, whole.length];
      for (const [at, start] of cuts.entries()) yield whole.subarray(start, cuts[at + 1] ?? start);
    }
    const written: Buffer[] = [];
    const { sha256 } = await receive(source(), { maxBytes: 10_000_000 }, async (bytes) => {
      written.push(Buffer.from(bytes));
    });
    expect(written.map(({ length }) => length)).toEqual([524_288, 524_288, 351_424]);
    expect(Buffer.concat(written).equals(whole)).toBe(true);
    expect(sha256).toBe(createHash('sha256').update(whole).digest('hex'));
  });
});
