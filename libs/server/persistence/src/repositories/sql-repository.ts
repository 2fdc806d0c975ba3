import type {
  EntityTarget,
  FindManyOptions,
  FindOptionsWhere,
  ObjectLiteral,
  QueryDeepPartialEntity,
} from 'typeorm';
import type { Session } from '../session.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * True for a UUID. Ids come from URLs and inputs, and PostgreSQL throws an error for one that is not a UUID.
 */
export const isUuid = (id: string): boolean => UUID.test(id);

export const NEWEST_FIRST = { createdAt: 'DESC', id: 'DESC' } as const;

/** The base class of repositories: their session, and queries that most of them need. */
export abstract class SqlRepository {
  protected readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  /** Runs a statement. Returns true if it found or changed exactly one row. */
  protected async affectsOne(text: string, values: readonly unknown[]): Promise<boolean> {
    return (await this.session.query(text, values)).rowCount === 1;
  }

  /** Returns the first column of all rows of a statement. */
  protected column<Value = string>(text: string, values: readonly unknown[]): Promise<readonly Value[]> {
    return columnOf<Value>(this.session, text, values);
  }

  protected async findOne<Row extends ObjectLiteral, T>(
    record: EntityTarget<Row>,
    toDomain: (row: Row) => T,
    where: FindOptionsWhere<Row>,
  ): Promise<T | null> {
    const row = await this.session.manager.findOneBy(record, where);
    return row === null ? null : toDomain(row);
  }

  protected async findAll<Row extends ObjectLiteral, T>(
    record: EntityTarget<Row>,
    toDomain: (row: Row) => T,
    options: FindManyOptions<Row>,
  ): Promise<readonly T[]> {
    return (await this.session.manager.find(record, options)).map(toDomain);
  }
}

/** Returns the first column of all rows of a statement. */
export const columnOf = async <Value = string>(
  { queryCells }: Pick<Session, 'queryCells'>,
  text: string,
  values: readonly unknown[],
): Promise<readonly Value[]> => (await queryCells({ text, values })).map(([cell]) => cell as Value);

/**
 * Inserts a record, unless one with the same key exists already; true if it was inserted. A database error
 * would make the transaction unusable.
 */
export const insertIfNew = async <Row extends ObjectLiteral>(
  { manager }: Pick<Session, 'manager'>,
  record: EntityTarget<Row>,
  row: QueryDeepPartialEntity<Row>,
): Promise<boolean> => {
  const insert = manager.createQueryBuilder().insert().into(record).values(row).orIgnore();
  const inserted = await insert.returning('*').updateEntity(false).execute();
  return (inserted.raw as readonly unknown[]).length > 0;
};
