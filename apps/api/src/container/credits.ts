import {
  expireCredits,
  grantCredits,
  recordEvent,
  refundAiEdit,
  type AdjustedBalance,
  type CreditChange,
  type UnitOfWork,
} from '@safelight/application';
import { createIds, systemClock } from '@safelight/identity';
import { createJobQueue } from '@safelight/jobs';
import { createRepositories, createUnitOfWork, migrate } from '@safelight/persistence';
import type { Config } from '../config.ts';
import { withDatabase, type OpenDatabase } from './open-database.ts';

/** A change of an account's credits that an operator requests. */
export type CreditCommand =
  | ({ readonly action: 'grant' | 'expire' } & CreditChange)
  | { readonly action: 'refund'; readonly jobId: string; readonly reason: string };

/** Runs `work` with transactions that can enqueue jobs, which the workers of the installation run. */
const withUnitOfWork = async <T>(
  database: OpenDatabase,
  work: (unitOfWork: UnitOfWork) => Promise<T>,
): Promise<T> => {
  const queue = createJobQueue({ connectionString: database.url });
  try {
    await queue.start();
    const unitOfWork = createUnitOfWork({
      database,
      bindJobs: (sql) => queue.enqueuerFor(sql),
      bindSignals: () => ({
        publish: () => Promise.reject(new Error('Changes of credits publish no signals.')),
      }),
      recorder: recordEvent({ ids: createIds(), clock: systemClock }),
    });
    return await work(unitOfWork);
  } finally {
    await queue.stop(0);
  }
};

/** Changes credits in the configured installation; throws the errors of the use cases. */
export const adjustCredits = (config: Config, command: CreditCommand): Promise<AdjustedBalance> =>
  withDatabase(config, async (database) => {
    await migrate(database);
    const { users } = createRepositories(database);
    return withUnitOfWork(database, (unitOfWork) => {
      const deps = { users, unitOfWork };
      if (command.action === 'refund') return refundAiEdit(deps)(command.jobId, command.reason);
      const change = command.action === 'grant' ? grantCredits : expireCredits;
      return change(deps)(command);
    });
  });
