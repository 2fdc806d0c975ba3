import { randomBytes } from 'node:crypto';
import type { Repositories } from '@safelight/application/ports';
import { forSuite } from '@safelight/processes/testing';
import pg from 'pg';
import { closeDatabase, createDatabase, type Database } from '../data-source.ts';
import { migrate } from '../migrate.ts';
import { createRepositories } from '../repositories/build-repositories.ts';
import { TEST_SERVER_URL } from './test-server.ts';

export interface TestDatabase {
  readonly url: string;
  readonly database: Database;
  readonly repositories: Repositories;
  /** Opens connections like those of another process. `close` closes these connections too. */
  connect(): Promise<Database>;
  close(): Promise<void>;
}

const TEMPLATE = 'template_safelight';
const DRAFT = 'draft_of_template';
/** The advisory lock that lets one spec create the template while others wait. */
const TEMPLATE_LOCK = 7_263_099;
const POOL_SIZE = 10;

const urlOf = (database: string): string => {
  const server = process.env[TEST_SERVER_URL];
  if (server === undefined) throw new Error('The jest.config.js of this project names no global-setup.ts.');
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

const administrate = async (work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client(urlOf('postgres'));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/** Creates the migrated database from which all others are copied, once per test run. */
const ensureTemplate = async (client: pg.Client): Promise<void> => {
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [TEMPLATE]);
  if (rowCount === 0) {
    await client.query(`DROP DATABASE IF EXISTS ${DRAFT} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${DRAFT}`);
    await migrate({ url: urlOf(DRAFT) });
    await client.query(`ALTER DATABASE ${DRAFT} RENAME TO ${TEMPLATE}`);
  }
  await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
};

/** Creates a migrated database on the server that all specs of a run share. */
export const startTestDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administrate(async (client) => {
    await ensureTemplate(client);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  });
  const url = urlOf(name);
  const open: Database[] = [];
  const connect = async (): Promise<Database> => {
    const database = await createDatabase({ url, poolSize: POOL_SIZE });
    open.push(database);
    return database;
  };
  const database = await connect();
  return {
    url,
    database,
    repositories: createRepositories(database),
    connect,
    close: async () => {
      await Promise.all(open.map(closeDatabase));
      await administrate(async (client) => {
        await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      });
    },
  };
};

/** Creates a migrated database for the tests of the suite that calls this. */
export const testDatabase = (): TestDatabase => forSuite(startTestDatabase);
