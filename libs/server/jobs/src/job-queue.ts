import type { JobEnqueuer, JobHandlers, JobName, JobPayloads, JobQueue } from '@safelight/application';
import { PgBoss, type Job } from 'pg-boss';
import { silentLogger, type JobsLogger } from './jobs-logger.ts';
import { JOB_NAMES, QUEUES } from './queues.ts';

/** Runs one statement in the caller's transaction. */
export type SqlExecutor = (
  text: string,
  values?: readonly unknown[],
) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;

export interface JobQueueOptions {
  readonly connectionString: string;
  readonly logger?: JobsLogger;
  /** Told of every run of a handler, with its length in milliseconds. */
  readonly onJobFinished?: (name: JobName, outcome: 'done' | 'failed', ms: number) => void;
}

/** Jobs of one name by state, now. */
export interface QueueCounts {
  readonly queued: number;
  readonly active: number;
  readonly failed: number;
}

/** Notifications wake idle workers; these intervals decide how soon a backlog is noticed (design: stack, "Queue"). */
const STATS_INTERVAL_S = 1;
const SCHEMA = 'pgboss';

/** The queue on PostgreSQL. `start` before anything else; a process that only enqueues never calls `work`. */
export const createJobQueue = ({
  connectionString,
  logger = silentLogger,
  onJobFinished,
}: JobQueueOptions) => {
  const boss = new PgBoss({
    connectionString,
    schema: SCHEMA,
    application_name: 'safelight-jobs',
    max: 6,
    useListenNotify: true,
    monitorIntervalSeconds: STATS_INTERVAL_S,
    superviseIntervalSeconds: STATS_INTERVAL_S,
    queueCacheIntervalSeconds: STATS_INTERVAL_S,
  });
  boss.on('error', (error) => logger.warn({ err: error }, 'the job queue met an error and goes on'));
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  const run = async <N extends JobName>(
    name: N,
    handlers: JobHandlers,
    job: Job<JobPayloads[N]>,
  ): Promise<void> => {
    const startedAt = performance.now();
    const signal = AbortSignal.any([job.signal, stopping.signal]);
    const handling = handlers[name](job.data, signal);
    running.add(handling);
    try {
      await handling;
      onJobFinished?.(name, 'done', performance.now() - startedAt);
    } catch (error) {
      onJobFinished?.(name, 'failed', performance.now() - startedAt);
      logger.warn(
        { err: error, job: name, id: job.id, attempt: job.retryCount + 1 },
        'a job failed and is tried again',
      );
      throw error;
    } finally {
      running.delete(handling);
    }
  };

  const workOn = <N extends JobName>(name: N, handlers: JobHandlers): Promise<string> =>
    boss.work<JobPayloads[N]>(
      name,
      { localConcurrency: QUEUES[name].concurrency, burstWhenReadyExceeds: 1, pollingIntervalSeconds: 1 },
      async ([job]) => {
        if (job !== undefined) await run(name, handlers, job);
      },
    );

  const queue: JobQueue = {
    work: async (handlers) => {
      const missing = JOB_NAMES.filter((name) => typeof handlers[name] !== 'function');
      if (missing.length > 0) throw new Error(`no handler for ${missing.join(', ')}`);
      for (const name of JOB_NAMES) await workOn(name, handlers);
      await boss.schedule('sweep-blobs', '* * * * *', {}, { singletonSeconds: 30 });
    },
    stop: async (timeoutMs) => {
      const cut = setTimeout(() => stopping.abort(new Error('the worker is stopping')), timeoutMs);
      await Promise.all(JOB_NAMES.map((name) => boss.offWork(name, { wait: false }).catch(() => undefined)));
      await Promise.allSettled([...running]);
      clearTimeout(cut);
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
    check: async () => {
      await boss.getDb().executeSql(`SELECT 1 FROM ${SCHEMA}.queue LIMIT 1`);
    },
  };

  return {
    ...queue,

    /** Connects, and makes or updates the queue's own tables; safe in several processes at once. */
    start: async (): Promise<void> => {
      await boss.start();
      for (const name of JOB_NAMES) await boss.createQueue(name, { ...QUEUES[name].options, notify: true });
    },

    /** Enqueues through `sql`, as part of its transaction. */
    enqueuerFor: (sql: SqlExecutor): JobEnqueuer => ({
      enqueue: async (name, payload, { priority = 0, startAfterSeconds } = {}) => {
        await boss.send(name, payload, {
          priority,
          ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
          db: {
            executeSql: async (text, values = []) => {
              const { rows } = await sql(text, values);
              return { rows: [...rows] };
            },
          },
        });
      },
    }),

    /** How many jobs there are of each name. */
    stats: async (): Promise<Readonly<Record<JobName, QueueCounts>>> => {
      const queues = await boss.getQueues([...JOB_NAMES]);
      return Object.fromEntries(
        queues.map(({ name, queuedCount, activeCount, failedCount }) => [
          name,
          { queued: queuedCount, active: activeCount, failed: failedCount },
        ]),
      ) as Record<JobName, QueueCounts>;
    },
  };
};
