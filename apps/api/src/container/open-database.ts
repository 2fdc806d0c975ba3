import {
  closeDatabase,
  createDatabase,
  findEmbeddedPostgresUrl,
  startEmbeddedPostgres,
} from '@safelight/persistence';
import type { Config } from '../config.ts';

/** A database for an operator's command. */
export type OpenDatabase = Awaited<ReturnType<typeof createDatabase>>;

/** Runs `work` with the address of the database the settings name, beside a running server or without one. */
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

/** Runs an operator's command on the database the settings name, beside a running server or without one. */
export const withDatabase = <T>(config: Config, work: (database: OpenDatabase) => Promise<T>): Promise<T> =>
  withDatabaseUrl(config, async (url) => {
    const database = await createDatabase({ url, poolSize: 2 });
    try {
      return await work(database);
    } finally {
      await closeDatabase(database);
    }
  });
