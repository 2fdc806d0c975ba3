import {
  closeDatabase,
  createDatabase,
  findEmbeddedPostgresUrl,
  startEmbeddedPostgres,
} from '@safelight/persistence';
import type { Config } from '../config.ts';

/** The database as an operator's command uses it. */
export type OpenDatabase = Awaited<ReturnType<typeof createDatabase>>;

/** Runs `work` with the URL of the configured database, whether or not a server is running. */
export const withDatabaseUrl = async <T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (url: string) => Promise<T>,
): Promise<T> => {
  const running = databaseUrl ?? (await findEmbeddedPostgresUrl(dataDir));
  if (running !== null) return work(running);
  const started = await startEmbeddedPostgres({ dataDir });
  try {
    return await work(started.url);
  } finally {
    await started.stop();
  }
};

/** Runs an operator's command on the configured database, whether or not a server is running. */
export const withDatabase = <T>(config: Config, work: (database: OpenDatabase) => Promise<T>): Promise<T> =>
  withDatabaseUrl(config, async (url) => {
    const database = await createDatabase({ url, poolSize: 2 });
    try {
      return await work(database);
    } finally {
      await closeDatabase(database);
    }
  });
