import { setTimeout as sleep } from 'node:timers/promises';
import { receive } from './receive.ts';
import { collectGarbage } from './testing/streams.ts';

describe('receiving a stream', () => {
  it('releases chunks once they are written, long before the end', async () => {
    const chunks: WeakRef<Uint8Array>[] = [];
    const alive: number[] = [];
    async function* source(): AsyncGenerator<Uint8Array> {
      for (let i = 0; i < 100; i += 1) {
        const chunk = new Uint8Array(100_000);
        chunks.push(new WeakRef(chunk));
        yield chunk;
      }
      // References that were read within a turn of the event loop stay until its end.
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

  it('writes half a megabyte at a time and the rest at the end, all in order', async () => {
    const batches: number[][] = [];
    async function* source(): AsyncGenerator<Uint8Array> {
      for (let i = 0; i < 14; i += 1) yield new Uint8Array(100_000).fill(i);
    }
    await receive(source(), { maxBytes: 10_000_000 }, async (chunks) => {
      batches.push(chunks.map(([first]) => first ?? -1));
    });
    expect(batches).toEqual([
      [0, 1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10, 11],
      [12, 13],
    ]);
  });
});
