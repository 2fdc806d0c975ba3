import type { JobHandlers } from '@safelight/application/ports';
import { startTestDatabase, type TestDatabase } from '@safelight/persistence/testing';
import type pg from 'pg';
import { createJobQueue, type JobQueueOptions, type PostgresJobQueue } from '../job-queue.ts';
import type { SqlExecutor } from '../sql-executor.ts';
import { IDLE } from './idle-handlers.ts';

/** A database with queues, for one spec file. */
export interface QueueBench {
  readonly database: TestDatabase;
  readonly url: string;
  readonly pool: pg.Pool;
  readonly sql: SqlExecutor;
  startQueue(options?: Partial<JobQueueOptions>): Promise<PostgresJobQueue>;
  enqueueEdit(queue: PostgresJobQueue, jobId: string): Promise<void>;
  /** Stops every queue and deletes all jobs and schedules. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export const openQueueBench = async (): Promise<QueueBench> => {
  const database = await startTestDatabase();
  const { pool } = database.database;
  const queues: PostgresJobQueue[] = [];
  const sql: SqlExecutor = (text, values = []) => pool.query(text, [...values]);
  return {
    database,
    url: database.url,
    pool,
    sql,
    startQueue: async (options = {}) => {
      const queue = createJobQueue({ connectionString: database.url, ...options });
      queues.push(queue);
      await queue.start();
      return queue;
    },
    enqueueEdit: (queue, jobId) => queue.enqueuerFor(sql).enqueue('ai-edit', { jobId }),
    reset: async () => {
      await Promise.all(queues.splice(0).map((queue) => queue.stop(0)));
      await pool.query('DELETE FROM pgboss.job');
      await pool.query('DELETE FROM pgboss.schedule');
    },
    close: () => database.close(),
  };
};

/** Handlers that record the id of each AI edit that they run. */
export const noting = (seen: string[]): JobHandlers => ({
  ...IDLE,
  'ai-edit': async ({ jobId }) => {
    seen.push(jobId);
  },
});
