import { recordEvent } from '@safelight/application';
import { createIds, systemClock } from '@safelight/identity';
import { createSignalBus } from '@safelight/jobs';
import { createUnitOfWork } from '@safelight/persistence';
import type { OpenDatabase } from './open-database.ts';

/**
 * Transactions for a command that enqueues no jobs. Running processes are notified of its changes by signals.
 * Enqueueing a job throws an error that names the action of the command, `doing`.
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
