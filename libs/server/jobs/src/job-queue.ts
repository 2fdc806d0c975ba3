import type { JobEnqueuer, JobHandlers, JobName, JobPayloads, JobQueue } from '@safelight/application/ports';
import { PgBoss } from 'pg-boss';
import { databaseUnavailable } from './database-unavailable.ts';
import { type JobListener, JobRunner } from './job-runner.ts';
import { silentLogger, type JobsLogger } from './jobs-logger.ts';
import { JOB_NAMES, QUEUES, SCHEDULES } from './queues.ts';
import { RunningJobs } from './running-jobs.ts';
import type { SqlExecutor } from './sql-executor.ts';
import { withinTime } from './within-time.ts';

export interface JobQueueOptions {
  readonly connectionString: string;
  readonly logger?: JobsLogger;
  readonly onJobFinished?: JobListener;
  /**
   * How many jobs of a name this process works on at a time, where that differs from the default of the
   * queue.
   */
  readonly concurrency?: Partial<Readonly<Record<JobName, number>>>;
  /**
   * How soon a due retry is noticed, and work continues after an outage of the database, because neither
   * sends a notification; 2 seconds when absent.
   */
  readonly pollIntervalS?: number;
}

/** Jobs of one name by state, at most about a second old. */
export interface QueueCounts {
  readonly queued: number;
  readonly active: number;
  readonly failed: number;
}

export const SCHEMA = 'pgboss';
/** How soon waiting jobs, a dead worker or a changed queue are noticed (design: stack, "Queue"). */
const WATCH_INTERVAL_S = 1;
const CHECK_TIMEOUT_MS = 3_000;

const WORK = { heartbeatRefreshSeconds: 1, burstWhenReadyExceeds: 1 };

const createBoss = (connectionString: string, logger: JobsLogger): PgBoss => {
  const boss = new PgBoss({
    connectionString,
    schema: SCHEMA,
    application_name: 'safelight-jobs',
    max: 6,
    connectionTimeoutMillis: 5_000,
    useListenNotify: true,
    monitorIntervalSeconds: WATCH_INTERVAL_S,
    superviseIntervalSeconds: WATCH_INTERVAL_S,
    queueCacheIntervalSeconds: WATCH_INTERVAL_S,
  });
  boss.on('error', (error) => {
    logger.warn({ err: error }, 'the job queue met an error and goes on');
  });
  boss.on('warning', (warning) => {
    logger.warn({ warning }, 'the job queue warns');
  });
  return boss;
};

/** JobQueue on PostgreSQL. Call `start` first; a process that only enqueues never calls `work`. */
class PostgresJobQueue implements JobQueue {
  readonly #boss: PgBoss;
  readonly #running: RunningJobs;
  readonly #runner: JobRunner;
  readonly #logger: JobsLogger;
  #watching: NodeJS.Timeout | undefined;
  readonly #concurrency: NonNullable<JobQueueOptions['concurrency']>;
  readonly #pollIntervalS: number;

  constructor(options: JobQueueOptions) {
    const { connectionString, logger = silentLogger, onJobFinished } = options;
    this.#boss = createBoss(connectionString, logger);
    this.#running = new RunningJobs({ connectionString, schema: SCHEMA, logger });
    this.#runner = new JobRunner({ logger, onJobFinished, running: this.#running });
    this.#logger = logger;
    this.#concurrency = options.concurrency ?? {};
    this.#pollIntervalS = options.pollIntervalS ?? 2;
  }

  /** Connects, and creates or updates the queue's own tables; safe in several processes at once. */
  async start(): Promise<void> {
    await this.#boss.start();
    for (const name of JOB_NAMES) {
      const { policy, ...changeable } = QUEUES[name].options;
      await this.#boss.createQueue(name, { ...changeable, ...(policy === undefined ? {} : { policy }) });
      await this.#boss.updateQueue(name, changeable);
    }
  }

