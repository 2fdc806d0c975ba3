import pg from 'pg';
import { databaseUnavailable } from './database-unavailable.ts';
import type { JobsLogger } from './jobs-logger.ts';
import { withinTime } from './within-time.ts';

export interface ReconnectingConnectionOptions {
  readonly connectionString: string;
  /** The name of the connection in the database (`application_name`) and in the log. */
  readonly name: string;
  /** A statement that is run on each new connection. */
  readonly prepare: string;
  readonly logger: JobsLogger;
  readonly onPayload?: (payload: string) => void;
  /** Called when the connection is lost. No notifications arrive until `onBack`. */
  readonly onLost?: () => void;
  /** Called after reconnecting. Notifications in between and all locks of the old session are lost. */
  readonly onBack: () => void;
}

const RESPONSE_TIMEOUT_MS = 5_000;
const RETRY_MIN_MS = 100;
const RETRY_MAX_MS = 1_000;
const PING_INTERVAL_MS = 10_000;

/**
 * One connection for features that need a database session: advisory locks and LISTEN. It reconnects with
 * exponential backoff when the connection is lost and when a statement fails or takes longer than 5 s.
 */
export class ReconnectingConnection {
  readonly #options: ReconnectingConnectionOptions;
  #client: pg.Client | null = null;
  /** The last statement. The next one waits for it, because a connection runs one statement at a time. */
  #turn: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #retryMs = RETRY_MIN_MS;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ReconnectingConnectionOptions) {
    this.#options = options;
  }

  get isConnected(): boolean {
    return this.#client !== null;
  }

  /** Connects. Throws DATABASE_UNAVAILABLE when that fails, and does not retry. */
  async open(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      throw databaseUnavailable(error);
    }
  }

  /**
   * The rows of a statement. Throws DATABASE_UNAVAILABLE when the statement fails or the connection is lost
   * before it runs.
   */
  query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    const client = this.#client;
    const answer = this.#turn.then(async () => {
      if (client === null || client !== this.#client) throw databaseUnavailable(new Error('Not connected.'));
      try {
        return (await client.query<Row>(text, [...values])).rows;
      } catch (error) {
        this.#lose(client, error);
        throw databaseUnavailable(error);
      }
    });
    this.#turn = answer.catch(() => undefined);
    return answer;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    if (client !== null) await withinTime(Promise.allSettled([client.end()]), RESPONSE_TIMEOUT_MS);
  }

  async #connect(onConnected = (): void => undefined): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.connectionString,
      application_name: this.#options.name,
      connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
      query_timeout: RESPONSE_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('error', (error) => {
      this.#lose(client, error);
    });
    client.on('end', () => {
      this.#lose(client, new Error('The connection ended.'));
    });
    client.on('notification', ({ payload }) => this.#options.onPayload?.(payload ?? ''));
    try {
      await client.connect();
      await client.query(this.#options.prepare);
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
    this.#pingLater(client);
    onConnected();
  }

  #pingLater(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      this.query('SELECT 1').then(
        () => {
          if (this.#client === client) this.#pingLater(client);
        },
        () => undefined,
      );
    }, PING_INTERVAL_MS);
  }

  #lose(client: pg.Client, error: unknown): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = null;
    clearTimeout(this.#timer);
    void Promise.allSettled([client.end()]);
    const { logger, name } = this.#options;
    logger.warn({ err: error, connection: name }, 'lost a connection to the database, reconnecting');
    this.#options.onLost?.();
    this.#retryLater();
  }

  #retryLater(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#connect(this.#options.onBack).catch(() => {
        this.#retryLater();
      });
    }, this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, RETRY_MAX_MS);
  }
}
