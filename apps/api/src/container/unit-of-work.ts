import {
  type Ids,
  type JobEnqueuer,
  purgingSignals,
  recordEvent,
  type UnitOfWork,
} from '@safelight/application';
import { createIds, systemClock } from '@safelight/identity';
import { createJobQueue, createSignalBus, type PostgresSignalBus, type SqlExecutor } from '@safelight/jobs';
import { createUnitOfWork } from '@safelight/persistence';
import type { Config } from '../config.ts';
import type { OpenDatabase } from './open-database.ts';

interface Bound {
  readonly config: Pick<Config, 'cdnPurgeUrl'>;
  readonly database: OpenDatabase;
  readonly signals: Pick<PostgresSignalBus, 'publisherFor'>;
  readonly enqueuerFor: (sql: SqlExecutor) => JobEnqueuer;
  readonly ids: Ids;
}

/**
 * Creates the transactions of a process. If shared caches are configured, a transaction that changes images also
 * queues the job that purges them.
 */
export const boundUnitOfWork = ({ config, database, signals, enqueuerFor, ids }: Bound): UnitOfWork =>
  createUnitOfWork({
    database,
    bindJobs: enqueuerFor,
    bindSignals: (sql) =>
      config.cdnPurgeUrl === null
        ? signals.publisherFor(sql)
        : purgingSignals(signals.publisherFor(sql), enqueuerFor(sql)),
    recorder: recordEvent({ ids, clock: systemClock }),
  });

/**
 * Runs `work` with transactions for an operator's command. Running processes are notified of its changes at once,
 * and their workers run its jobs.
 */
export const withUnitOfWork = async <T>(
  config: Pick<Config, 'cdnPurgeUrl'>,
  database: OpenDatabase,
  work: (unitOfWork: UnitOfWork) => Promise<T>,
): Promise<T> => {
  const queue = createJobQueue({ connectionString: database.url });
  const signals = createSignalBus({ connectionString: database.url });
  const enqueuerFor = (sql: SqlExecutor): JobEnqueuer => queue.enqueuerFor(sql);
  try {
    await queue.start();
    return await work(boundUnitOfWork({ config, database, signals, enqueuerFor, ids: createIds() }));
  } finally {
    await queue.stop(0);
  }
};
