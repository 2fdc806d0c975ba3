import type { JobName } from '@safelight/application/ports';
import type pg from 'pg';

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
