import {
  backUp,
  restoreBackup,
  verifyBackup,
  type BackupReport,
  type OnBackupProgress,
  type RestoreReport,
} from '@safelight/application';
import { systemClock } from '@safelight/identity';
import { createJobQueue, readWaitingJobs, type PostgresJobQueue } from '@safelight/jobs';
import { createRowTarget, withRowSource, type JobTransfer } from '@safelight/persistence';
import { createBackupFolder } from '@safelight/storage';
import type { BackupCommand } from '../backup-command.ts';
import type { Config } from '../config.ts';
import { createStore } from './create-store.ts';
import { withDatabaseUrl } from './open-database.ts';

/**
 * Runs `work` with the job queue in the database at `url`; the queue is started when the first job is added.
 */
const withJobs = async <T>(url: string, work: (jobs: JobTransfer) => Promise<T>): Promise<T> => {
  let queue: PostgresJobQueue | null = null;
  const started = async (): Promise<PostgresJobQueue> => {
    if (queue !== null) return queue;
    queue = createJobQueue({ connectionString: url });
    await queue.start();
    return queue;
  };
  try {
    return await work({
      read: readWaitingJobs,
      put: async (sql, { name, payload, options }) =>
        (await started()).enqueuerFor(sql).enqueue(name, payload, options),
    });
  } finally {
    await (queue as PostgresJobQueue | null)?.stop(0);
  }
};

/** Backs up the configured installation, whether or not a server is running. */
export const takeBackup = (
  config: Config,
  { folder, keep }: Pick<BackupCommand, 'folder' | 'keep'>,
  tell: OnBackupProgress,
): Promise<BackupReport> =>
  withDatabaseUrl(config, (url) =>
    withRowSource({ url, jobs: { read: readWaitingJobs } }, (rows) => {
      const deps = {
        rows,
        store: createStore(config),
        folder: createBackupFolder(folder),
        clock: systemClock,
        tell,
      };
      return backUp(deps)(keep === null ? {} : { keep });
    }),
  );

/** Reads every byte of the newest snapshot and verifies it. */
export const checkBackup = (
  folder: string,
  tell: OnBackupProgress,
): ReturnType<ReturnType<typeof verifyBackup>> =>
  verifyBackup({ folder: createBackupFolder(folder), tell })();

/**
 * Restores a snapshot, by default the newest, into the configured database and store, which must be empty.
 */
export const restore = (
  config: Config,
  { folder, snapshot }: { readonly folder: string; readonly snapshot: string | null },
  tell: OnBackupProgress,
): Promise<RestoreReport> =>
  withDatabaseUrl(config, (url) =>
    withJobs(url, (jobs) => {
      const deps = {
        folder: createBackupFolder(folder),
        store: createStore(config),
        rows: createRowTarget({ url, jobs }),
        tell,
      };
      return restoreBackup(deps)(snapshot ?? undefined);
    }),
  );
