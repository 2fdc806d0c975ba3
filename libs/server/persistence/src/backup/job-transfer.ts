import type { WaitingJob } from '@safelight/application';
import type { SqlExecutor } from '../session.ts';

/** The queue's side of a backup: it reads and writes jobs where the statement's transaction is. */
export interface JobTransfer {
  /** Jobs that were not done at the transaction's moment, without those that a schedule makes. */
  read(sql: SqlExecutor): Promise<readonly WaitingJob[]>;
  put(sql: SqlExecutor, job: WaitingJob): Promise<void>;
}

/** The name under which jobs stand among the sets of rows; no table is called so. */
export const JOBS_SET = 'waiting jobs';
