import { setTimeout as sleep } from 'node:timers/promises';
import { forSuite, until } from '@safelight/processes/testing';
import type { PostgresJobQueue } from './job-queue.ts';
import { IDLE } from './testing/idle-handlers.ts';
import { waitingJobs } from './testing/job-rows.ts';
import { openQueueBench } from './testing/queue-bench.ts';

describe('the settings of each queue', () => {
  const bench = forSuite(openQueueBench);
  let queue: PostgresJobQueue;
  beforeEach(async () => {
    queue = await bench.startQueue();
  });
  afterEach(() => bench.reset());

  it('run one tidy-up after several requests, and one export at a time', async () => {
    const { enqueue } = queue.enqueuerFor(bench.sql);
    for (let index = 0; index < 3; index += 1) await enqueue('tidy-up', {});
    await enqueue('export-account', { exportId: 'first' });
    await enqueue('export-account', { exportId: 'second' });
    let [tidied, running, most] = [0, 0, 0];
    const exported: string[] = [];
    await queue.work({
      ...IDLE,
      'export-account': async ({ exportId }) => {
        running += 1;
        most = Math.max(most, running);
        await sleep(300);
        running -= 1;
        exported.push(exportId);
      },
      'tidy-up': async () => {
        tidied += 1;
      },
    });
    await until(() => exported.length === 2 && tidied > 0);
    expect(exported).toEqual(['first', 'second']);
    expect(most).toBe(1);
    await until(async () => (await waitingJobs(bench.pool, 'tidy-up')) === 0);
    expect(tidied).toBe(1);
  });

  it('report an edit as failed once, after its last retry', async () => {
    await bench.enqueueEdit(queue, 'hopeless');
    await bench.pool.query(`UPDATE pgboss.job SET retry_count = retry_limit WHERE name = 'ai-edit'`);
    const givenUp: string[] = [];
    await queue.work({
      ...IDLE,
      'ai-edit': async () => {
        throw new Error('store unavailable');
      },
      'give-up-ai-edit': async ({ jobId }) => {
        givenUp.push(jobId);
      },
    });
    await until(() => givenUp.length > 0);
    await until(async () => (await waitingJobs(bench.pool, 'give-up-ai-edit')) === 0);
    expect(givenUp).toEqual(['hopeless']);
  });

  it('delete email jobs with links after an hour, and schedule the recurring jobs', async () => {
    await queue.work(IDLE);
    const { rows: plans } = await bench.pool.query(
      `SELECT name, retry_limit AS retries, deletion_seconds AS kept FROM pgboss.queue
       WHERE name IN ('send-mail', 'send-password-reset', 'resend-verification')`,
    );
    expect(plans).toHaveLength(3);
    for (const plan of plans) expect(plan).toMatchObject({ retries: 200, kept: 3_600 });
    const { rows: schedules } = await bench.pool.query(
      'SELECT name, cron FROM pgboss.schedule ORDER BY name',
    );
    expect(schedules).toEqual([
      { name: 'catch-up-payments', cron: '41 * * * *' },
      { name: 'evict-transforms', cron: '*/10 * * * *' },
      { name: 'expire-images', cron: '* * * * *' },
      { name: 'sweep-blobs', cron: '* * * * *' },
      { name: 'tidy-up', cron: '17 3 * * *' },
    ]);
  });
});
