import type { EntityManager, EntityTarget } from 'typeorm';

/** A row as JSON: values under the short names a reader gave its columns. */
export type JsonRow = Readonly<Record<string, unknown>>;

/** Selects a record's columns in plain SQL and reads it back from JSON rows. */
export interface RecordReader<T> {
  /** `i.uid AS i0, i.owner_id AS i1, …` */
  readonly columns: string;
  read(row: JsonRow): T;
}

/**
 * Makes a query answer all its rows as one JSON value. For a page of images this costs this process half of
 * what reading the values one by one does.
 */
export const asJson = (select: string): string => `SELECT json_agg(r) AS rows FROM (${select}) r`;

const toDate = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null);

/**
 * Reads all columns but `without` from a table or alias named `alias`. They come from the record's own
 * metadata, so that a new one cannot be forgotten.
 */
export const recordReader = <T extends object, K extends keyof T & string = never>(
  manager: EntityManager,
  record: EntityTarget<T>,
  { alias, without = [] }: { readonly alias: string; readonly without?: readonly K[] },
): RecordReader<Omit<T, K>> => {
  const left = new Set<string>(without);
  const wanted = manager.dataSource
    .getMetadata(record)
    .columns.filter((column) => !left.has(column.propertyName));
  const columns = wanted.map((column, index) => ({
    property: column.propertyName,
    name: column.databaseName,
    key: `${alias}${index}`,
    isTime: column.type === 'timestamptz',
  }));
  return {
    columns: columns.map(({ name, key }) => `${alias}.${name} AS ${key}`).join(', '),
    read: (row) => {
      const values: Record<string, unknown> = {};
      for (const { property, key, isTime } of columns)
        values[property] = isTime ? toDate(row[key]) : row[key];
      // A spec compares the columns' types with the records'.
      return values as Omit<T, K>;
    },
  };
};
