import {
  expireCredits,
  grantCredits,
  refundAiEdit,
  type AdjustedBalance,
  type CreditChange,
} from '@safelight/application';
import { createRepositories, createUnitOfWork, migrate } from '@safelight/persistence';
import type { Config } from '../config.ts';
import { withDatabase } from './open-database.ts';

/** One change of the ledger by an operator. */
export type CreditCommand =
  | ({ readonly deed: 'grant' | 'expire' } & CreditChange)
  | { readonly deed: 'refund'; readonly jobId: string; readonly reason: string };

/** Neither queues a job nor tells anyone. */
const QUIET = {
  bindJobs: () => ({
    enqueue: () => Promise.reject(new Error('Changes of credits queue no jobs.')),
  }),
  bindEvents: () => ({
    publish: () => Promise.reject(new Error('Changes of credits publish no events.')),
  }),
};

/** Changes the ledger of the data the settings name; errors as the use cases. */
export const adjustCredits = (config: Config, command: CreditCommand): Promise<AdjustedBalance> =>
  withDatabase(config, async (database) => {
    await migrate(database);
    const { users } = createRepositories(database);
    const deps = { users, unitOfWork: createUnitOfWork({ database, ...QUIET }) };
    if (command.deed === 'refund') return refundAiEdit(deps)(command.jobId, command.reason);
    const change = command.deed === 'grant' ? grantCredits : expireCredits;
    return change(deps)(command);
  });
