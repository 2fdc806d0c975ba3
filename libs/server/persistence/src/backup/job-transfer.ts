import type { WaitingJob } from '@safelight/application/ports';
import type { SqlExecutor } from '../session.ts';

/** The queue's part of a backup. It reads and writes jobs within the transaction of the given connection. */
export interface JobTransfer {
  /** The jobs that were unfinished when the transaction began, except those that a schedule creates. */
  read(sql: SqlExecutor): Promise<readonly WaitingJob[]>;
  put(sql: SqlExecutor, job: WaitingJob): Promise<void>;
}

/** The name of the set of jobs among the sets of rows; no table has this name. */
export const JOBS_SET = 'waiting jobs';
