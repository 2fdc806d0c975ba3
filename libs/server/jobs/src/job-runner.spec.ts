import type { JobHandlers } from '@safelight/application/ports';
import type { Job } from 'pg-boss';
import { JobRunner } from './job-runner.ts';

const job = {
  ...{ id: 'job', name: 'deliver-event', data: { eventId: 'event' }, retryCount: 0 },
  signal: new AbortController().signal,
} as unknown as Job<{ readonly eventId: string }>;

it('a job starts only when its lock is held, and releases the lock at its end', async () => {
  const order: string[] = [];
  let lock = (): void => undefined;
  const held = new Promise<void>((resolve) => (lock = resolve));
  const runner = new JobRunner({
    logger: { warn: () => undefined } as never,
    running: {
      hold: async () => {
        await held;
        order.push('held');
      },
      release: () => order.push('released'),
    },
  });
  const handlers = {
    'deliver-event': () => {
      order.push('begun');
      return Promise.resolve();
    },
  } as unknown as JobHandlers;
  const done = runner.run('deliver-event', handlers, job);
  await new Promise(setImmediate);
  expect(order).toEqual([]);
  lock();
  await done;
  expect(order).toEqual(['held', 'begun', 'released']);
});
