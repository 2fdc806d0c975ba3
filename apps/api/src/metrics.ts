import type { PaidAnswer } from '@safelight/ai';
import type { ImageEditor, ImageStore } from '@safelight/application';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface PoolStats {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The number of jobs with one name, by state. */
export interface QueueStats {
  readonly queued: number;
  readonly active: number;
  readonly failed: number;
}

/** The buckets of the durations of edits: the built-in editor takes seconds, a service up to minutes. */
const EDIT_SECONDS = [0.5, 1, 2, 4, 8, 15, 30, 60, 120, 300];
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The milliseconds between two samples of the event loop's delay. Each sample wakes the process. */
const EVENT_LOOP_SAMPLE_MS = 100;

/** Creates the Prometheus metrics of this process. */
export const createMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_SAMPLE_MS });
  const registers = [registry];
  const seconds = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets = SECONDS,
  ) => new Histogram({ name, help, labelNames, buckets, registers });
  const total = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers });

  const tokens = total(
    'safelight_ai_edit_tokens_total',
    'Tokens that AI services counted for edits, by provider, model and direction',
    ['provider', 'model', 'direction'],
  );
  const cost = total(
    'safelight_ai_edit_cost_total',
    'Cost of the edits that AI services answered, by provider and model, as the settings price them',
    ['provider', 'model'],
  );

  return {
    registry,
    http: seconds('safelight_http_request_seconds', 'HTTP requests by area, method and status', [
      'area',
      'method',
      'status',
    ]),
    operations: seconds(
      'safelight_graphql_operation_seconds',
      'GraphQL operations by name, type and outcome',
      ['name', 'type', 'outcome'],
    ),
    jobs: seconds('safelight_job_seconds', 'Jobs by name and outcome', ['name', 'outcome']),
    store: seconds('safelight_store_operation_seconds', 'Operations of the image store by kind and outcome', [
      'operation',
      'outcome',
    ]),
    bytes: total('safelight_upload_bytes_total', 'Bytes stored', []),
    edits: seconds(
      'safelight_ai_edit_seconds',
      'Requests to the AI editors by provider and outcome',
      ['provider', 'outcome'],
      EDIT_SECONDS,
    ),
    takenBack: total(
      'safelight_ai_edits_taken_back_total',
      'Edits that were taken back, because their results were not what was asked for, by provider',
      ['provider'],
    ),
    /** Counts an answer that a service charges for; `price` is the price of one edit. */
    countPaidAnswer: ({ provider, model, usage }: PaidAnswer, price: number): void => {
      cost.inc({ provider, model }, price);
      if (usage === null) return;
      tokens.inc({ provider, model, direction: 'input' }, usage.inputTokens);
      tokens.inc({ provider, model, direction: 'output' }, usage.outputTokens);
    },
    /** Reports jobs by name and state. Every process reports the same numbers, because there is one queue. */
    watchQueue: (stats: () => Promise<Readonly<Record<string, QueueStats>>>): void => {
      const gauge = new Gauge({
        name: 'safelight_jobs',
        help: 'Jobs of the queue by name and state',
        labelNames: ['name', 'state'],
        registers,
        async collect() {
          gauge.reset();
          // While the database is unavailable the length of the queue is unknown; other metrics show the
          // outage.
          const byName = await stats().catch(() => ({}));
          for (const [name, counts] of Object.entries<QueueStats>(byName))
            for (const [state, count] of Object.entries<number>({ ...counts }))
              gauge.set({ name, state }, count);
        },
      });
    },
    watchPool: (stats: () => PoolStats): void => {
      const gauge = new Gauge({
        name: 'safelight_database_pool_connections',
        help: 'Database connections by state',
        labelNames: ['state'],
        registers,
        collect() {
          for (const [state, count] of Object.entries<number>({ ...stats() })) gauge.set({ state }, count);
        },
      });
    },
  };
};

export type Metrics = ReturnType<typeof createMetrics>;

/** Wraps a store, and measures the time and outcome of each operation. */
export const measuredStore = (inner: ImageStore, metrics: Metrics): ImageStore => {
  const timed = async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
    const end = metrics.store.startTimer({ operation });
    try {
      const result = await work();
      end({ outcome: 'ok' });
      return result;
    } catch (error) {
      end({ outcome: 'error' });
      throw error;
    }
  };
  return {
    put: async (key, source, options) => {
      const result = await timed('put', () => inner.put(key, source, options));
      metrics.bytes.inc(result.sizeBytes);
      return result;
    },
    putAndRead: async (key, source, options, use) => {
      const result = await timed('put_and_read', () => inner.putAndRead(key, source, options, use));
      metrics.bytes.inc(result.sizeBytes);
      return result;
    },
    open: (key, range) => timed('open', () => inner.open(key, range)),
    readLocally: (key, use) => inner.readLocally(key, use),
    stat: (key) => timed('stat', () => inner.stat(key)),
    delete: (key) => timed('delete', () => inner.delete(key)),
    list: () => inner.list(),
    check: () => timed('check', () => inner.check()),
  };
};

/** Wraps an editor, measures the time and outcome of each edit, and counts those that were taken back. */
export const measuredEditor = (
  inner: ImageEditor,
  { edits, takenBack }: Pick<Metrics, 'edits' | 'takenBack'>,
): ImageEditor => ({
  ...inner,
  noteMisread: (edit) => {
    if (inner.noteMisread === undefined) return;
    takenBack.inc({ provider: inner.name });
    inner.noteMisread(edit);
  },
  edit: async (request, context) => {
    const end = edits.startTimer({ provider: inner.name });
    try {
      const outcome = await inner.edit(request, context);
      end({ outcome: outcome.kind });
      return outcome;
    } catch (error) {
      end({ outcome: 'aborted' });
      throw error;
    }
  },
});
