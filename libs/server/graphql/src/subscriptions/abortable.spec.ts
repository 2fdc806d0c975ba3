import { abortable } from './abortable.ts';

const waiting = async function* (signal: AbortSignal): AsyncGenerator<number> {
  yield 1;
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
};

describe('a generator made by abortable', () => {
  it('yields the values of the generator that it wraps', async () => {
    const seen: number[] = [];
    const source = abortable(async function* () {
      yield* [1, 2];
    });
    for await (const value of source) seen.push(value);
    expect(seen).toEqual([1, 2]);
  });

  it('ends a pending wait as soon as its consumer returns', async () => {
    const source = abortable(waiting);
    await source.next();
    const pending = source.next();
    expect(await source.return(undefined)).toEqual({ done: true, value: undefined });
    expect(await pending).toMatchObject({ done: true });
  });

  it('ends with the consumer’s error if its consumer throws', async () => {
    const source = abortable(waiting);
    await source.next();
    await expect(source.throw(new Error('consumer'))).rejects.toThrow('consumer');
    expect(await source.next()).toMatchObject({ done: true });
  });
});
