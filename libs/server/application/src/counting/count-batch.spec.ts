import { CountBatch } from './count-batch.ts';

const sums = (maxKeys?: number) => new CountBatch<number>((older, newer) => older + newer, maxKeys);

const settled = () => new Promise((resolve) => setImmediate(resolve));

const written = async (batch: CountBatch<number>) => {
  const calls: unknown[] = [];
  await batch.flush(async (counts) => void calls.push(counts));
  return calls;
};

describe('counts that are collected in a batch', () => {
  it('are summed up by key and written once', async () => {
    const batch = sums();
    batch.add('a', 1);
    batch.add('b', 2);
    batch.add('a', 3);
    expect([batch.get('a'), batch.get('c')]).toEqual([4, undefined]);
    expect(await written(batch)).toEqual([
      [
        ['a', 4],
        ['b', 2],
      ],
    ]);
    expect(await written(batch)).toEqual([]);
  });

  it('are retried after a failed write, together with counts added since then', async () => {
    const order: string[] = [];
    const batch = new CountBatch<string>((older, newer) => `${older}${newer}`);
    batch.add('a', 'x');
    const failing = batch.flush(async () => {
      batch.add('a', 'y');
      batch.add('b', 'z');
      throw new Error('no database');
    });
    await expect(failing).rejects.toThrow('no database');
    await batch.flush(async (counts) => void order.push(...counts.map(([key, count]) => key + count)));
    expect(order).toEqual(['axy', 'bz']);
  });

  it('are written with the next batch if they are added during a write', async () => {
    const batch = sums();
    batch.add('a', 1);
    await batch.flush(async () => {
      batch.add('a', 2);
    });
    expect(await written(batch)).toEqual([[['a', 2]]]);
  });

  it('are written by one flush after the other, and those that are asked for in the meantime are one', async () => {
    const batch = sums();
    const begun: (readonly unknown[])[] = [];
    const ends: (() => void)[] = [];
    const flush = () =>
      batch.flush((counts) => {
        begun.push(counts);
        return new Promise((resolve) => ends.push(resolve));
      });
    batch.add('a', 1);
    const first = flush();
    batch.add('a', 2);
    const later = [flush(), flush()];
    expect(begun).toEqual([[['a', 1]]]);
    ends[0]?.();
    await first;
    batch.add('b', 3);
    await settled();
    expect(begun.slice(1)).toEqual([
      [
        ['a', 2],
        ['b', 3],
      ],
    ]);
    ends[1]?.();
    await Promise.all(later);
    expect(await written(batch)).toEqual([]);
  });

  it('are written by a flush that was asked for during another one, even if that one fails', async () => {
    const batch = sums();
    batch.add('a', 1);
    const failing = batch.flush(async () => {
      throw new Error('no database');
    });
    const next = written(batch);
    await expect(failing).rejects.toThrow('no database');
    expect(await next).toEqual([[['a', 1]]]);
  });

  it('are dropped if the batch has reached its maximum number of keys', async () => {
    const batch = sums(1);
    batch.add('a', 1);
    batch.add('b', 1);
    batch.add('a', 1);
    expect(await written(batch)).toEqual([[['a', 2]]]);
  });
});
