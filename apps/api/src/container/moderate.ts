import { blockAnyImage, listBlockedImages, unblockAnyImage } from '@safelight/application';
import { systemClock } from '@safelight/identity';
import { createRepositories, migrate } from '@safelight/persistence';
import type { Config } from '../config.ts';
import type { ModerateCommand } from '../moderate-command.ts';
import { withDatabase } from './open-database.ts';
import { unitOfWorkWithoutJobs } from './unit-of-work-without-jobs.ts';

/** People choose titles: none may move the cursor of whoever reads it. */
const onOneLine = (...texts: readonly string[]): string =>
  texts.map((text) => text.replace(/\p{Cc}+/gu, ' ')).join('\t');

/** More are not listed at once. */
const MAX_LISTED = 1_000;

/**
 * Blocks images in the data the settings name, or lists those that are; answers what to print. Processes that are
 * running learn of it at once.
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
