import { checkIntegrity, type IntegrityReport } from '@safelight/application';
import {
  closeDatabase,
  createDatabase,
  createIntegrityRecords,
  findEmbeddedPostgresUrl,
  startEmbeddedPostgres,
} from '@safelight/persistence';
import type { Config } from '../config.ts';
import { createStore } from './create-store.ts';

/** Audits the data the settings name, beside a running server or without one. */
export const auditIntegrity = async (config: Config): Promise<IntegrityReport> => {
  const running = config.databaseUrl ?? (await findEmbeddedPostgresUrl(config.dataDir));
  const started = running === null ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : null;
  try {
    const database = await createDatabase({ url: running ?? started?.url ?? '', poolSize: 2 });
    try {
      return await checkIntegrity({
        records: createIntegrityRecords(database),
        store: createStore(config),
      })();
    } finally {
      await closeDatabase(database);
    }
  } finally {
    await started?.stop();
  }
};
