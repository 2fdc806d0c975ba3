import { closeAll, openAll } from './close-all.ts';

describe('closing everything that was opened', () => {
  const opened = (failing: readonly string[]) => {
    const closed: string[] = [];
    const closers = ['log', 'database', 'queue'].map((name) => async () => {
      await Promise.resolve();
      closed.push(name);
      if (failing.includes(name)) throw new Error(`The ${name} does not close.`);
    });
    return { closed, closers };
  };

  it('begins with what was opened last', async () => {
    const { closed, closers } = opened([]);
    await closeAll(closers);
    expect(closed).toEqual(['queue', 'database', 'log']);
  });

  it('also closes what remains after an error, and reports the first error', async () => {
    const { closed, closers } = opened(['queue', 'log']);
    await expect(closeAll(closers)).rejects.toThrow('The queue does not close.');
    expect(closed).toEqual(['queue', 'database', 'log']);
  });

  it('also continues after a closer that throws at once', async () => {
    const { closed, closers } = opened([]);
    const broken = () => {
      throw new Error('It is closed already.');
    };
    await expect(closeAll([...closers, broken])).rejects.toThrow('It is closed already.');
    expect(closed).toEqual(['queue', 'database', 'log']);
  });
});

describe('a resource that is opened at start', () => {
  const openingUntil = (failure: Error | null, closed: string[]) => async (opened: (() => void)[]) => {
    opened.push(() => void closed.push('database'));
    opened.push(() => void closed.push('queue'));
    await Promise.resolve();
    if (failure !== null) throw failure;
  };

  it('stays open until it is closed', async () => {
    const closed: string[] = [];
    const close = await openAll(openingUntil(null, closed), () => undefined);
    expect(closed).toEqual([]);
    await close();
    expect(closed).toEqual(['queue', 'database']);
  });

  it('is closed if the start fails later', async () => {
    const closed: string[] = [];
    const failure = new Error('the port is in use');
    await expect(openAll(openingUntil(failure, closed), () => undefined)).rejects.toBe(failure);
    expect(closed).toEqual(['queue', 'database']);
  });

  it('gives the error of the start if closing fails too', async () => {
    const failures: unknown[] = [];
    const failure = new Error('the port is in use');
    const open = async (opened: (() => void)[]): Promise<void> => {
      opened.push(() => {
        throw new Error('the queue does not stop');
      });
      await Promise.reject(failure);
    };
    await expect(openAll(open, (error) => failures.push(error))).rejects.toBe(failure);
    expect(failures).toEqual([new Error('the queue does not stop')]);
  });
});
