import type { EntityManager, EntityTarget } from 'typeorm';

/** A row as JSON. For each alias of a reader it contains the values of the columns in order. */
export type JsonRow = Readonly<Record<string, readonly unknown[]>>;

/** Selects the columns of a record in SQL, and reads the record back from JSON rows. */
export interface RecordReader<T> {
  /** The SELECT expression for all columns: `json_build_array(i.uid, i.owner_id, …) AS i`. */
  readonly columns: string;
  read(row: JsonRow): T;
}

/**
 * Wraps a query so that it returns all rows as one JSON value of arrays. Compared to plain rows, a page of
 * images takes two thirds of the time in the database and a quarter of the time in this process.
 */
export const asJson = (select: string): string => `SELECT json_agg(r) AS rows FROM (${select}) r`;

const toDate = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null);

/**
 * Reads all columns except `without` from a table or alias `alias`. The columns come from the metadata of the
 * record, so a new column is included automatically.
 */
export const recordReader = <T extends object, K extends keyof T & string = never>(
  manager: EntityManager,
  record: EntityTarget<T>,
  { alias, without = [] }: { readonly alias: string; readonly without?: readonly K[] },
): RecordReader<Omit<T, K>> => {
  const left = new Set<string>(without);
  const columns = manager.dataSource
    .getMetadata(record)
    .columns.filter((column) => !left.has(column.propertyName))
    .map(({ propertyName, databaseName, type }) => ({
      property: propertyName,
      name: databaseName,
      isTime: type === 'timestamptz',
    }));
  return {
    columns: `json_build_array(${columns.map(({ name }) => `${alias}.${name}`).join(', ')}) AS ${alias}`,
    read: (row) => {
      const cells = row[alias] ?? [];
      const values: Record<string, unknown> = {};
      columns.forEach(({ property, isTime }, index) => {
        values[property] = isTime ? toDate(cells[index]) : cells[index];
      });
      // The cast is safe, because a spec compares the types of the columns with those of the records.
      return values as Omit<T, K>;
    },
  };
};
