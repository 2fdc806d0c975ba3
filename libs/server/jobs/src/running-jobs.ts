import type { JobName } from '@safelight/application/ports';
import type { JobsLogger } from './jobs-logger.ts';
import { ReconnectingConnection } from './reconnecting-connection.ts';

export interface RunningJobsOptions {
  readonly connectionString: string;
  readonly schema: string;
  readonly logger: JobsLogger;
}

/** One attempt at a job. pg-boss identifies the attempt by the retry count. */
export interface OrphanedJob {
  readonly name: JobName;
  readonly id: string;
  readonly retryCount: number;
  /** Why the attempt counts as failed, in words for people. */
  readonly reason: string;
}

/** The first key of the advisory locks on running jobs; the second key is a hash of the job's id. */
const RUNNING_LOCK = 7_263_004;
/**
 * A job without a lock and without a heartbeat for this long has lost its worker. Heartbeats come every
 * second.
 */
const SILENCE = '3 seconds';
/** The worker may hold its lock and still be frozen. Then the heartbeat timeout of the queue expires. */
const FROZEN = 'heartbeat_on + make_interval(secs => heartbeat_seconds) < now()';
/** After an outage of the database, workers have this long to take their locks again. */
const SETTLING_MS = 2_000;

/**
 * PostgreSQL closes the session of a vanished machine within half a minute. Its jobs run again after the
 * heartbeat timeout.
 */
const SESSION_SETTINGS =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3';

/** The locks are shared, because a frozen worker may hold one while another worker runs the job again. */
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
 * Holds an advisory lock for each job that this process runs, and finds other processes' jobs without such a
 * lock. PostgreSQL releases the locks of a session when its process dies. A frozen worker keeps its locks, so
 * its jobs are found by their heartbeats. All locks belong to one connection, which reconnects after a loss
 * and takes the locks again.
 */
export class RunningJobs {
  readonly #schema: string;
  readonly #connection: ReconnectingConnection;
  readonly #held = new Set<string>();
  #connectedAt = 0;

  constructor({ schema, ...options }: RunningJobsOptions) {
    this.#schema = schema;
    this.#connection = new ReconnectingConnection({
      ...options,
      name: 'safelight-running',
      prepare: SESSION_SETTINGS,
      onBack: () => {
        this.#connectedAt = performance.now();
        void this.#ask(TAKE, [[...this.#held]]);
      },
    });
  }

  /** Connects. Throws DATABASE_UNAVAILABLE when that fails. Reconnects after later losses. */
  async open(): Promise<void> {
    await this.#connection.open();
    this.#connectedAt = performance.now();
  }

  /**
   * Resolves when the lock is taken. Also resolves when the connection is lost, because the next connection
   * takes the lock.
   */
  async hold(jobId: string): Promise<void> {
    this.#held.add(jobId);
    await this.#ask(TAKE, [[jobId]]);
  }

  release(jobId: string): void {
    if (this.#held.delete(jobId)) void this.#ask(GIVE, [jobId]);
  }

  /** The jobs of dead and frozen workers. Empty while the connection is lost and shortly after. */
  async orphans(names: readonly JobName[]): Promise<readonly OrphanedJob[]> {
    if (!this.#connection.isConnected || performance.now() - this.#connectedAt < SETTLING_MS) return [];
    return this.#ask<OrphanedJob>(orphansIn(this.#schema), [names]);
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  /** The rows of a statement. Empty when the connection is lost. */
  #ask<Row extends object>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return this.#connection.query<Row>(text, values).catch(() => []);
  }
}
