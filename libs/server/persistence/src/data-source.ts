import { DataSource, DefaultNamingStrategy } from 'typeorm';
import pg from 'pg';
import { translateError } from './database-error.ts';
import { silentLogger, type PersistenceLogger } from './persistence-logger.ts';
import { ProcessLiveness } from './process-liveness.ts';
import * as records from './records/index.ts';

/** Converts a name to snake_case: `originalSha256` becomes `original_sha256`. */
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Gives columns the names of their properties in snake_case. */
class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? snakeCase(propertyName);
  }
}

export interface DatabaseOptions {
  /**
   * The URL of the database: `postgres://user:password@host:port/database`. It must not lead to a connection
   * pooler in transaction mode.
   */
  readonly url: string;
  /**
   * The maximum number of connections in the pool. One more holds the advisory lock that shows that this
   * process is alive.
   */
  readonly poolSize: number;
  readonly logger?: PersistenceLogger;
}

/** A connected database, which every function of this library uses. */
export interface Database {
  readonly url: string;
  readonly dataSource: DataSource;
  readonly pool: pg.Pool;
  readonly liveness: ProcessLiveness;
}

/** The timeout for getting a connection, new or from the pool. */
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * The timeout after which the server cancels a statement. The client waits a little longer for the server's
 * error.
 */
const STATEMENT_TIMEOUT_MS = 30_000;
const UNANSWERED_TIMEOUT_MS = 35_000;
/**
 * The timeout after which the server ends an idle transaction. It limits how long a process that hangs holds
 * locks.
 */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
const IDLE_CONNECTION_MS = 60_000;

/**
 * Makes pg return 64-bit columns as numbers. All of them are sizes and counters below 2^53, which a JavaScript
 * number represents exactly.
 */
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
 * Returns the pg pool of TypeORM, which is a public but untyped field. A separate pool would double the
 * connections (ADR 49).
 */
const poolOf = (dataSource: DataSource): pg.Pool =>
  (dataSource.driver as unknown as { master: pg.Pool }).master;

/** Connects; throws DATABASE_UNAVAILABLE if that fails. The pool recovers from later outages by itself. */
export const createDatabase = async ({
  url,
  poolSize,
  logger = silentLogger,
}: DatabaseOptions): Promise<Database> => {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    poolSize,
    entities: records,
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

/** Closes all connections. The sweeper then deletes the files of uploads that this process has not finished. */
export const closeDatabase = async ({ dataSource, liveness }: Database): Promise<void> => {
  await liveness.close();
  await dataSource.destroy();
};
