import { forSuite } from '@safelight/processes/testing';
import { openQueueBench } from './testing/queue-bench.ts';
import { readWaitingJobs } from './waiting-jobs.ts';

describe('the jobs included in a backup', () => {
  const bench = forSuite(openQueueBench);

  it('are all unfinished jobs except scheduled ones, and none before the queue’s first start', async () => {
    expect(await readWaitingJobs(bench.sql)).toEqual([]);
    const queue = await bench.startQueue();
    const { enqueue } = queue.enqueuerFor(bench.sql);
    await enqueue('ai-edit', { jobId: 'done' });
    await bench.pool.query(`UPDATE pgboss.job SET state = 'completed'`);
    await enqueue('ai-edit', { jobId: 'under way' }, { priority: 4 });
    await bench.pool.query(`UPDATE pgboss.job SET state = 'active' WHERE state = 'created'`);
    await enqueue('deliver-event', { eventId: 'later' }, { startAfterSeconds: 90 });
    await enqueue('sweep-blobs', {});
    const waiting = await readWaitingJobs(bench.sql);
    expect(waiting).toEqual([
      { name: 'ai-edit', payload: { jobId: 'under way' }, options: { priority: 4, startAfterSeconds: 0 } },
      {
        name: 'deliver-event',
        payload: { eventId: 'later' },
        options: { priority: 0, startAfterSeconds: expect.any(Number) },
      },
    ]);
    expect(waiting[1]?.options.startAfterSeconds).toBeGreaterThan(80);
    await bench.reset();
  });
});
