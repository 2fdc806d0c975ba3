import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  BackupError,
  type RowSet,
  type RowShape,
  type RowTarget,
  type WaitingJob,
} from '@safelight/application/ports';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { sqlOn, withClient } from './backup-client.ts';
import { copyTarget, readMigrations, readTables } from './row-source.ts';
import { JOBS_SET, type JobTransfer } from './job-transfer.ts';

const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`;

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Returns the migrations in the backup; throws BackupError if this version does not know one of them. */
const migrationsOf = ({ migrations }: RowShape): typeof MIGRATIONS => {
  const own = new Set(MIGRATIONS.map(({ name }) => name));
  const unknown = migrations.find((name) => !own.has(name));
  if (unknown !== undefined)
    throw new BackupError(
      `The backup is of a newer Safelight, which has ${unknown}. Restore it with that one.`,
    );
  const wanted = new Set(migrations);
  return MIGRATIONS.filter(({ name }) => wanted.has(name));
};

/** Throws BackupError if a server uses the database, which the names of its connections show. */
const refuseServers = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name IN ('safelight', 'safelight-jobs')`,
  );
  if (rowCount !== 0) throw new BackupError('A server is running on this database. Please stop it first.');
};

const refuseRows = async (client: pg.Client): Promise<void> => {
  for (const { name } of await readTables(client)) {
    const { rowCount } = await client.query(`SELECT FROM ${pg.escapeIdentifier(name)} LIMIT 1`);
    if (rowCount !== 0)
      throw new BackupError(
        `The database is not empty: ${name} has rows. A backup is restored into an empty one.`,
      );
  }
};

/**
 * Runs `work` without foreign keys and triggers. Tables are loaded in any order, and the rows already contain
 * the counters that triggers maintain.
 */
const withoutChecks = async (client: pg.Client, tables: readonly string[], work: () => Promise<void>) => {
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await work();
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
};

const putJobs = async (client: pg.Client, jobs: JobTransfer, bytes: AsyncIterable<Uint8Array>) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  for (const line of Buffer.concat(chunks).toString().split('\n').filter(Boolean))
    await jobs.put(sqlOn(client), JSON.parse(line) as WaitingJob);
};

export interface RowTargetOptions {
  readonly url: string;
  readonly jobs: JobTransfer;
}

/** Loads rows into an empty database. The connection needs no more rights than those of the database's owner. */
export const createRowTarget = ({ url, jobs }: RowTargetOptions): RowTarget => ({
  prepare: async (shape) => {
    const migrations = migrationsOf(shape);
    const wanted = new Set(shape.migrations);
    await withClient(url, async (client) => {
      await refuseServers(client);
      await refuseRows(client);
      const beyond = (await readMigrations(client)).find((name) => !wanted.has(name));
      if (beyond !== undefined)
        throw new BackupError(
          `The database is newer than the backup: it has ${beyond}. Restore into an empty one.`,
        );
    });
    await migrate({ url }, migrations);
  },

  load: async (shape, sets, read) => {
    await withClient(url, async (client) => {
      await client.query('BEGIN');
      const tables = sets.filter(({ name }) => name !== JOBS_SET);
      const load = async (set: RowSet): Promise<void> => {
        const into = client.query(copyFrom(`COPY ${copyTarget(set)} FROM STDIN`));
        await pipeline(Readable.from(read(set)), createGunzip(), into);
      };
      await refuseRows(client);
      await withoutChecks(
        client,
        tables.map(({ name }) => pg.escapeIdentifier(name)),
        async () => {
          for (const set of tables) await load(set);
        },
      );
      for (const [name, value] of Object.entries(shape.sequences))
        if (value !== null) await client.query('SELECT setval($1::regclass, $2)', [name, value]);
      for (const set of sets) if (set.name === JOBS_SET) await putJobs(client, jobs, read(set));
      // The workers that claimed these edits before the backup no longer exist.
      await client.query(
        `UPDATE ai_edit_job SET state = 'queued', lease_expires_at = NULL WHERE state = 'processing'`,
      );
      await client.query('COMMIT');
    });
    await migrate({ url });
    await withClient(url, (client) => client.query('ANALYZE'));
  },
});
