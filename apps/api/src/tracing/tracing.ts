import type { ImageStore, JobEnqueuer, JobHandlers } from '@safelight/application';
import type { RequestListener } from 'node:http';

/** Wraps what this process does in spans. */
export interface Tracing {
  /** A span for each request, from its first byte to the end of its answer. */
  readonly requests: (listener: RequestListener) => RequestListener;
  /** A span for each operation of GraphQL, when it has ended. */
  readonly operation: (name: string, type: string, outcome: string, ms: number) => void;
  /** A span for each call of the store. */
  readonly store: (store: ImageStore) => ImageStore;
  /** Jobs carry the trace in which they were queued. */
  readonly enqueuer: (enqueuer: JobEnqueuer) => JobEnqueuer;
  /** A span for each run of a job, in the trace in which it was queued. */
  readonly handlers: (handlers: JobHandlers) => JobHandlers;
  /** Sends what is not sent yet. */
  readonly stop: () => Promise<void>;
}
