import { DataSource, DefaultNamingStrategy } from 'typeorm';
import pg from 'pg';
import { translateError } from './database-error.ts';
import { silentLogger, type PersistenceLogger } from './persistence-logger.ts';
import { ProcessLiveness } from './process-liveness.ts';
import { RECORDS } from './records/index.ts';

/** `originalSha256` → `original_sha256`. */
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Derives column names from property names in snake_case. */
class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? snakeCase(propertyName);
  }
}

export interface DatabaseOptions {
  /**
   * `postgres://user:password@host:port/database`. A connection pooler in transaction mode must not be in
   * between.
   */
  readonly url: string;
  /**
   * The maximum number of connections in the pool. One more connection holds the advisory lock that shows
   * this process is alive.
   */
  readonly poolSize: number;
  readonly logger?: PersistenceLogger;
}

/** A connected database; every function of this library uses one. */
export interface Database {
  readonly url: string;
  readonly dataSource: DataSource;
  readonly pool: pg.Pool;
  readonly liveness: ProcessLiveness;
}

/** The timeout for getting a connection, new or from the pool. */
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * The timeout after which the server cancels a statement. The client waits a little longer, in case the
 * server does not respond.
 */
const STATEMENT_TIMEOUT_MS = 30_000;
const UNANSWERED_TIMEOUT_MS = 35_000;
/**
 * The timeout after which the server ends an idle transaction, so that a process that hangs does not hold its
 * locks forever.
 */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
const IDLE_CONNECTION_MS = 60_000;

/** Our 64-bit columns are sizes and counters below 2^53, so they fit a JavaScript number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((
    oid: Parameters<typeof pg.types.getTypeParser>[0],
    format?: 'text' | 'binary',
  ): ((value: string) => unknown) =>
    oid === pg.types.builtins.INT8 && format !== 'binary'
      ? Number
      : (pg.types.getTypeParser(oid, format) as (value: string) => unknown)) as typeof pg.types.getTypeParser,
};

/**
 * TypeORM keeps its pg pool in a public but untyped field; a second pool would double the connections (ADR
 * 49).
 */
const poolOf = (dataSource: DataSource): pg.Pool =>
  (dataSource.driver as unknown as { master: pg.Pool }).master;

/** Connects; DATABASE_UNAVAILABLE if that fails. Afterwards it recovers from any outage of the database. */
export const createDatabase = async ({
  url,
  poolSize,
  logger = silentLogger,
}: DatabaseOptions): Promise<Database> => {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    poolSize,
    entities: RECORDS,
    namingStrategy: new SnakeCaseNaming(),
    applicationName: 'safelight',
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    installExtensions: false,
    logging: false,
    poolErrorHandler: (error: Error) => logger.warn({ error: error.message }, 'Lost a database connection'),
    extra: {
      types,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      idleTimeoutMillis: IDLE_CONNECTION_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: UNANSWERED_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    },
  });
  try {
    await dataSource.initialize();
  } catch (error) {
    throw translateError(error);
  }
  return { url, dataSource, pool: poolOf(dataSource), liveness: new ProcessLiveness({ url, logger }) };
};

/** Closes all connections. The sweeper deletes files that this process had not finished storing. */
export const closeDatabase = async ({ dataSource, liveness }: Database): Promise<void> => {
  await liveness.close();
  await dataSource.destroy();
};
