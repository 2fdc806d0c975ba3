import { blockAnyImage, listBlockedImages, unblockAnyImage } from '@safelight/application';
import { systemClock } from '@safelight/identity';
import { createRepositories, migrate } from '@safelight/persistence';
import type { Config } from '../config.ts';
import type { ModerateCommand } from '../moderate-command.ts';
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
  withDatabase(config, async (database) => {
    await migrate(database);
    const unitOfWork = unitOfWorkWithoutJobs(database, 'Blocking an image');
    switch (command.deed) {
      case 'block': {
        const { uid, title } = await blockAnyImage({ unitOfWork, clock: systemClock })(
          command.uid,
          command.reason,
        );
        return [onOneLine(`${uid} (${title}) is blocked`)];
      }
      case 'unblock': {
        const { uid, title } = await unblockAnyImage({ unitOfWork })(command.uid);
        return [onOneLine(`${uid} (${title}) is not blocked`)];
      }
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
  });
