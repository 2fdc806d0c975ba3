import type { ImageStore, JobEnqueuer, JobHandlers } from '@safelight/application';
import type { RequestListener } from 'node:http';

/** The destination of traces (docs/adr/0048). */
export interface TracesConfig {
  /** The URL of a collector that accepts OTLP over HTTP, without `/v1/traces`. */
  readonly url: string;
  /** The fraction of requests and jobs that is traced, from 0 to 1. */
  readonly ratio: number;
  /** True if requests may continue the trace that they name; only when a trusted proxy passes them on. */
  readonly joinsTraces: boolean;
}

/** Functions that record the work of this process as spans. */
export interface Tracing {
  /** Makes a span for each request, from its first byte to the end of its answer. */
  readonly requests: (listener: RequestListener) => RequestListener;
  /** Records a span for a GraphQL operation that has ended. */
  readonly operation: (name: string, type: string, outcome: string, ms: number) => void;
  /** Makes a span for each call of the store. */
  readonly store: (store: ImageStore) => ImageStore;
  /** Adds the current trace to every job that is queued. */
  readonly enqueuer: (enqueuer: JobEnqueuer) => JobEnqueuer;
  /** Makes a span for each run of a job, in the trace in which it was queued. */
  readonly handlers: (handlers: JobHandlers) => JobHandlers;
  /** Sends the remaining spans. */
  readonly stop: () => Promise<void>;
}
