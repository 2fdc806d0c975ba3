import { recordEvent } from '@safelight/application';
import { createIds, systemClock } from '@safelight/identity';
import { createSignalBus } from '@safelight/jobs';
import { createUnitOfWork } from '@safelight/persistence';
import type { OpenDatabase } from './open-database.ts';

/**
 * Transactions for a command that queues no jobs. Running processes are notified of its changes by signals.
 * Queueing a job throws an error that says what the command was `doing`.
 */
export const unitOfWorkWithoutJobs = (database: OpenDatabase, doing: string) => {
  const signals = createSignalBus({ connectionString: database.url });
  return createUnitOfWork({
    database,
    bindJobs: () => ({ enqueue: () => Promise.reject(new Error(`${doing} queues no jobs.`)) }),
    bindSignals: (sql) => signals.publisherFor(sql),
    recorder: recordEvent({ ids: createIds(), clock: systemClock }),
  });
};
