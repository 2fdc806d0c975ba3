export { createEventBus, type EventBusOptions, type PostgresEventBus } from './event-bus.ts';
export {
  createJobQueue,
  type JobQueueOptions,
  type PostgresJobQueue,
  type QueueCounts,
} from './job-queue.ts';
export type { JobListener } from './job-runner.ts';
export type { JobsLogger } from './jobs-logger.ts';
export type { SqlExecutor } from './sql-executor.ts';
