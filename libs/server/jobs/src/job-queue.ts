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
   * The number of jobs of each name that this process runs at a time. A missing name uses the default of its
   * queue.
   */
  readonly concurrency?: Partial<Readonly<Record<JobName, number>>>;
  /**
   * The seconds between two polls of this process for jobs without a notification: due retries, delayed jobs,
   * and jobs whose worker died. 1 by default.
   */
  readonly pollIntervalS?: number;
}

/** The jobs of one name by state. */
export interface QueueCounts {
  readonly queued: number;
  readonly active: number;
  readonly failed: number;
}

export const SCHEMA = 'pgboss';
/**
 * The interval at which pg-boss reloads its queues and looks for jobs that exceeded their time limit. Due
 * jobs and lost workers are noticed sooner by one statement each (`DUE`, `RunningJobs`).
 */
const SUPERVISE_INTERVAL_S = 30;
/**
 * The intervals at which each worker polls for jobs, with and without notifications. Polling by each worker
 * of each queue every second would take most of the processor even without jobs.
 */
const POLL_WITH_NOTIFICATIONS_S = 60;
const POLL_WITHOUT_NOTIFICATIONS_S = 2;
/** No job depends on another one, so pg-boss need not look for dependencies. */
const NEVER_S = 86_400;
const CHECK_TIMEOUT_MS = 3_000;

/** Queues with jobs that are due. */
const DUE = `
  SELECT DISTINCT name FROM ${SCHEMA}.job
  WHERE state < 'active' AND start_after <= now() AND name = ANY ($1::text[])`;

const COUNTS = `
  SELECT name,
    (count(*) FILTER (WHERE state < 'active'))::int AS queued,
    (count(*) FILTER (WHERE state = 'active'))::int AS active,
    (count(*) FILTER (WHERE state = 'failed'))::int AS failed
  FROM ${SCHEMA}.job
  WHERE name = ANY ($1::text[]) AND (state <= 'active' OR state = 'failed')
  GROUP BY name`;
const NO_JOBS: QueueCounts = { queued: 0, active: 0, failed: 0 };

const createBoss = (connectionString: string, logger: JobsLogger): PgBoss => {
  const boss = new PgBoss({
    connectionString,
    schema: SCHEMA,
    application_name: 'safelight-jobs',
    max: 6,
    connectionTimeoutMillis: 5_000,
    useListenNotify: true,
    monitorIntervalSeconds: SUPERVISE_INTERVAL_S,
    superviseIntervalSeconds: SUPERVISE_INTERVAL_S,
    queueCacheIntervalSeconds: SUPERVISE_INTERVAL_S,
    flowIntervalSeconds: NEVER_S,
  });
  boss.on('error', (error) => {
    logger.warn({ err: error }, 'the job queue reported an error and continues');
  });
  boss.on('warning', (warning) => {
    logger.warn({ warning }, 'the job queue reported a warning');
  });
  return boss;
};

/** A JobQueue on PostgreSQL. Call `start` first. A process that only enqueues does not call `work`. */
class PostgresJobQueue implements JobQueue {
  readonly #boss: PgBoss;
  readonly #running: RunningJobs;
  readonly #runner: JobRunner;
  readonly #logger: JobsLogger;
  #watching: NodeJS.Timeout | undefined;
  readonly #concurrency: NonNullable<JobQueueOptions['concurrency']>;
  readonly #pollIntervalS: number;
  readonly #workers = new Map<string, string[]>();

  constructor(options: JobQueueOptions) {
    const { connectionString, logger = silentLogger, onJobFinished } = options;
    this.#boss = createBoss(connectionString, logger);
    this.#running = new RunningJobs({ connectionString, schema: SCHEMA, logger });
    this.#runner = new JobRunner({ logger, onJobFinished, running: this.#running });
    this.#logger = logger;
    this.#concurrency = options.concurrency ?? {};
    this.#pollIntervalS = options.pollIntervalS ?? 1;
  }

