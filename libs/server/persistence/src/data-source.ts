import { DataSource, DefaultNamingStrategy } from 'typeorm';
import pg from 'pg';
import { translateError } from './database-error.ts';
import { silentLogger, type PersistenceLogger } from './persistence-logger.ts';
import { ProcessLiveness } from './process-liveness.ts';
import { RECORDS } from './records/index.ts';

/** `originalSha256` → `original_sha256`. */
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns are the properties of the records in snake_case. */
class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? snakeCase(propertyName);
  }
}

export interface DatabaseOptions {
  /** `postgres://user:password@host:port/database`, without a transaction pooler in between. */
  readonly url: string;
  /** The most connections of the pool. One more connection is held as proof that this process is alive. */
  readonly poolSize: number;
  readonly logger?: PersistenceLogger;
}

/** A connected database, on which every function of this library works. */
export interface Database {
  readonly url: string;
  readonly dataSource: DataSource;
  readonly pool: pg.Pool;
  readonly liveness: ProcessLiveness;
}

/** How long to wait for a connection, new or from the pool, before reporting that the database is unavailable. */
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * The server cancels a statement after this time. The client waits somewhat longer, in case the server cannot
 * answer.
 */
const STATEMENT_TIMEOUT_MS = 30_000;
const UNANSWERED_TIMEOUT_MS = 35_000;
/** Ends the transaction of a process that hangs, which would otherwise hold its locks forever. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
const IDLE_CONNECTION_MS = 60_000;

/** The 64-bit numbers of our tables are sizes and counters below 2^53, so they fit a JavaScript number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((
    oid: Parameters<typeof pg.types.getTypeParser>[0],
    format?: 'text' | 'binary',
  ): ((value: string) => unknown) =>
    oid === pg.types.builtins.INT8 && format !== 'binary'
      ? Number
      : (pg.types.getTypeParser(oid, format) as (value: string) => unknown)) as typeof pg.types.getTypeParser,
};

/** TypeORM keeps its pg pool in a public field without a type; a second one would double the connections (ADR 49). */
const poolOf = (dataSource: DataSource): pg.Pool =>
  (dataSource.driver as unknown as { master: pg.Pool }).master;

/**
 * Connects; DATABASE_UNAVAILABLE when that fails. Once connected, it recovers from any outage of the
 * database.
 */
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

/** Closes all connections. Files that this process was still storing become the sweeper's. */
export const closeDatabase = async ({ dataSource, liveness }: Database): Promise<void> => {
  await liveness.close();
  await dataSource.destroy();
};
