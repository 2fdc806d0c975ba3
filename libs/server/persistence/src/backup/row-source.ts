import { BackupError, type RowSet, type RowShape, type RowSource } from '@safelight/application/ports';
import pg from 'pg';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { to as copyTo } from 'pg-copy-streams';
import { ownedObjects } from '../owned-objects.ts';
import { sqlOn, withClient } from './backup-client.ts';
import { JOBS_SET, type JobTransfer } from './job-transfer.ts';

type Client = Pick<pg.ClientBase, 'query'>;

const TABLES = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'schema_migration'
    AND a.attgenerated = ''
  GROUP BY c.relname ORDER BY c.relname`;

const SEQUENCES = `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`;

/** Returns all tables except the list of migrations, with their writable columns. */
export const readTables = async (client: Client): Promise<readonly RowSet[]> =>
  (await client.query<{ name: string; columns: string[] }>(TABLES)).rows;

/** Returns the applied migrations; none if the database has no list of them. */
export const readMigrations = async (client: Client): Promise<readonly string[]> => {
  const { rowCount } = await client.query(`SELECT WHERE to_regclass('public.schema_migration') IS NOT NULL`);
  if (rowCount === 0) return [];
  const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migration ORDER BY id');
  return rows.map(({ name }) => name);
};

const readShape = async (client: Client): Promise<RowShape> => {
  const { rows } = await client.query<{ name: string; value: string | null }>(SEQUENCES);
  return {
    migrations: await readMigrations(client),
    sequences: Object.fromEntries(rows.map(({ name, value }) => [name, value])),
  };
};

/** Returns `table (first, second)` in the syntax of COPY. */
export const copyTarget = ({ name, columns }: RowSet): string =>
  `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;

/** The advisory lock that allows only one backup of a database at a time. */
const BACKUP_LOCK = 7_263_004;

/** Compresses `source`. An error in either stream ends both and reaches the reader. */
const zipped = (source: NodeJS.ReadableStream): AsyncIterable<Uint8Array> =>
  // The reader of the result receives the error. Without this callback it would also be thrown here.
  pipeline(source, createGzip(), () => undefined);

async function* jobLines(client: pg.ClientBase, jobs: Pick<JobTransfer, 'read'>): AsyncGenerator<Uint8Array> {
  for (const job of await jobs.read(sqlOn(client))) yield Buffer.from(`${JSON.stringify(job)}\n`);
}

export interface RowSourceOptions {
  readonly url: string;
  readonly jobs: Pick<JobTransfer, 'read'>;
}

/**
 * Runs `work` with a reader of the rows while the database is in use. Each snapshot is one REPEATABLE READ
 * transaction. Throws BackupError while another backup of the same database is running.
 */
export const withRowSource = <T>(
  { url, jobs }: RowSourceOptions,
  work: (source: RowSource) => Promise<T>,
): Promise<T> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      BACKUP_LOCK,
    ]);
    if (rows[0]?.locked !== true) throw new BackupError('Another backup of this database is under way.');
    const rowsOf = (set: RowSet): AsyncIterable<Uint8Array> =>
      set.name === JOBS_SET
        ? jobLines(client, jobs)
        : zipped(client.query(copyTo(`COPY ${copyTarget(set)} TO STDOUT`)));
    return work({
      withSnapshot: async (read) => {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        const result = await read({
          shape: await readShape(client),
          sets: [...(await readTables(client)), { name: JOBS_SET, columns: [] }],
          ownedObjects: () => ownedObjects(client),
          rowsOf,
        });
        // Closing the connection after an error ends the transaction.
        await client.query('ROLLBACK');
        return result;
      },
    });
  });
