import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../embedded/index.ts';

/** The environment variable that tells the specs of a run where its server is. */
export const TEST_SERVER_URL = 'SAFELIGHT_TEST_POSTGRES_URL';

let stop: (() => Promise<void>) | null = null;

/** Starts the one PostgreSQL that all specs of a run share; its files may be lost with the machine. */
export const startTestServer = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'safelight-test-'));
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  process.env[TEST_SERVER_URL] = postgres.url;
  stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
};

export const stopTestServer = async (): Promise<void> => {
  await stop?.();
};
