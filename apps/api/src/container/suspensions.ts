import {
  listSuspendedAccounts,
  recordEvent,
  reopenAccount,
  suspendAccount,
  type ChangedAccount,
} from '@safelight/application';
import { createIds, systemClock } from '@safelight/identity';
import { createJobQueue, createSignalBus } from '@safelight/jobs';
import { createMailTemplates } from '@safelight/mail';
import { createRepositories, createUnitOfWork } from '@safelight/persistence';
import type { Config } from '../config.ts';
import type { OpenDatabase } from './open-database.ts';
import { createSiteLinks } from './site-links.ts';

/**
 * The suspensions of the configured installation for an operator's command, with the mails they send. Running
 * processes are notified at once.
 */
export const suspensions = (
  database: OpenDatabase,
  { publicUrl, supportEmail }: Pick<Config, 'publicUrl' | 'supportEmail'>,
) => {
  const { users } = createRepositories(database);

  const change = async (run: (deps: Parameters<typeof suspendAccount>[0]) => Promise<ChangedAccount>) => {
    const queue = createJobQueue({ connectionString: database.url });
    const signals = createSignalBus({ connectionString: database.url });
    const ids = createIds();
    try {
      await queue.start();
      const unitOfWork = createUnitOfWork({
        database,
        bindJobs: (sql) => queue.enqueuerFor(sql),
        bindSignals: (sql) => signals.publisherFor(sql),
        recorder: recordEvent({ ids, clock: systemClock }),
      });
      return await run({
        users,
        unitOfWork,
        ids,
        clock: systemClock,
        templates: createMailTemplates({ productName: 'Safelight' }),
        links: createSiteLinks(publicUrl),
        supportEmail,
      });
    } finally {
      await queue.stop(0);
    }
  };

  return {
    suspend: (username: string, reason: string): Promise<ChangedAccount> =>
      change((deps) => suspendAccount(deps)(username, reason)),
    reopen: (username: string): Promise<ChangedAccount> => change((deps) => reopenAccount(deps)(username)),
    list: listSuspendedAccounts({ users }),
  };
};
