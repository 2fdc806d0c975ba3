import type { Signal, SignalBus, SignalPublisher } from '@safelight/application/ports';
import { silentLogger, type JobsLogger } from './jobs-logger.ts';
import { ReconnectingConnection } from './reconnecting-connection.ts';
import type { SqlExecutor } from './sql-executor.ts';

export interface SignalBusOptions {
  readonly connectionString: string;
  readonly logger?: JobsLogger;
}

const CHANNEL = 'safelight_signals';
const PUBLISH = 'SELECT pg_notify($1, $2)';

interface Subscriber {
  readonly listener: (signal: Signal) => void;
  readonly onGap: (() => void) | undefined;
}

/**
 * Delivers signals by LISTEN/NOTIFY on a connection of its own, which reconnects after a loss. It notifies
 * subscribers when the connection is lost, because they may miss signals from then on. It notifies them again
 * when the connection is back.
 */
class PostgresSignalBus implements SignalBus {
  readonly #logger: JobsLogger;
  readonly #connection: ReconnectingConnection;
  readonly #subscribers = new Set<Subscriber>();

  constructor({ connectionString, logger = silentLogger }: SignalBusOptions) {
    this.#logger = logger;
    const notifyOfGap = (): void => {
      this.#notify(({ onGap }) => onGap?.());
    };
    this.#connection = new ReconnectingConnection({
      connectionString,
      name: 'safelight-signals',
      prepare: `LISTEN ${CHANNEL}`,
      logger,
      onPayload: (payload) => {
        this.#deliver(payload);
      },
      onLost: notifyOfGap,
      onBack: notifyOfGap,
    });
  }

  /** Connects. Throws DATABASE_UNAVAILABLE when that fails. Reconnects after later losses. */
  start(): Promise<void> {
    return this.#connection.open();
  }

  /**
   * Publishes immediately on the bus's own connection. Throws DATABASE_UNAVAILABLE while the connection is
   * lost.
   */
  async publish(signal: Signal): Promise<void> {
    await this.#connection.query(PUBLISH, [CHANNEL, JSON.stringify(signal)]);
  }

  /** Publishes through `sql`. PostgreSQL delivers the signal when the transaction commits. */
  publisherFor(sql: SqlExecutor): SignalPublisher {
    return {
      publish: async (signal) => {
        await sql(PUBLISH, [CHANNEL, JSON.stringify(signal)]);
      },
    };
  }

  subscribe(listener: (signal: Signal) => void, onGap?: () => void): () => void {
    const subscriber = { listener, onGap };
    this.#subscribers.add(subscriber);
    return () => {
      this.#subscribers.delete(subscriber);
    };
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  #deliver(payload: string): void {
    let signal: Signal;
    try {
      // Only our own processes send on this channel, so the payload is one of theirs.
      signal = JSON.parse(payload) as Signal;
    } catch (error) {
      this.#logger.warn({ err: error }, 'a signal could not be parsed and is ignored');
      return;
    }
    this.#notify(({ listener }) => {
      listener(signal);
    });
  }

  /** An error of one subscriber must not affect the others. */
  #notify(what: (subscriber: Subscriber) => void): void {
    for (const subscriber of this.#subscribers) {
      try {
        what(subscriber);
      } catch (error) {
        this.#logger.error({ err: error }, 'a subscriber to signals failed');
      }
    }
  }
}

export type { PostgresSignalBus };

export const createSignalBus = (options: SignalBusOptions): PostgresSignalBus =>
  new PostgresSignalBus(options);
