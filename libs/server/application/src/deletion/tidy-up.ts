import { DELETION_GRACE_MS, UNVERIFIED_MS, UNUSED_PICTURE_GRACE_MS } from '@safelight/domain';
import { DAYS_IN_TRASH } from '@safelight/rules';
import { finishAll } from '../batches/finish-all.ts';
import { endMonths } from '../billing/monthly-credits.ts';
import type { PurgeTrash } from '../images/empty-trash.ts';
import type {
  LayerPictureRepository,
  MonthlyCreditsRepository,
  Ports,
  ProjectRepository,
} from '../ports/index.ts';
import type { PurgeAccount } from './purge-account.ts';

interface Deps extends Pick<Ports, 'users' | 'dataExports' | 'maintenance' | 'unitOfWork'> {
  readonly layerPictures: Pick<LayerPictureRepository, 'removeUnused'>;
  readonly projects: Pick<ProjectRepository, 'listTrashed' | 'remove'>;
  readonly monthlyCredits: Pick<MonthlyCreditsRepository, 'listEnded'>;
  readonly purgeAccount: PurgeAccount;
  readonly purgeTrash: PurgeTrash;
}

export interface Tidied {
  readonly accounts: number;
  readonly images: number;
  readonly projects: number;
  readonly exports: number;
  readonly layerPictures: number;
  /** The number of users for whom a month of credits was ended. */
  readonly months: number;
  readonly rows: number;
}

const BATCH = 100;
const TRASH_MS = DAYS_IN_TRASH * 24 * 60 * 60 * 1000;

/**
 * Runs daily. Ends months of credits. Purges accounts that can no longer be restored or were never verified,
 * and images and projects that were in the trash for too long. Deletes expired exports, unused layer pictures,
 * and rows that have expired or are no longer needed. An item that fails, or a list that cannot be read, does
 * not block the rest and is tried again the next day; the errors are thrown at the end.
 */
export const tidyUp = (deps: Deps) => {
  const purgeAccounts = (now: Date, errors: unknown[]): Promise<number> => {
    const before = {
      deletion: new Date(now.getTime() - DELETION_GRACE_MS),
      unverified: new Date(now.getTime() - UNVERIFIED_MS),
    };
    return finishAll(
      {
        list: (limit) => deps.users.listDueForPurge(before, limit),
        idOf: (userId) => userId,
        finish: (userId) => deps.purgeAccount(userId, now),
      },
      errors,
    );
  };

  const purgeImages = async (now: Date, errors: unknown[]): Promise<number> => {
    const purged = await deps.purgeTrash({ before: new Date(now.getTime() - TRASH_MS) });
    errors.push(...purged.errors);
    return purged.uids.length;
  };

  const purgeProjects = (now: Date, errors: unknown[]): Promise<number> => {
    const before = new Date(now.getTime() - TRASH_MS);
    return finishAll(
      {
        list: (limit) => deps.projects.listTrashed(before, limit),
        idOf: ({ id }) => id,
        finish: ({ ownerId, id }) => deps.projects.remove(ownerId, id, before),
      },
      errors,
    );
  };

  const endAllMonths = (now: Date, errors: unknown[]): Promise<number> =>
    finishAll(
      {
        list: (limit) => deps.monthlyCredits.listEnded(now, limit),
        idOf: (userId) => userId,
        finish: async (userId) => {
          await endMonths(deps)(userId, now);
          return true;
        },
      },
      errors,
    );

  const removeExports = async (now: Date): Promise<number> => {
    for (let removed = 0; ;) {
      const expired = await deps.dataExports.listExpired(now, BATCH);
      await deps.unitOfWork.transaction(async (tx) => {
        for (const { id } of expired) await tx.dataExports.delete(id);
        await tx.blobIntents.abandon(expired.flatMap(({ key }) => key ?? []));
      });
      removed += expired.length;
      if (expired.length < BATCH) return removed;
    }
  };

  const removeLayerPictures = async (now: Date): Promise<number> => {
    const before = new Date(now.getTime() - UNUSED_PICTURE_GRACE_MS);
    for (let removed = 0; ;) {
      const keys = await deps.layerPictures.removeUnused(before, BATCH);
      removed += keys.length;
      if (keys.length < BATCH) return removed;
    }
  };

  return async (now: Date): Promise<Tidied> => {
    const errors: unknown[] = [];
    const attempt = async (work: (now: Date) => Promise<number>): Promise<number> => {
      try {
        return await work(now);
      } catch (error) {
        errors.push(error);
        return 0;
      }
    };
    const accounts = await purgeAccounts(now, errors);
    const images = await purgeImages(now, errors);
    const projects = await purgeProjects(now, errors);
    const exports = await attempt(removeExports);
    const layerPictures = await attempt(removeLayerPictures);
    const months = await endAllMonths(now, errors);
    const rows = await attempt((at) => deps.maintenance.prune(at));
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} errors in the daily cleanup`);
    return { accounts, images, projects, exports, layerPictures, months, rows };
  };
};
