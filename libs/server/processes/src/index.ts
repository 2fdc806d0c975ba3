export {
  WorkerPool,
  type PoolOptions,
  type PoolOutcome,
  type PoolStats,
  type RunOptions,
} from './worker-pool.ts';
export type { Conversation, Meaning, WorkerWatch } from './worker-process.ts';
