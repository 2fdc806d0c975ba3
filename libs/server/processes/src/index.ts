export { removeLeftOvers, scratchName } from './scratch-names.ts';
export { WorkerPool, type PoolOutcome, type PoolStats } from './worker-pool.ts';
export type { MessageFromWorker } from './worker-process.ts';
export { NoAnswerError, WorkerThread, type ThreadAnswer } from './worker-thread.ts';
