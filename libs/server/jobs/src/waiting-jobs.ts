import type { JobName, JobPayloads, WaitingJob } from '@safelight/application/ports';
import { SCHEMA } from './job-queue.ts';
import { JOB_NAMES, SCHEDULES } from './queues.ts';
import type { SqlExecutor } from './sql-executor.ts';

/** The schedule creates the jobs of these names again. */
const SCHEDULED: ReadonlySet<JobName> = new Set(SCHEDULES.map(([name]) => name));

const WAITING = `
  SELECT name, data AS payload, priority,
    greatest(0, ceil(extract(epoch FROM start_after - now())))::integer AS start_after_seconds
  FROM ${SCHEMA}.job WHERE state IN ('created', 'retry', 'active') AND name = ANY ($1) ORDER BY created_on, id`;

/**
 * The jobs to include in a backup. Running jobs are included, because a restored installation has to run them
 * again. Empty before the queue's first start.
 */
export const readWaitingJobs = async (sql: SqlExecutor): Promise<readonly WaitingJob[]> => {
  const { rows: found } = await sql('SELECT WHERE to_regclass($1) IS NOT NULL', [`${SCHEMA}.job`]);
  if (found.length === 0) return [];
  const { rows } = await sql(WAITING, [JOB_NAMES.filter((name) => !SCHEDULED.has(name))]);
  return rows.map(({ name, payload, priority, start_after_seconds }) => ({
    // `enqueue` wrote this row, so its name is one of the requested names.
    name: name as JobName,
    payload: payload as JobPayloads[JobName],
    options: { priority: Number(priority), startAfterSeconds: Number(start_after_seconds) },
  }));
};