  /**
   * Connects, and creates or migrates the tables of pg-boss. Several processes may do so at the same time.
   */
  async start(): Promise<void> {
    await this.#boss.start();
    for (const name of JOB_NAMES) {
      const { policy, concurrency: _concurrency, ...changeable } = QUEUES[name];
      await this.#boss.createQueue(name, { ...changeable, ...(policy === undefined ? {} : { policy }) });
      await this.#boss.updateQueue(name, changeable);
    }
  }

  async work(handlers: JobHandlers): Promise<void> {
    const missing = JOB_NAMES.filter((name) => typeof handlers[name] !== 'function');
    if (missing.length > 0) throw new TypeError(`No handler for ${missing.join(', ')}.`);
    for (const [name, cron] of SCHEDULES) await this.#boss.schedule(name, cron, {});
    // Tidies up at the start too, in case no server runs at the scheduled hour.
    await this.#boss.send('tidy-up', {});
    await this.#running.open();
    for (const name of JOB_NAMES) await this.#workOn(name, handlers);
    this.#watching = setInterval(() => {
      void this.#retryOrphans();
      void this.#wakeForDue();
    }, this.#pollIntervalS * 1_000);
  }

  async stop(timeoutMs: number): Promise<void> {
    clearInterval(this.#watching);
    for (const name of JOB_NAMES) await this.#boss.offWork(name, { wait: false });
    await this.#runner.drain(timeoutMs);
    // Marks jobs whose handlers did not stop as failed, so that another worker runs them again.
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

  /** Enqueues through `sql`, as part of its transaction. */
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

  async stats(): Promise<Readonly<Record<JobName, QueueCounts>>> {
    const { rows } = await this.#boss.getDb().executeSql(COUNTS, [JOB_NAMES]);
    const counted = new Map(
      (rows as readonly (QueueCounts & { readonly name: string })[]).map(({ name, ...counts }) => [
        name,
        counts,
      ]),
    );
    // `JOB_NAMES` contains every job name, so the result does too.
    return Object.fromEntries(JOB_NAMES.map((name) => [name, counted.get(name) ?? NO_JOBS])) as Record<
      JobName,
      QueueCounts
    >;
  }

  /** Retries the jobs of lost workers sooner than pg-boss would. */
  async #retryOrphans(): Promise<void> {
    try {
      const orphans = await this.#running.orphans(JOB_NAMES);
      for (const { name, reason, ...attempt } of orphans) {
        this.#logger.warn({ job: name, id: attempt.id, reason }, 'a job lost its worker and is retried');
        await this.#boss.fail(name, attempt, { message: reason });
      }
    } catch (error) {
      this.#logger.warn({ err: error }, 'looking for lost workers failed');
    }
  }

  /** Wakes the workers of queues with due jobs. A busy worker polls again after its job. */
  async #wakeForDue(): Promise<void> {
    try {
      const { rows } = await this.#boss.getDb().executeSql(DUE, [JOB_NAMES]);
      for (const { name } of rows as readonly { readonly name: string }[])
        for (const id of this.#workers.get(name) ?? []) this.#boss.notifyWorker(id);
    } catch (error) {
      this.#logger.warn({ err: error }, 'looking for due jobs failed');
    }
  }

  /** Starts the workers of a queue. After each job a worker immediately looks for the next one. */
  async #workOn<N extends JobName>(name: N, handlers: JobHandlers): Promise<void> {
    const options = {
      heartbeatRefreshSeconds: 1,
      pollingIntervalSeconds: Math.max(POLL_WITHOUT_NOTIFICATIONS_S, this.#pollIntervalS),
      notifyPollingIntervalSeconds: Math.max(POLL_WITH_NOTIFICATIONS_S, this.#pollIntervalS),
    };
    const ids: string[] = [];
    this.#workers.set(name, ids);
    const concurrency = this.#concurrency[name] ?? QUEUES[name].concurrency ?? 1;
    for (let number = 0; number < concurrency; number += 1) {
      const id = await this.#boss.work<JobPayloads[N]>(name, options, async ([job]) => {
        try {
          if (job !== undefined) await this.#runner.run(name, handlers, job);
        } finally {
          this.#boss.notifyWorker(id);
        }
      });
      ids.push(id);
    }
  }
}

export type { PostgresJobQueue };

export const createJobQueue = (options: JobQueueOptions): PostgresJobQueue => new PostgresJobQueue(options);
