import type { JobName } from '@safelight/application/ports';
import type pg from 'pg';

/** The number of jobs of this name that are running or waiting. */
export const waitingJobs = async (pool: pg.Pool, name: JobName): Promise<number> => {
  const { rowCount } = await pool.query(
    `SELECT FROM pgboss.job WHERE name = $1 AND state IN ('created', 'retry', 'active')`,
    [name],
  );
  return rowCount ?? 0;
};

/**
 * The seconds from the start of a failed attempt at a job of this name to its retry. Null if no attempt has
 * failed.
 */
export const secondsToRetry = async (pool: pg.Pool, name: JobName): Promise<number | null> => {
  const { rows } = await pool.query<{ seconds: number }>(
    `SELECT extract(epoch FROM start_after - started_on)::float AS seconds FROM pgboss.job
     WHERE name = $1 AND state = 'retry'`,
    [name],
  );
  return rows[0]?.seconds ?? null;
};

/** The process ids of the PostgreSQL sessions that listen for pg-boss's notifications. */
export const listeners = async (pool: pg.Pool): Promise<readonly number[]> => {
  const { rows } = await pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'safelight-jobs' AND query LIKE 'LISTEN %'`,
  );
  return rows.map(({ pid }) => pid);
};
