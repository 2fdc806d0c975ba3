import type pg from 'pg';
import type { EntityManager } from 'typeorm';
import type { Database } from './data-source.ts';
import type { JsonRow } from './mappers/record-reader.ts';

/**
 * Runs one statement in the caller's transaction. The queue and the signal bus take part in the transaction
 * through it.
 */
export type SqlExecutor = (
  text: string,
  values?: readonly unknown[],
) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;

export interface Statement {
  /**
   * The name under which a connection prepares the statement. Only statements with constant text may have
   * one.
   */
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** Runs the statements of repositories: each by itself, or all in one transaction. */
export interface Session {
  /** TypeORM's manager of this session, for whole records. */
  readonly manager: EntityManager;
  query<Row extends object>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number }>;
  /** Returns the rows of a statement that `asJson` wrapped. */
  queryJson(statement: Statement): Promise<readonly JsonRow[]>;
  /** Returns the rows of a statement, each as an array of column values. */
  queryCells(statement: Statement): Promise<readonly (readonly unknown[])[]>;
  /** Runs `work` in this session's transaction, or in a new one if there is none. */
  atomically<T>(work: (session: Session) => Promise<T>): Promise<T>;
}

type Queryable = Pick<pg.Pool | pg.PoolClient, 'query'>;

const configOf = ({ name, text, values = [] }: Statement) => ({
  text,
  values: [...values],
  ...(name === undefined ? {} : { name }),
});

const statementsOn = (
  queryable: () => Promise<Queryable>,
): Pick<Session, 'query' | 'queryJson' | 'queryCells'> => ({
  async query<Row extends object>(text: string, values: readonly unknown[] = []) {
    const { rows, rowCount } = await (await queryable()).query<Row>(text, [...values]);
    return { rows, rowCount: rowCount ?? 0 };
  },
  async queryJson(statement) {
    const asked = (await queryable()).query<{ rows: readonly JsonRow[] | null }>(configOf(statement));
    return (await asked).rows[0]?.rows ?? [];
  },
  async queryCells(statement) {
    const asked = (await queryable()).query<unknown[]>({ ...configOf(statement), rowMode: 'array' });
    return (await asked).rows;
  },
});

/** Takes a connection from the pool for each statement. Each statement commits by itself. */
export const autocommitSession = ({ dataSource, pool }: Database): Session => ({
  manager: dataSource.manager,
  ...statementsOn(() => Promise.resolve(pool)),
  atomically: (work) => inTransaction(dataSource, work),
});

/**
 * Runs `work` on one connection between BEGIN and COMMIT, and rolls back if it throws. If the rollback fails,
 * the connection is closed and not returned to the pool.
 */
export const inTransaction = async <T>(
  dataSource: Database['dataSource'],
  work: (session: Session) => Promise<T>,
): Promise<T> => {
  const runner = dataSource.createQueryRunner();
  const client = (): Promise<pg.PoolClient> => runner.connect() as Promise<pg.PoolClient>;
  try {
    await runner.startTransaction();
    const session: Session = {
      manager: runner.manager,
      ...statementsOn(client),
      atomically: (inner) => inner(session),
    };
    const result = await work(session);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    if (runner.isTransactionActive && !runner.isReleased) {
      await runner.rollbackTransaction().catch(async () => (await client()).end());
    }
    throw error;
  } finally {
    await runner.release();
  }
};
