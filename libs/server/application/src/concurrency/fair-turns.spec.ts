import { setImmediate as tick } from 'node:timers/promises';
import { createFairTurns, pacedBy, type FairTurnsOptions, type Turn } from './fair-turns.ts';

const OPTIONS: FairTurnsOptions = { limit: 2, perPerson: 2, maxWaiting: 10, maxWaitingPerPerson: 5 };

/** Tasks that record when they start, and run until the test ends them. */
const workbench = (options: Partial<FairTurnsOptions> = {}) => {
  const run = createFairTurns({ ...OPTIONS, ...options });
  const begun: string[] = [];
  const turns = new Map<string, Turn>();
  const finish = new Map<string, () => void>();
  /** Starts a task. Its name consists of a person and a number: `ann 1`. */
  const start = (name: string, whenReady?: Promise<void>): Promise<void> => {
    const task = (turn: Turn): Promise<void> => {
      begun.push(name);
      turns.set(name, turn);
      return new Promise<void>((resolve) => finish.set(name, resolve));
    };
    return run(name.split(' ')[0] ?? '', task, whenReady);
  };
  const turnOf = (name: string): Turn => {
    const turn = turns.get(name);
    if (turn === undefined) throw new Error(`${name} has not begun`);
    return turn;
  };
  const end = async (name: string): Promise<void> => {
    finish.get(name)?.();
    await tick();
  };
  return { run, begun, start, turnOf, end };
};

const isDone = (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), tick(false)]);

describe('fair turns', () => {
  it('are held by no more tasks at once than the limit', async () => {
    const { begun, start, end } = workbench();
    for (const name of ['ann 1', 'bob 1', 'cleo 1']) void start(name);
    await tick();
    expect(begun).toEqual(['ann 1', 'bob 1']);
    await end('bob 1');
    expect(begun).toEqual(['ann 1', 'bob 1', 'cleo 1']);
  });

  it('stay available to other people, however many tasks one person starts', async () => {
    const { begun, start } = workbench({ limit: 4 });
    for (const number of [1, 2, 3, 4, 5]) void start(`ann ${number}`);
    void start('bob 1');
    await tick();
    expect(begun).toEqual(['ann 1', 'ann 2', 'bob 1']);
  });

  it('alternate between people: each person gets one before anybody gets a second one', async () => {
    const { begun, start, end } = workbench({ limit: 1 });
    for (const name of ['ann 1', 'ann 2', 'ann 3', 'bob 1', 'bob 2', 'cleo 1']) void start(name);
    await tick();
    for (const name of ['ann 1', 'ann 2', 'bob 1', 'cleo 1', 'ann 3', 'bob 2']) await end(name);
    expect(begun).toEqual(['ann 1', 'ann 2', 'bob 1', 'cleo 1', 'ann 3', 'bob 2']);
  });

  it("that a task gives away let others start, and still count towards the limit of that task's person", async () => {
    const { begun, start, turnOf } = workbench();
    for (const name of ['ann 1', 'ann 2', 'ann 3', 'bob 1', 'cleo 1']) void start(name);
    await tick();
    turnOf('ann 1').giveWay();
    turnOf('ann 2').giveWay();
    turnOf('ann 2').giveWay();
    await tick();
    expect(begun).toEqual(['ann 1', 'ann 2', 'bob 1', 'cleo 1']);
  });

  it('that a task wants back are returned to it before new tasks start', async () => {
    const { begun, start, turnOf, end } = workbench({ limit: 1 });
    for (const name of ['ann 1', 'bob 1', 'cleo 1']) void start(name);
    await tick();
    turnOf('ann 1').giveWay();
    const back = turnOf('ann 1').takeAgain();
    expect(turnOf('ann 1').takeAgain()).toBe(back);
    expect([begun, await isDone(back)]).toEqual([['ann 1', 'bob 1'], false]);
    await end('bob 1');
    expect([begun, await isDone(back)]).toEqual([['ann 1', 'bob 1'], true]);
    await end('ann 1');
    expect(begun).toEqual(['ann 1', 'bob 1', 'cleo 1']);
  });

  it('pass to one other task when a task ends, whether that task held, gave away or awaited its turn', async () => {
    const { begun, start, turnOf, end } = workbench({ limit: 1, perPerson: 1 });
    for (const name of ['ann 1', 'bob 1', 'cleo 1', 'dora 1', 'eve 1', 'finn 1']) void start(name);
    await tick();
    turnOf('ann 1').giveWay();
    await tick();
    turnOf('bob 1').giveWay();
    void turnOf('bob 1').takeAgain();
    await end('ann 1');
    await end('bob 1');
    expect(begun).toEqual(['ann 1', 'bob 1', 'cleo 1']);
    await end('cleo 1');
    expect(begun).toEqual(['ann 1', 'bob 1', 'cleo 1', 'dora 1']);
  });

  it('pass to tasks that are ready before tasks that are not', async () => {
    const { begun, start } = workbench({ limit: 1, perPerson: 1 });
    let beReady: () => void = () => undefined;
    void start('ann 1', new Promise<void>((resolve) => (beReady = resolve)));
    void start('bob 1');
    await tick();
    expect(begun).toEqual(['bob 1']);
    beReady();
    void start('cleo 1');
    await tick();
    expect(begun).toEqual(['bob 1']);
  });

  it('pass to another task after a task fails', async () => {
    const { run } = workbench({ limit: 1 });
    const failing = run('ann', () => Promise.reject(new Error('failed')));
    const next = run('bob', () => Promise.resolve('ran'));
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('ran');
  });

  it('are refused with OVERLOADED to a person with too many waiting tasks, and to everybody if the queue is full', async () => {
    const { start } = workbench({ limit: 1, maxWaiting: 3, maxWaitingPerPerson: 2 });
    void start('ann 1');
    await tick();
    void start('ann 2', new Promise(() => undefined));
    void start('ann 3');
    await expect(start('ann 4')).rejects.toMatchObject({ code: 'OVERLOADED' });
    void start('bob 1');
    await expect(start('cleo 1')).rejects.toMatchObject({ code: 'OVERLOADED' });
  });
});

describe('a stream that is read in fair turns', () => {
  const partsOf = async (source: AsyncIterable<number>): Promise<number[]> => {
    const parts: number[] = [];
    for await (const part of source) parts.push(part);
    return parts;
  };

  it('holds no turn while it waits for the next chunk', async () => {
    const { run } = workbench({ limit: 1 });
    let bring: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (bring = resolve));
    const slow = async function* () {
      yield 1;
      await arrival;
      yield 2;
    };
    const reading = run('ann', (turn) => partsOf(pacedBy(turn, slow())));
    expect(await run('bob', () => Promise.resolve('ran meanwhile'))).toBe('ran meanwhile');
    bring();
    expect(await reading).toEqual([1, 2]);
  });

  it('takes its turn back if the stream fails, and closes a stream that is not read to its end', async () => {
    const { run } = workbench({ limit: 1 });
    const broken = async function* (): AsyncGenerator<number> {
      yield 1;
      throw new Error('broken');
    };
    await expect(run('ann', (turn) => partsOf(pacedBy(turn, broken())))).rejects.toThrow('broken');
    let isClosed = false;
    const endless = async function* (): AsyncGenerator<number> {
      try {
        for (;;) yield 1;
      } finally {
        isClosed = true;
      }
    };
    await run('ann', async (turn) => {
      for await (const _part of pacedBy(turn, endless())) break;
    });
    expect(isClosed).toBe(true);
  });
});
