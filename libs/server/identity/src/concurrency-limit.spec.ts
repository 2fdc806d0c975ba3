import { setImmediate as tick } from 'node:timers/promises';
import { createConcurrencyLimit } from './password-hasher.ts';

/** Tasks that record when they start. Each runs until the test finishes it. */
const workbench = () => {
  const started: number[] = [];
  const finish = new Map<number, () => void>();
  const task = (id: number) => (): Promise<number> =>
    new Promise((resolve) => {
      started.push(id);
      finish.set(id, () => resolve(id));
    });
  return { started, task, finish: (id: number) => finish.get(id)?.() };
};

describe('the concurrency limit', () => {
  it('runs no more tasks at once than its limit, and starts the others in order of arrival', async () => {
    const run = createConcurrencyLimit({ limit: 2, maxWaiting: 10 });
    const { started, task, finish } = workbench();
    const results = Promise.all([1, 2, 3, 4].map((id) => run(task(id))));

    await tick();
    expect(started).toEqual([1, 2]);
    finish(2);
    await tick();
    expect(started).toEqual([1, 2, 3]);
    finish(1);
    await tick();
    expect(started).toEqual([1, 2, 3, 4]);
    finish(3);
    finish(4);
    expect(await results).toEqual([1, 2, 3, 4]);
  });

  it('starts the next task after a task failed', async () => {
    const run = createConcurrencyLimit({ limit: 1, maxWaiting: 10 });
    const failing = run(() => Promise.reject(new Error('failed')));
    const next = run(() => Promise.resolve('ran'));
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('ran');
  });

  it('refuses a task with OVERLOADED when the queue is full, and accepts tasks again afterwards', async () => {
    const run = createConcurrencyLimit({ limit: 1, maxWaiting: 1 });
    const { task, finish } = workbench();
    const running = run(task(1));
    const waiting = run(task(2));
    await expect(run(task(3))).rejects.toMatchObject({ code: 'OVERLOADED' });

    finish(1);
    await running;
    await tick();
    finish(2);
    await waiting;
    expect(await run(() => Promise.resolve('ran'))).toBe('ran');
  });
});
