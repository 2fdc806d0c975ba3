import type { RowSet, RowShape } from '@safelight/application/ports';
import pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

const TABLES = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'schema_migration'
    AND a.attgenerated = ''
  GROUP BY c.relname ORDER BY c.relname`;

const SEQUENCES = `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`;

/** All tables except the list of migrations, with the columns that can be written. */
export const readTables = async (client: Client): Promise<readonly RowSet[]> =>
  (await client.query<{ name: string; columns: string[] }>(TABLES)).rows;

/** The migrations that were applied; none when the database has no list of them. */
export const readMigrations = async (client: Client): Promise<readonly string[]> => {
  const { rowCount } = await client.query(`SELECT WHERE to_regclass('public.schema_migration') IS NOT NULL`);
  if (rowCount === 0) return [];
  const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migration ORDER BY id');
  return rows.map(({ name }) => name);
};

export const readShape = async (client: Client): Promise<RowShape> => {
  const { rows } = await client.query<{ name: string; value: string | null }>(SEQUENCES);
  return {
    migrations: await readMigrations(client),
    sequences: Object.fromEntries(rows.map(({ name, value }) => [name, value])),
  };
};

/** `table (first, second)`, in the syntax of COPY. */
export const copyTarget = ({ name, columns }: RowSet): string =>
  `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
