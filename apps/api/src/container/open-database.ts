import {
  closeDatabase,
  createDatabase,
  findEmbeddedPostgresUrl,
  startEmbeddedPostgres,
} from '@safelight/persistence';
import type { Config } from '../config.ts';

/** A database that an operator's command works on. */
export type OpenDatabase = Awaited<ReturnType<typeof createDatabase>>;

/** Runs an operator's command on the database the settings name, beside a running server or without one. */
export const withDatabase = async <T>(
  config: Config,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> => {
  const running = config.databaseUrl ?? (await findEmbeddedPostgresUrl(config.dataDir));
  const started = running === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  try {
    const database = await createDatabase({ url: running ?? started?.url ?? '', poolSize: 2 });
    try {
      return await work(database);
    } finally {
      await closeDatabase(database);
    }
  } finally {
    await started?.stop();
  }
};
