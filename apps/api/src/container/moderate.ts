import {
  blockAnyImage,
  type ChangedAccount,
  listBlockedImages,
  listSuspendedAccounts,
  recordEvent,
  reopenAccount,
  suspendAccount,
  unblockAnyImage,
} from '@safelight/application';
import { createIds, systemClock } from '@safelight/identity';
import { createJobQueue, createSignalBus } from '@safelight/jobs';
import { createMailTemplates } from '@safelight/mail';
import { createRepositories, createUnitOfWork, migrate } from '@safelight/persistence';
import type { Image } from '@safelight/domain';
import type { Config } from '../config.ts';
import type { ModerateCommand } from '../moderate-command.ts';
import { withSecurityLog } from './command-security-log.ts';
import { type OpenDatabase, withDatabase } from './open-database.ts';
import { createSiteLinks } from './site-links.ts';
import { unitOfWorkWithoutJobs } from './unit-of-work-without-jobs.ts';

/**
 * Wires the use cases of suspensions for an operator's command, with the emails that they send. Running
 * processes are notified at once.
 */
const suspensions = (
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

/**
 * The texts on one line, without line breaks and control characters that could move the cursor of a terminal.
 */
const onOneLine = (...texts: readonly string[]): string =>
  texts.map((text) => text.replace(/\p{Cc}+/gu, ' ')).join('\t');

/** The maximum number of blocked images and of suspended accounts that are listed. */
const MAX_LISTED = 1_000;

/**
 * Blocks images, suspends accounts or lists them in the configured installation; returns the text to print.
 * Running processes are notified at once.
 */
export const moderate = (config: Config, command: ModerateCommand): Promise<readonly string[]> =>
  withSecurityLog(config, (securityLog) =>
    withDatabase(config, async (database) => {
      await migrate(database);
      const unitOfWork = unitOfWorkWithoutJobs(database, 'Blocking an image');
      const noted = (event: 'image.blocked' | 'image.unblocked', { uid, title, ownerId }: Image): string => {
        const details = { imageUid: uid, moderatorId: null };
        securityLog.note({ event, userId: ownerId, details, outcome: 'ok' });
        return onOneLine(`${uid} (${title}) is ${event === 'image.blocked' ? '' : 'not '}blocked`);
      };
      const accounts = suspensions(database, config);
      switch (command.action) {
        case 'block': {
          const block = blockAnyImage({ unitOfWork, clock: systemClock });
          return [noted('image.blocked', await block(command.uid, command.reason))];
        }
        case 'unblock':
          return [noted('image.unblocked', await unblockAnyImage({ unitOfWork })(command.uid))];
        case 'suspend': {
          const { userId, username } = await accounts.suspend(command.username, command.reason);
          securityLog.note({ event: 'account.suspended', userId, details: {}, outcome: 'ok' });
          return [onOneLine(`${username} is suspended`)];
        }
        case 'reopen': {
          const { userId, username } = await accounts.reopen(command.username);
          securityLog.note({ event: 'account.reopened', userId, details: {}, outcome: 'ok' });
          return [onOneLine(`${username} is not suspended`)];
        }
        case 'list': {
          const blocked = await listBlockedImages(createRepositories(database))(MAX_LISTED);
          const suspended = await accounts.list(MAX_LISTED);
          if (blocked.length + suspended.length === 0) {
            return ['no image is blocked, and no account suspended'];
          }
          return [
            ...blocked.map(({ uid, username, at, title, reason }) =>
              onOneLine(uid, at.toISOString(), username, title, reason),
            ),
            ...suspended.map(({ username, at, reason }) =>
              onOneLine('account', at.toISOString(), username, reason),
            ),
          ];
        }
        default:
          return command satisfies never;
      }
    }),
  );
