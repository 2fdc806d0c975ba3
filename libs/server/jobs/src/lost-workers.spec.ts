import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forSuite, until } from '@safelight/processes/testing';
import type { PostgresJobQueue } from './job-queue.ts';
import { IDLE } from './testing/idle-handlers.ts';
import { noting, openQueueBench } from './testing/queue-bench.ts';

describe('jobs whose worker died or froze', () => {
  const bench = forSuite(openQueueBench);
  afterEach(() => bench.reset());

  /** Starts a worker process that takes the job `id` and never finishes it. */
  const startStuck = async (queue: PostgresJobQueue, id: string): Promise<ChildProcess> => {
    const stuck = fork(join(import.meta.dirname, 'testing/stuck-worker.process.ts'), {
      env: { ...process.env, DATABASE_URL: bench.url },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    await bench.enqueueEdit(queue, id);
    expect(await once(stuck, 'message')).toEqual([id, undefined]);
    return stuck;
  };

  /** Sets the last heartbeat of every running job to this many seconds ago. */
  const age = async (seconds: number): Promise<void> => {
    await bench.pool.query(
      `UPDATE pgboss.job SET heartbeat_on = now() - make_interval(secs => $1) WHERE state = 'active'`,
      [seconds],
    );
  };

  /** Repeats `age` until `holds` returns true. */
  const atAge = async (seconds: number, holds: () => boolean): Promise<void> => {
    await until(async () => {
      await age(seconds);
      return holds();
    });
  };

  /** The error of the previous attempt at the running job. */
  const lastFailure = async (): Promise<string> => {
    const { rows } = await bench.pool.query<{ message: string }>(
      `SELECT output->>'message' AS message FROM pgboss.job WHERE name = 'ai-edit' AND state = 'active'`,
    );
    return rows[0]?.message ?? 'none';
  };

  it('run again before the heartbeat timeout of 10 s if the worker was killed', async () => {
    const queue = await bench.startQueue();
    const stuck = await startStuck(queue, 'orphan');
    const seen: string[] = [];
    const failures: string[] = [];
    await queue.work({
      ...IDLE,
      'ai-edit': async ({ jobId }) => {
        failures.push(await lastFailure());
        seen.push(jobId);
      },
    });
    stuck.kill('SIGKILL');
    await once(stuck, 'exit');
    await age(4);
    await until(() => seen.length === 1);
    expect(seen).toEqual(['orphan']);
    expect(failures).toEqual(['The worker died.']);
  });

  it('run again only after the heartbeat timeout if the worker is frozen', async () => {
    const queue = await bench.startQueue();
    const stuck = await startStuck(queue, 'frozen');
    const seen: string[] = [];
    stuck.kill('SIGSTOP');
    const waited = atAge(5, () => seen.length > 0);
    // When the job of this dead worker runs again, the queue has looked for lost workers.
    const dead = await startStuck(queue, 'orphan');
    dead.kill('SIGKILL');
    await once(dead, 'exit');
    await queue.work(noting(seen));
    await waited;
    expect(seen).toEqual(['orphan']);
    await age(11);
    await until(() => seen.length === 2);
    expect(seen).toEqual(['orphan', 'frozen']);
    stuck.kill('SIGKILL');
  });

  it('do not run twice if their worker only loses the connection that holds its locks', async () => {
    const [one, other] = [await bench.startQueue(), await bench.startQueue()];
    const seen: string[] = [];
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    for (const queue of [one, other]) {
      await queue.work({
        ...IDLE,
        'ai-edit': async ({ jobId }) => {
          seen.push(jobId);
          await finished;
        },
      });
    }
    await bench.enqueueEdit(one, 'long');
    await until(() => seen.length === 1);
    const ended = await bench.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'safelight-running' AND datname = current_database()`,
    );
    expect(ended.rowCount).toBe(2);
    await sleep(6_000);
    expect(seen).toEqual(['long']);
    finish();
  });
});
