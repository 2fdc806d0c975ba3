import { checkIntegrity, type IntegrityReport } from '@safelight/application';
import { createIntegrityRecords } from '@safelight/persistence';
import type { Config } from '../config.ts';
import { createStore } from './create-store.ts';
import { withDatabase } from './open-database.ts';

/** Checks the integrity of the configured installation, whether or not a server is running. */
export const auditIntegrity = (config: Config): Promise<IntegrityReport> =>
  withDatabase(config, (database) =>
    checkIntegrity({ records: createIntegrityRecords(database), store: createStore(config) })(),
  );
