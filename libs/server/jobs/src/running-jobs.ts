import type { JobName } from '@safelight/application/ports';
import type { JobsLogger } from './jobs-logger.ts';
import { LastingConnection } from './lasting-connection.ts';

export interface RunningJobsOptions {
  readonly connectionString: string;
  /** Schema of pg-boss. */
  readonly schema: string;
  readonly logger: JobsLogger;
}

/** One attempt at a job, which pg-boss distinguishes from later ones. */
export interface OrphanedJob {
  readonly name: JobName;
  readonly id: string;
  readonly retryCount: number;
  /** How its worker was lost, in words. */
  readonly reason: string;
}

/** First key of the advisory locks that show that somebody runs a job; the second is a hash of the job's id. */
const RUNNING_LOCK = 7_263_004;
/**
 * A job without a lock and without a heartbeat for this long has lost its worker: heartbeats come every
 * second.
 */
const SILENCE = '3 seconds';
/** Nor is a worker with a lock alive that has been silent for as long as its queue allows: it is frozen. */
const FROZEN = 'heartbeat_on + make_interval(secs => heartbeat_seconds) < now()';
/** After an outage of the database, other workers get this long to take their locks again. */
const SETTLING_MS = 2_000;

/** A machine that vanished is noticed within half a minute; its jobs when their heartbeat has expired. */
const SESSION_SETTINGS =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3';

/** Shared locks, because a frozen worker may hold one while another runs the job again. */
const TAKE = `SELECT pg_advisory_lock_shared(${RUNNING_LOCK}, hashtext(id)) FROM unnest($1::text[]) AS id`;
const GIVE = `SELECT pg_advisory_unlock_shared(${RUNNING_LOCK}, hashtext($1))`;

const orphansIn = (schema: string): string => `
  SELECT name, id, retry_count AS "retryCount",
    CASE WHEN ${FROZEN} THEN 'The worker is frozen.' ELSE 'The worker died.' END AS reason
  FROM ${schema}.job
  WHERE state = 'active' AND name = ANY ($1::text[])
    AND coalesce(heartbeat_on, started_on) < now() - interval '${SILENCE}'
    AND (${FROZEN} OR NOT EXISTS (
      SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${RUNNING_LOCK} AND objsubid = 2
        AND objid = hashtext(job.id::text)::oid AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())))`;

/**
 * Shows for each job that this process runs that somebody runs it, by a session lock that is released however
 * the process dies, and finds jobs without such a lock. A frozen worker keeps its locks: its jobs are found by
 * their heartbeats. It uses one connection, which is made again when it is lost.
 */
export class RunningJobs {
  readonly #schema: string;
  readonly #connection: LastingConnection;
  readonly #held = new Set<string>();
  #connectedAt = 0;

  constructor({ schema, ...options }: RunningJobsOptions) {
    this.#schema = schema;
    this.#connection = new LastingConnection({
      ...options,
      name: 'safelight-running',
      prepare: SESSION_SETTINGS,
      onBack: () => {
        this.#connectedAt = performance.now();
        void this.#ask(TAKE, [[...this.#held]]);
      },
    });
  }

  /** Connects; DATABASE_UNAVAILABLE when that fails the first time. It recovers from later losses. */
  async open(): Promise<void> {
    await this.#connection.open();
    this.#connectedAt = performance.now();
  }

  /** Resolves when the lock is taken, or when the connection is lost: then it is taken with the next one. */
  async hold(jobId: string): Promise<void> {
    this.#held.add(jobId);
    await this.#ask(TAKE, [[jobId]]);
  }

  release(jobId: string): void {
    if (this.#held.delete(jobId)) void this.#ask(GIVE, [jobId]);
  }

  /** Jobs of dead and frozen workers; none while this process cannot know. */
  async orphans(names: readonly JobName[]): Promise<readonly OrphanedJob[]> {
    if (!this.#connection.isConnected || performance.now() - this.#connectedAt < SETTLING_MS) return [];
    return this.#ask<OrphanedJob>(orphansIn(this.#schema), [names]);
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  /** The rows of a statement; none when the connection is lost. */
  #ask<Row extends object>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return this.#connection.query<Row>(text, values).catch(() => []);
  }
}
