import type { AppEvent, EventBus, EventPublisher } from '@safelight/application';
import pg from 'pg';
import type { SqlExecutor } from './job-queue.ts';
import { silentLogger, type JobsLogger } from './jobs-logger.ts';

export interface EventBusOptions {
  readonly connectionString: string;
  readonly logger?: JobsLogger;
}

const CHANNEL = 'safelight_events';
const RETRY_MIN_MS = 100;
const RETRY_MAX_MS = 5_000;
const PUBLISH = 'SELECT pg_notify($1, $2)';

interface Subscriber {
  readonly listener: (event: AppEvent) => void;
  readonly onGap: (() => void) | undefined;
}

/**
 * Events by LISTEN/NOTIFY on one connection of its own, which is made again when it is lost; subscribers are
 * told of the gap both when it opens and when it closes.
 */
export const createEventBus = ({ connectionString, logger = silentLogger }: EventBusOptions) => {
  const subscribers = new Set<Subscriber>();
  let client: pg.Client | null = null;
  let isClosed = false;
  let retryMs = RETRY_MIN_MS;
  let retryTimer: NodeJS.Timeout | undefined;

  const deliver = (payload: string | undefined): void => {
    const event = JSON.parse(payload ?? '') as AppEvent;
    for (const { listener } of subscribers) listener(event);
  };
  const tellGap = (): void => {
    for (const { onGap } of subscribers) onGap?.();
  };

  const lost = (failed: pg.Client, error: unknown): void => {
    if (client !== failed || isClosed) return;
    client = null;
    failed.end().catch(() => undefined);
    logger.warn({ err: error }, 'lost the connection for events, connecting again');
    tellGap();
    retryLater();
  };

  const retryLater = (): void => {
    retryTimer = setTimeout(() => {
      connect().then(tellGap, () => {
        if (!isClosed) retryLater();
      });
    }, retryMs);
    retryMs = Math.min(retryMs * 2, RETRY_MAX_MS);
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString,
      application_name: 'safelight-events',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next, new Error('the connection ended')));
    next.on('notification', ({ payload }) => deliver(payload));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    retryMs = RETRY_MIN_MS;
  };

  const publisherFor = (sql: SqlExecutor): EventPublisher => ({
    publish: async (event) => {
      await sql(PUBLISH, [CHANNEL, JSON.stringify(event)]);
    },
  });

  const bus: EventBus = {
    ...publisherFor(async (text, values = []) => {
      if (client === null) throw new Error('no connection for events');
      return client.query(text, [...values]);
    }),
    subscribe: (listener, onGap) => {
      const subscriber = { listener, onGap };
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
  };

  return {
    ...bus,
    /** Connects; rejects when that fails the first time. */
    start: connect,
    /** Publishes through `sql`: delivered when its transaction commits. */
    publisherFor,
    close: async (): Promise<void> => {
      isClosed = true;
      clearTimeout(retryTimer);
      await client?.end();
    },
  };
};
