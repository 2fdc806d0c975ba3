export {
  WorkerPool,
  type PoolOptions,
  type PoolOutcome,
  type PoolStats,
  type RunOptions,
} from './worker-pool.ts';
export type { WorkerProtocol, MessageFromWorker, WorkerWatch } from './worker-process.ts';