  async work(handlers: JobHandlers): Promise<void> {
    const missing = JOB_NAMES.filter((name) => typeof handlers[name] !== 'function');
    if (missing.length > 0) throw new TypeError(`No handler for ${missing.join(', ')}.`);
    for (const [name, cron] of SCHEDULES) await this.#boss.schedule(name, cron, {});
    // An installation that is never running at that hour is tidied when it starts.
    await this.#boss.send('tidy-up', {});
    await this.#running.open();
    for (const name of JOB_NAMES) await this.#workOn(name, handlers);
    this.#watching = setInterval(() => void this.#retryOrphans(), WATCH_INTERVAL_S * 1_000);
  }

  async stop(timeoutMs: number): Promise<void> {
    clearInterval(this.#watching);
    for (const name of JOB_NAMES) await this.#boss.offWork(name, { wait: false });
    await this.#runner.drain(timeoutMs);
    // Jobs whose handlers do not stop are marked as failed, so that another worker runs them again.
    await this.#boss.stop({ graceful: true, timeout: 1_000 });
    await this.#running.close();
  }

  async check(): Promise<void> {
    const asked = this.#boss.getDb().executeSql(`SELECT name FROM ${SCHEMA}.queue LIMIT 1`);
    const answer = await withinTime(asked, CHECK_TIMEOUT_MS).catch((error: unknown) => {
      throw databaseUnavailable(error);
    });
    if (answer === false) throw databaseUnavailable(new Error(`No answer within ${CHECK_TIMEOUT_MS} ms.`));
  }

  /** Enqueues through `sql`, as part of its transaction: after a rollback there is no job. */
  enqueuerFor(sql: SqlExecutor): JobEnqueuer {
    const db = {
      executeSql: async (text: string, values: unknown[] = []) => {
        const { rows } = await sql(text, values);
        return { rows: [...rows] };
      },
    };
    return {
      enqueue: async (name, payload, { priority = 0, startAfterSeconds: startAfter = 0 } = {}) => {
        await this.#boss.send(name, payload, { priority, startAfter, db });
      },
    };
  }

  /** The number of jobs of each name. */
  async stats(): Promise<Readonly<Record<JobName, QueueCounts>>> {
    const queues = await this.#boss.getQueues([...JOB_NAMES]);
    const countsOf = (name: JobName): QueueCounts => {
      const queue = queues.find((candidate) => candidate.name === name);
      return {
        queued: queue?.queuedCount ?? 0,
        active: queue?.activeCount ?? 0,
        failed: queue?.failedCount ?? 0,
      };
    };
    // Contains every name, because JOB_NAMES does.
    return Object.fromEntries(JOB_NAMES.map((name) => [name, countsOf(name)])) as Record<
      JobName,
      QueueCounts
    >;
  }

  /** Retries jobs of dead workers at once; pg-boss by itself waits for their heartbeat to expire. */
  async #retryOrphans(): Promise<void> {
    try {
      const orphans = await this.#running.orphans(JOB_NAMES);
      for (const { name, ...attempt } of orphans) {
        this.#logger.warn({ job: name, id: attempt.id }, 'the worker of a job has died, trying it again');
        await this.#boss.fail(name, attempt, { message: 'The worker died.' });
      }
    } catch (error) {
      this.#logger.warn({ err: error }, 'jobs of dead workers could not be looked for');
    }
  }

  async #workOn<N extends JobName>(name: N, handlers: JobHandlers): Promise<void> {
    const localConcurrency = this.#concurrency[name] ?? QUEUES[name].concurrency;
    const polling = {
      pollingIntervalSeconds: this.#pollIntervalS,
      notifyPollingIntervalSeconds: this.#pollIntervalS,
    };
    await this.#boss.work<JobPayloads[N]>(name, { ...WORK, ...polling, localConcurrency }, async ([job]) => {
      if (job !== undefined) await this.#runner.run(name, handlers, job);
    });
  }
}

export type { PostgresJobQueue };

export const createJobQueue = (options: JobQueueOptions): PostgresJobQueue => new PostgresJobQueue(options);
