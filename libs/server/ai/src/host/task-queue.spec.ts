import { createTaskQueue, unlessAborted } from './task-queue.ts';

const deferred = (): { promise: Promise<void>; resolve: () => void } => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};

describe('createTaskQueue', () => {
  it('runs one task at a time, in order, whether they succeed or fail', async () => {
    const queue = createTaskQueue();
    const events: string[] = [];
    const task = (name: string) => async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} ends`);
      if (name === 'a') throw new Error('a failed');
      return name;
    };
    const [a, b] = await Promise.allSettled([queue.add(task('a')), queue.add(task('b'))]);
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    expect([a.status, b.status]).toEqual(['rejected', 'fulfilled']);
    expect(queue.size()).toBe(0);
  });

  it('lets a waiting task leave at once when aborted, and never runs it', async () => {
    const queue = createTaskQueue();
    const gate = deferred();
    const controller = new AbortController();
    const ran: string[] = [];
    const first = queue.add(() => gate.promise);
    const second = queue.add(async () => ran.push('second'), controller.signal);
    const third = queue.add(async () => ran.push('third'));
    controller.abort(new Error('changed my mind'));
    await expect(second).rejects.toThrow('changed my mind');
    expect(ran).toEqual([]);
    gate.resolve();
    await Promise.all([first, third]);
    expect(ran).toEqual(['third']);
  });

  it('refuses a task whose signal is aborted already', async () => {
    const reason = new Error('too late');
    await expect(createTaskQueue().add(async () => 1, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

describe('unlessAborted', () => {
  it('answers as the promise does, or rejects with the reason of an earlier abort', async () => {
    const controller = new AbortController();
    expect(await unlessAborted(Promise.resolve(3), controller.signal)).toBe(3);
    const waiting = unlessAborted(deferred().promise, controller.signal);
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });
});
