import pg from 'pg';
import { databaseUnavailable } from './database-unavailable.ts';
import type { JobsLogger } from './jobs-logger.ts';
import { withinTime } from './within-time.ts';

export interface ListenOptions {
  readonly connectionString: string;
  /** A channel name that needs no quoting. */
  readonly channel: string;
  readonly logger: JobsLogger;
  readonly onPayload: (payload: string) => void;
  /** Called when the connection is lost: from now on nothing is received. */
  readonly onLost: () => void;
  /** Called after reconnecting: everything sent in between was lost. */
  readonly onBack: () => void;
}

const CONNECT_TIMEOUT_MS = 5_000;
const RETRY_MIN_MS = 100;
const RETRY_MAX_MS = 5_000;
/** A connection that does not answer for this long is considered dead. */
const PULSE_TIMEOUT_MS = 5_000;
const PULSE_INTERVAL_MS = 10_000;

/** One connection that listens on a channel and reconnects, with growing pauses, whenever it is lost. */
export class ListenConnection {
  readonly #options: ListenOptions;
  #client: pg.Client | null = null;
  #isClosed = false;
  #retryMs = RETRY_MIN_MS;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ListenOptions) {
    this.#options = options;
  }

  /** Connects; rejects with DATABASE_UNAVAILABLE when that fails, and does not try again. */
  async open(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      throw databaseUnavailable(error);
    }
  }

  /** Runs one statement; DATABASE_UNAVAILABLE while there is no connection. */
  async query(text: string, values: readonly unknown[]): Promise<void> {
    if (this.#client === null) throw databaseUnavailable(new Error('Not connected.'));
    try {
      await this.#client.query(text, [...values]);
    } catch (error) {
      throw databaseUnavailable(error);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    if (client !== null) await withinTime(Promise.allSettled([client.end()]), PULSE_TIMEOUT_MS);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.connectionString,
      application_name: 'safelight-signals',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: PULSE_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('error', (error) => {
      this.#lose(client, error);
    });
    client.on('end', () => {
      this.#lose(client, new Error('The connection ended.'));
    });
    client.on('notification', ({ payload }) => {
      this.#options.onPayload(payload ?? '');
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${this.#options.channel}`);
    } catch (error) {
      void Promise.allSettled([client.end()]);
      throw error;
    }
    if (this.#isClosed) {
      void Promise.allSettled([client.end()]);
      return;
    }
    this.#client = client;
    this.#retryMs = RETRY_MIN_MS;
    this.#feelPulseLater(client);
  }

  #feelPulseLater(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      client.query('SELECT 1').then(
        () => {
          if (this.#client === client) this.#feelPulseLater(client);
        },
        (error: unknown) => {
          this.#lose(client, error);
        },
      );
    }, PULSE_INTERVAL_MS);
  }

  #lose(client: pg.Client, error: unknown): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = null;
    clearTimeout(this.#timer);
    void Promise.allSettled([client.end()]);
    this.#options.logger.warn({ err: error }, 'lost the connection for signals, connecting again');
    this.#options.onLost();
    this.#retryLater();
  }

  #retryLater(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#connect().then(
        () => {
          if (this.#client !== null) this.#options.onBack();
        },
        () => {
          this.#retryLater();
        },
      );
    }, this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, RETRY_MAX_MS);
  }
}
