import { checkIntegrity, type IntegrityReport } from '@safelight/application';
import { createIntegrityRecords } from '@safelight/persistence';
import type { Config } from '../config.ts';
import { createStore } from './create-store.ts';
import { withDatabase } from './open-database.ts';

/** Audits the data the settings name, beside a running server or without one. */
export const auditIntegrity = (config: Config): Promise<IntegrityReport> =>
  withDatabase(config, (database) =>
    checkIntegrity({ records: createIntegrityRecords(database), store: createStore(config) })(),
  );
