import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Repositories } from '@safelight/application';
import pg from 'pg';
import { closeDatabase, createDatabase, type Database } from '../data-source.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded/index.ts';
import { migrate } from '../migrate.ts';
import { createRepositories } from '../repositories/build-repositories.ts';

export interface TestDatabase {
  readonly url: string;
  readonly database: Database;
  readonly repositories: Repositories;
  /** Drops the database; the server goes with the last one. */
  stop(): Promise<void>;
}

interface TestServer {
  readonly postgres: EmbeddedPostgres;
  readonly dataDir: string;
}

const TEMPLATE = 'template_safelight';
const POOL_SIZE = 10;

let server: Promise<TestServer> | null = null;
let users = 0;

const urlOf = (postgres: EmbeddedPostgres, database: string): string => {
  const url = new URL(postgres.url);
  url.pathname = `/${database}`;
  return url.href;
};

const administrate = async (postgres: EmbeddedPostgres, statement: string): Promise<void> => {
  const client = new pg.Client(urlOf(postgres, 'postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const startServer = async (): Promise<TestServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'safelight-test-'));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: { fsync: 'off', full_page_writes: 'off' },
  });
  await administrate(postgres, `CREATE DATABASE ${TEMPLATE}`);
  await migrate({ url: urlOf(postgres, TEMPLATE) });
  return { postgres, dataDir };
};

const release = async ({ postgres, dataDir }: TestServer): Promise<void> => {
  users -= 1;
  if (users > 0) return;
  server = null;
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
};

/** A fresh, migrated database on a real server that the tests of one file share. */
export const startTestDatabase = async (): Promise<TestDatabase> => {
  users += 1;
  server ??= startServer();
  const running = await server;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administrate(running.postgres, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const url = urlOf(running.postgres, name);
  const database = await createDatabase({ url, poolSize: POOL_SIZE });
  return {
    url,
    database,
    repositories: createRepositories(database),
    stop: async () => {
      await closeDatabase(database);
      await administrate(running.postgres, `DROP DATABASE ${name} WITH (FORCE)`);
      await release(running);
    },
  };
};
