import type { WaitingJob } from '@safelight/application/ports';
import type { SqlExecutor } from '../session.ts';

/** Copies jobs between the queue and a backup, in the transaction of the given connection. */
export interface JobTransfer {
  /** Returns the jobs that are unfinished in the snapshot, without those that a schedule creates. */
  read(sql: SqlExecutor): Promise<readonly WaitingJob[]>;
  put(sql: SqlExecutor, job: WaitingJob): Promise<void>;
}

/** The name of the row set that contains the jobs. No table has this name. */
export const JOBS_SET = 'waiting jobs';
