import { setTimeout as sleep } from 'node:timers/promises';
import type { JobName } from '@safelight/application/ports';
import type pg from 'pg';

/** Takes back what a test left in the queues, for the next one on the same database. */
export const emptyQueues = async (pool: pg.Pool): Promise<void> => {
  await pool.query('DELETE FROM pgboss.job');
  await pool.query('DELETE FROM pgboss.schedule');
};

/** Jobs of a name that run or are still to run. */
export const waitingJobs = async (pool: pg.Pool, name: JobName): Promise<number> => {
  const { rowCount } = await pool.query(
    `SELECT FROM pgboss.job WHERE name = $1 AND state IN ('created', 'retry', 'active')`,
    [name],
  );
  return rowCount ?? 0;
};

/** Seconds from the beginning of the failed attempt at a job of a name to the next one; null while none has failed. */
export const secondsToRetry = async (pool: pg.Pool, name: JobName): Promise<number | null> => {
  const { rows } = await pool.query<{ seconds: number }>(
    `SELECT extract(epoch FROM start_after - started_on)::float AS seconds FROM pgboss.job
     WHERE name = $1 AND state = 'retry'`,
    [name],
  );
  return rows[0]?.seconds ?? null;
};

/** Processes of PostgreSQL that notify a queue's workers. */
export const listeners = async (pool: pg.Pool): Promise<readonly number[]> => {
  const { rows } = await pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'safelight-jobs' AND query LIKE 'LISTEN %'`,
  );
  return rows.map(({ pid }) => pid);
};

/** Asks until what is asked for holds; the test's own time limit ends a wait in vain. */
export const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await sleep(25);
};
