import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { BackupError, type RowSet, type RowSource } from '@safelight/application/ports';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ownedObjects } from '../owned-objects.ts';
import { sqlOn, withClient } from './backup-client.ts';
import { copyTarget, readShape, readTables } from './table-shape.ts';
import { JOBS_SET, type JobTransfer } from './job-transfer.ts';

/** The advisory lock that permits only one backup of a database at a time. */
const BACKUP_LOCK = 7_263_004;

/** Compresses `source`. An error of either stream ends both and reaches the reader. */
const zipped = (source: NodeJS.ReadableStream): AsyncIterable<Uint8Array> =>
  // The callback keeps the error, which the reader of the result receives, from being thrown a second time.
  pipeline(source, createGzip(), () => undefined) as unknown as AsyncIterable<Uint8Array>;

async function* jobLines(client: pg.ClientBase, jobs: Pick<JobTransfer, 'read'>): AsyncGenerator<Uint8Array> {
  for (const job of await jobs.read(sqlOn(client))) yield Buffer.from(`${JSON.stringify(job)}\n`);
}

export interface RowSourceOptions {
  readonly url: string;
  readonly jobs: Pick<JobTransfer, 'read'>;
}

/**
 * Runs `work` with the rows of a database that stays in use. Each snapshot is one REPEATABLE READ transaction.
 * BackupError while another backup of the same database is running.
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
      atOneMoment: async (look) => {
        await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        const seen = await look({
          shape: await readShape(client),
          sets: [...(await readTables(client)), { name: JOBS_SET, columns: [] }],
          ownedObjects: () => ownedObjects(client),
          rowsOf,
        });
        // After an error the connection is closed, which ends the transaction too.
        await client.query('ROLLBACK');
        return seen;
      },
    });
  });
