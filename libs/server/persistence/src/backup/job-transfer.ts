import type { WaitingJob } from '@safelight/application/ports';
import type { SqlExecutor } from '../session.ts';

/** The job queue's part of a backup. It reads and writes jobs in the transaction of the given connection. */
export interface JobTransfer {
  /** The jobs that are unfinished in the snapshot, except those that a schedule creates. */
  read(sql: SqlExecutor): Promise<readonly WaitingJob[]>;
  put(sql: SqlExecutor, job: WaitingJob): Promise<void>;
}

/** The name of the row set with the jobs; no table has this name. */
export const JOBS_SET = 'waiting jobs';
