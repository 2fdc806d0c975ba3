export { createSignalBus, type SignalBusOptions, type PostgresSignalBus } from './signal-bus.ts';
export {
  createJobQueue,
  type JobQueueOptions,
  type PostgresJobQueue,
  type QueueCounts,
} from './job-queue.ts';
export type { JobListener } from './job-runner.ts';
export type { JobsLogger } from './jobs-logger.ts';
export type { SqlExecutor } from './sql-executor.ts';
export { readWaitingJobs } from './waiting-jobs.ts';
