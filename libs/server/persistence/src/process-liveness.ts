import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import pg from 'pg';
import type { PersistenceLogger } from './persistence-logger.ts';

/**
 * The first key of the advisory locks that show which processes are alive. The second key is the number of
 * the process.
 */
export const LIVENESS_LOCK = 7_263_002;

/** Selects the numbers of living processes as `instance_id`. */
export const ALIVE_INSTANCES = `
  SELECT objid::bigint AS instance_id FROM pg_locks
  WHERE locktype = 'advisory' AND classid = ${LIVENESS_LOCK} AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

const CONNECT_TIMEOUT_MS = 5_000;
const RETRY_MIN_MS = 100;
const RETRY_MAX_MS = 2_000;

/** The settings with which PostgreSQL notices within half a minute that the machine of a client has vanished. */
const SESSION_SETTINGS = `
  SET statement_timeout = ${CONNECT_TIMEOUT_MS};
  SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3;`;

/**
 * Shows other processes that this process is alive: it has a number, and holds a session advisory lock on the
 * number. The connection of the lock is outside of the pool. When it is lost, the lock is taken again.
 * PostgreSQL releases the lock however the process dies.
 */
export class ProcessLiveness {
  readonly #url: string;
  readonly #logger: PersistenceLogger;
  #instanceId: number | null = null;
  #client: pg.Client | null = null;
  #connecting: Promise<void> | null = null;
  #isClosed = false;

  constructor(options: { readonly url: string; readonly logger: PersistenceLogger }) {
    this.#url = options.url;
    this.#logger = options.logger;
  }

  /** The number of this process; null before `hold` was called. */
  get instanceId(): number | null {
    return this.#instanceId;
  }

  /**
   * Returns the number of this process, and holds its lock. Throws DATABASE_UNAVAILABLE if the lock cannot be
   * taken now.
   */
  async hold(): Promise<number> {
    if (this.#client === null) await this.#connectOnce();
    if (this.#client === null || this.#instanceId === null) {
      throw new DomainError('DATABASE_UNAVAILABLE', TEXTS.generic.unavailable);
    }
    return this.#instanceId;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#connecting?.catch(() => undefined);
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #connectOnce(): Promise<void> {
    this.#connecting ??= this.#connect().finally(() => {
      this.#connecting = null;
    });
    return this.#connecting;
  }

  async #connect(): Promise<void> {
    if (this.#isClosed) return;
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'safelight liveness',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: 2 * CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('error', (error) =>
      this.#logger.warn({ error: error.message }, 'Lost the liveness connection'),
    );
    try {
      await client.connect();
      await client.query(SESSION_SETTINGS);
      this.#instanceId ??= await newInstanceId(client);
      // Waits until the server has noticed that the lost session of this process ended.
      await client.query('SELECT pg_advisory_lock($1, $2)', [LIVENESS_LOCK, this.#instanceId]);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    client.once('end', () => {
      if (this.#client !== client) return;
      this.#client = null;
      void this.#reconnect();
    });
    this.#client = client;
  }

  async #reconnect(): Promise<void> {
    for (
      let waitMs = RETRY_MIN_MS;
      !this.#isClosed && this.#client === null;
      waitMs = Math.min(2 * waitMs, RETRY_MAX_MS)
    ) {
      try {
        await this.#connectOnce();
      } catch (error) {
        this.#logger.warn({ error: String(error) }, 'The liveness connection is not back yet');
        await sleep(waitMs);
      }
    }
  }
}

const newInstanceId = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(`SELECT nextval('instance_id')::integer AS id`);
  const [row] = rows;
  if (row === undefined) throw new Error('The sequence instance_id returned no number.');
  return row.id;
};
