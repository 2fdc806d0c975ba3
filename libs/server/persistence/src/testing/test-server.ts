import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../embedded/index.ts';

/** The environment variable with the URL of the server that all specs of a run share. */
export const TEST_SERVER_URL = 'SAFELIGHT_TEST_POSTGRES_URL';

let stop: (() => Promise<void>) | null = null;

/**
 * Starts the PostgreSQL that all specs of a run share. It does not sync its files, which need not survive a
 * crash of the machine. It collects statistics only if a spec requests it, so that no plan depends on the
 * time at which a spec runs.
 */
export const startTestServer = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'safelight-test-'));
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' };
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
