export { createEventBus, type EventBusOptions } from './event-bus.ts';
export { createJobQueue, type JobQueueOptions, type QueueCounts, type SqlExecutor } from './job-queue.ts';
export type { JobsLogger } from './jobs-logger.ts';
