import {
  blockAnyImage,
  listBlockedImages,
  listSuspendedAccounts,
  type Repositories,
  reopenAccount,
  suspendAccount,
  unblockAnyImage,
  type UnitOfWork,
} from '@safelight/application';
import { createIds, systemClock } from '@safelight/identity';
import { createMailTemplates } from '@safelight/mail';
import { createRepositories, migrate } from '@safelight/persistence';
import type { Image } from '@safelight/domain';
import type { Config } from '../config.ts';
import type { ModerateCommand } from '../moderate-command.ts';
import { withSecurityLog } from './command-security-log.ts';
import { withDatabase } from './open-database.ts';
import { createSiteLinks } from './site-links.ts';
import { withUnitOfWork } from './unit-of-work.ts';

/** Wires the use cases of suspensions for an operator's command, with the emails that they send. */
const suspensionDeps = (
  { publicUrl, supportEmail }: Pick<Config, 'publicUrl' | 'supportEmail'>,
  { users }: Pick<Repositories, 'users'>,
  unitOfWork: UnitOfWork,
): Parameters<typeof suspendAccount>[0] => ({
  users,
  unitOfWork,
  ids: createIds(),
  clock: systemClock,
  templates: createMailTemplates({ productName: 'Safelight' }),
  links: createSiteLinks(publicUrl),
  supportEmail,
});

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
      const repositories = createRepositories(database);
      const change = <T>(run: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> =>
        withUnitOfWork(config, database, run);
      const noted = (event: 'image.blocked' | 'image.unblocked', { uid, title, ownerId }: Image): string => {
        const details = { imageUid: uid, moderatorId: null };
        securityLog.note({ event, userId: ownerId, details, outcome: 'ok' });
        return onOneLine(`${uid} (${title}) is ${event === 'image.blocked' ? '' : 'not '}blocked`);
      };
      switch (command.action) {
        case 'block': {
          const { uid, reason } = command;
          const image = await change((unitOfWork) =>
            blockAnyImage({ unitOfWork, clock: systemClock })(uid, reason),
          );
          return [noted('image.blocked', image)];
        }
        case 'unblock':
          return [
            noted(
              'image.unblocked',
              await change((unitOfWork) => unblockAnyImage({ unitOfWork })(command.uid)),
            ),
          ];
        case 'suspend': {
          const { userId, username } = await change((unitOfWork) =>
            suspendAccount(suspensionDeps(config, repositories, unitOfWork))(
              command.username,
              command.reason,
            ),
          );
          securityLog.note({ event: 'account.suspended', userId, details: {}, outcome: 'ok' });
          return [onOneLine(`${username} is suspended`)];
        }
        case 'reopen': {
          const { userId, username } = await change((unitOfWork) =>
            reopenAccount(suspensionDeps(config, repositories, unitOfWork))(command.username),
          );
          securityLog.note({ event: 'account.reopened', userId, details: {}, outcome: 'ok' });
          return [onOneLine(`${username} is not suspended`)];
        }
        case 'list': {
          const blocked = await listBlockedImages(repositories)(MAX_LISTED);
          const suspended = await listSuspendedAccounts(repositories)(MAX_LISTED);
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
