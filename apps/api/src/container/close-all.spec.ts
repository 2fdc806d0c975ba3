import { closeAll } from './close-all.ts';

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
