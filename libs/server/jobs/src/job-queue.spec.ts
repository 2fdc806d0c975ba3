import { once } from 'node:events';
import type { JobHandlers } from '@safelight/application/ports';
import { forSuite, until } from '@safelight/processes/testing';
import { IDLE } from './testing/idle-handlers.ts';
import { listeners, secondsToRetry, waitingJobs } from './testing/job-rows.ts';
import { noting, openQueueBench } from './testing/queue-bench.ts';
import { startTcpProxy } from './testing/tcp-proxy.ts';

describe('the job queue', () => {
  const bench = forSuite(openQueueBench);
  afterEach(() => bench.reset());

  it('is created once when several processes start at the same time on an empty database', async () => {
    await bench.pool.query('DROP SCHEMA IF EXISTS pgboss CASCADE');
    const started = await Promise.all(Array.from({ length: 4 }, () => bench.startQueue()));
    for (const queue of started) await queue.check();
  });

  it('refuses to start workers if a job name has no handler', async () => {
    const queue = await bench.startQueue();
    const { 'send-mail': _, ...others } = IDLE;
    await expect(queue.work(others as JobHandlers)).rejects.toThrow('No handler for send-mail.');
  });

  it('notifies an idle worker of a new job immediately', async () => {
    // The worker polls so seldom that only a notification can bring most of these jobs in time.
    const pollIntervalS = 60;
    const [api, worker] = [await bench.startQueue(), await bench.startQueue({ pollIntervalS })];
    const seen: string[] = [];
    await worker.work(noting(seen));
    const waits: number[] = [];
    for (let index = 0; index < 10; index += 1) {
      const sentAt = performance.now();
      await bench.enqueueEdit(api, `job${index}`);
      await until(() => seen.length === index + 1);
      waits.push(performance.now() - sentAt);
    }
    const median = waits.sort((a, b) => a - b)[5]!;
    expect(median).toBeLessThan((pollIntervalS / 2) * 1_000);
  });

  it('receives notifications again after its listening connection was closed', async () => {
    const queue = await bench.startQueue({ pollIntervalS: 3_600 });
    const seen: string[] = [];
    await queue.work(noting(seen));
    const [before] = await listeners(bench.pool);
    await bench.pool.query('SELECT pg_terminate_backend($1)', [before]);
    await until(async () => (await listeners(bench.pool)).some((pid) => pid !== before));
    await bench.enqueueEdit(queue, 'after');
    await until(() => seen.length === 1);
    expect(seen).toEqual(['after']);
  });

  it('finds a due job by polling when there is no notification', async () => {
    const queue = await bench.startQueue();
    const seen: string[] = [];
    await queue.work(noting(seen));
    await queue.enqueuerFor(bench.sql).enqueue('ai-edit', { jobId: 'moved' }, { startAfterSeconds: 3_600 });
    await bench.pool.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'ai-edit'`);
    await until(() => seen.length === 1);
    expect(seen).toEqual(['moved']);
  });

  it('enqueues a job when its transaction commits, and not if it is rolled back', async () => {
    const queue = await bench.startQueue();
    const seen: string[] = [];
    await queue.work(noting(seen));
    const client = await bench.pool.connect();
    const inTransaction = queue.enqueuerFor((text, values = []) => client.query(text, [...values]));

    await client.query('BEGIN');
    await inTransaction.enqueue('ai-edit', { jobId: 'rolled back' });
    await client.query('ROLLBACK');
    await client.query('BEGIN');
    await inTransaction.enqueue('ai-edit', { jobId: 'committed' });
    await bench.enqueueEdit(queue, 'meanwhile');
    await until(() => seen.length > 0);
    expect(seen).toEqual(['meanwhile']);
    await client.query('COMMIT');
    client.release();

    await until(async () => (await waitingJobs(bench.pool, 'ai-edit')) === 0);
    expect(seen).toEqual(['meanwhile', 'committed']);
  });

  it('runs jobs with a higher priority first', async () => {
    const queue = await bench.startQueue({ concurrency: { 'ai-edit': 1 } });
    const { enqueue } = queue.enqueuerFor(bench.sql);
    await enqueue('ai-edit', { jobId: 'usual' });
    await enqueue('ai-edit', { jobId: 'urgent' }, { priority: 10 });
    await enqueue('ai-edit', { jobId: 'soon' }, { priority: 5 });
    const seen: string[] = [];
    await queue.work(noting(seen));
    await until(() => seen.length === 3);
    expect(seen).toEqual(['urgent', 'soon', 'usual']);
  });

  it('does not run a job before its start time', async () => {
    const queue = await bench.startQueue();
    const seen: string[] = [];
    await queue.work(noting(seen));
    const sentAt = performance.now();
    await queue.enqueuerFor(bench.sql).enqueue('ai-edit', { jobId: 'later' }, { startAfterSeconds: 1 });
    await until(() => seen.length === 1);
    expect(performance.now() - sentAt).toBeGreaterThan(950);
  });

  it('retries a failed job, and reports each attempt', async () => {
    const runs: string[] = [];
    const queue = await bench.startQueue({
      onJobFinished: (name, outcome) => {
        if (name === 'ai-edit') runs.push(outcome);
      },
    });
    let attempts = 0;
    await queue.work({
      ...IDLE,
      'ai-edit': async () => {
        attempts += 1;
        if (attempts < 2) throw new Error('store unavailable');
      },
    });
    await bench.enqueueEdit(queue, 'flaky');
    await until(() => attempts === 2);
    await until(() => runs.length === 2);
    expect(runs).toEqual(['failed', 'done']);
  });

  it('retries a failed email after a delay', async () => {
    const queue = await bench.startQueue();
    const triedAt: number[] = [];
    await queue.work({
      ...IDLE,
      'send-mail': async () => {
        triedAt.push(performance.now());
        if (triedAt.length === 1) throw new Error('greylisted');
      },
    });
    await queue.enqueuerFor(bench.sql).enqueue('send-mail', {
      messageId: 'm1',
      message: { to: 'ada@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
    });
    await until(async () => (await secondsToRetry(bench.pool, 'send-mail')) !== null);
    expect(triedAt).toHaveLength(1);
    expect(await secondsToRetry(bench.pool, 'send-mail')).toBeGreaterThan(2);
    await bench.pool.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'send-mail'`);
    await until(() => triedAt.length === 2);
  });

  it('shares 200 jobs between two workers, and runs each job once', async () => {
    const [first, second] = [await bench.startQueue(), await bench.startQueue()];
    const seen: string[] = [];
    await Promise.all([first.work(noting(seen)), second.work(noting(seen))]);
    const { enqueue } = first.enqueuerFor(bench.sql);
    const ids = Array.from({ length: 200 }, (_, index) => `job${index}`);
    await Promise.all(ids.map((jobId) => enqueue('ai-edit', { jobId })));
    await until(async () => (await waitingJobs(bench.pool, 'ai-edit')) === 0);
    expect([...seen].sort()).toEqual([...ids].sort());
  });

  it('contains at most one sweep, however often a sweep is enqueued', async () => {
    const queue = await bench.startQueue();
    const { enqueue } = queue.enqueuerFor(bench.sql);
    for (let index = 0; index < 5; index += 1) await enqueue('sweep-blobs', {});
    expect(await waitingJobs(bench.pool, 'sweep-blobs')).toBe(1);
    let sweeps = 0;
    await queue.work({
      ...IDLE,
      'sweep-blobs': async () => {
        sweeps += 1;
      },
    });
    await until(() => sweeps > 0);
    await until(async () => (await waitingJobs(bench.pool, 'sweep-blobs')) === 0);
  });

  it('counts its jobs by name and state', async () => {
    const queue = await bench.startQueue({ concurrency: { 'ai-edit': 1 } });
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    await queue.work({ ...IDLE, 'ai-edit': () => finished });
    for (const jobId of ['one', 'two', 'three']) await bench.enqueueEdit(queue, jobId);
    let counts = await queue.stats();
    await until(async () => {
      counts = await queue.stats();
      return counts['ai-edit'].active === 1 && counts['ai-edit'].queued === 2;
    });
    expect(counts['ai-edit']).toEqual({ queued: 2, active: 1, failed: 0 });
    expect(counts['send-mail']).toEqual({ queued: 0, active: 0, failed: 0 });
    finish();
  });

  describe('when it stops', () => {
    it('waits for the running handler, and starts no other job', async () => {
      const queue = await bench.startQueue({ concurrency: { 'ai-edit': 1 } });
      const done: string[] = [];
      let started = false;
      let finish = (): void => undefined;
      const finished = new Promise<void>((resolve) => (finish = resolve));
      await queue.work({
        ...IDLE,
        'ai-edit': async ({ jobId }) => {
          started = true;
          await finished;
          done.push(jobId);
        },
      });
      await bench.enqueueEdit(queue, 'running');
      await until(() => started);
      await bench.enqueueEdit(queue, 'waiting');
      const stopped = queue.stop(60_000);
      finish();
      await stopped;
      expect(done).toEqual(['running']);

      const seen: string[] = [];
      await (await bench.startQueue()).work(noting(seen));
      await until(async () => (await waitingJobs(bench.pool, 'ai-edit')) === 0);
      expect(seen).toEqual(['waiting']);
    });

    it('aborts the signal of a handler that takes too long, and another worker repeats the job', async () => {
      const queue = await bench.startQueue();
      let started = false;
      let isAborted = false;
      await queue.work({
        ...IDLE,
        'ai-edit': async (_, signal) => {
          started = true;
          await once(signal, 'abort');
          isAborted = signal.aborted;
          throw new Error('stopped');
        },
      });
      await bench.enqueueEdit(queue, 'long');
      await until(() => started);
      await queue.stop(200);
      expect(isAborted).toBe(true);

      const seen: string[] = [];
      await (await bench.startQueue()).work(noting(seen));
      await until(() => seen.length === 1);
    });

    it('ends even if a handler ignores its signal, and another worker repeats the job', async () => {
      const queue = await bench.startQueue();
      let started = false;
      await queue.work({
        ...IDLE,
        'ai-edit': () => {
          started = true;
          return new Promise(() => undefined);
        },
      });
      await bench.enqueueEdit(queue, 'deaf');
      await until(() => started);
      await queue.stop(100);
      expect(await secondsToRetry(bench.pool, 'ai-edit')).not.toBeNull();

      const seen: string[] = [];
      await (await bench.startQueue()).work(noting(seen));
      await until(() => seen.length === 1);
    });
  });

  it('recovers from an outage of the database without losing a job', async () => {
    const proxy = await startTcpProxy(bench.url);
    const queue = await bench.startQueue({ connectionString: proxy.through(bench.url) });
    const seen: string[] = [];
    await queue.work(noting(seen));
    await bench.enqueueEdit(queue, 'before');
    await until(() => seen.length === 1);
    proxy.cut();
    await expect(queue.check()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    await bench.enqueueEdit(queue, 'meanwhile');
    await until(() => proxy.refused() > 3);
    expect(seen).toEqual(['before']);
    proxy.mend();
    await until(() => seen.length === 2);
    await queue.check();
    await queue.stop(1_000);
    await proxy.close();
  });
});
