import { blockAnyImage, listBlockedImages, unblockAnyImage } from '@safelight/application';
import type { Image } from '@safelight/domain';
import { systemClock } from '@safelight/identity';
import { createRepositories, migrate } from '@safelight/persistence';
import type { Config } from '../config.ts';
import type { ModerateCommand } from '../moderate-command.ts';
import { withSecurityLog } from './command-security-log.ts';
import { withDatabase } from './open-database.ts';
import { unitOfWorkWithoutJobs } from './unit-of-work-without-jobs.ts';

/** Removes line breaks and control characters from titles, so that none can move the cursor of a terminal. */
const onOneLine = (...texts: readonly string[]): string =>
  texts.map((text) => text.replace(/\p{Cc}+/gu, ' ')).join('\t');

/** The most blocked images that are listed. */
const MAX_LISTED = 1_000;

/**
 * Blocks images in the configured installation, or lists blocked ones; returns the text to print. Running
 * processes are notified at once.
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
      switch (command.deed) {
        case 'block': {
          const block = blockAnyImage({ unitOfWork, clock: systemClock });
          return [noted('image.blocked', await block(command.uid, command.reason))];
        }
        case 'unblock':
          return [noted('image.unblocked', await unblockAnyImage({ unitOfWork })(command.uid))];
        case 'list': {
          const blocked = await listBlockedImages(createRepositories(database))(MAX_LISTED);
          if (blocked.length === 0) return ['no image is blocked'];
          return blocked.map(({ uid, username, at, title, reason }) =>
            onOneLine(uid, at.toISOString(), username, title, reason),
          );
        }
        default:
          return command satisfies never;
      }
    }),
  );
