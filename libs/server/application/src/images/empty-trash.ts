import { DomainError, requireUser, type Viewer } from '@safelight/domain';
import type { Ports, RemovedImages } from '../ports/index.ts';
import { chosenUids } from './chosen-images.ts';
import { deleteFiles } from './delete-files.ts';
import type { DeliveryIndex } from './delivery-index.ts';
import { REMOVAL_BATCH, removeImages } from './remove-images.ts';

interface Deps extends Pick<Ports, 'images' | 'unitOfWork' | 'blobIntents' | 'store'> {
  readonly index: DeliveryIndex;
}

/** The maximum number of files that a request deletes. The sweeper deletes the others within a minute. */
const MAX_FILES = 500;
/** After this many images that cannot be purged, a request does not try more. */
const MAX_FAILURES = 10;

/** Purges the rows of images in their owner's trash in one transaction. Other uids have no effect. */
const purgeRows =
  ({ unitOfWork, index }: Pick<Deps, 'unitOfWork' | 'index'>) =>
  async (ownerId: string, uids: readonly string[]): Promise<RemovedImages> => {
    const removed = await unitOfWork.transaction(async (tx) => {
      await tx.users.lock(ownerId);
      const living = new Set((await tx.images.findOwned(ownerId, uids)).map(({ uid }) => uid));
      return removeImages(
        tx,
        ownerId,
        uids.filter((uid) => !living.has(uid)),
      );
    });
    for (const uid of removed.uids) index.invalidate(uid);
    return removed;
  };

/** Deletes some of the files of purged images at once. The sweeper tries again, and reports what fails. */
const purgeFiles = async (
  deps: Pick<Deps, 'blobIntents' | 'store'>,
  keys: readonly string[],
): Promise<void> => {
  await Promise.allSettled([deleteFiles(deps, keys.slice(0, MAX_FILES))]);
};

/**
 * Purges one image in its owner's trash, with rows and files. The sweeper deletes files that cannot be
 * deleted now. Returns false if the image is not in that trash.
 */
export const purgeImage =
  (deps: Omit<Deps, 'images'>) =>
  async (ownerId: string, uid: string): Promise<boolean> => {
    const { uids, keys } = await purgeRows(deps)(ownerId, [uid]);
    await purgeFiles(deps, keys);
    return uids.length > 0;
  };

export type PurgeImage = ReturnType<typeof purgeImage>;

/** Purges images of an owner in batches. An image that fails does not block others. */
const inBatches = (deps: Omit<Deps, 'images'>, ownerId: string) => {
  const removed: RemovedImages[] = [];
  const failures = new Map<string, unknown>();

  /** Purges a batch, or each of its images by itself if that fails. */
  const purge = async (uids: readonly string[]): Promise<void> => {
    try {
      removed.push(await purgeRows(deps)(ownerId, uids));
    } catch (error) {
      const [uid = '', ...others] = uids;
      const isHopeless = error instanceof DomainError && error.code === 'DATABASE_UNAVAILABLE';
      if (isHopeless || failures.size >= MAX_FAILURES) throw error;
      if (others.length === 0) failures.set(uid, error);
      else for (const one of uids) await purge([one]);
    }
  };

  /** Deletes files, and returns the uids of the purged images. Throws the first error of an image that failed. */
  const finish = async (): Promise<readonly string[]> => {
    await purgeFiles(
      deps,
      removed.flatMap(({ keys }) => keys),
    );
    for (const error of failures.values()) throw error;
    return removed.flatMap(({ uids }) => uids);
  };
  return { purge, failures, finish };
};

/** Purges some images in the viewer's trash. Returns the uids of those that were in it. */
export const deleteImagesForever =
  (deps: Omit<Deps, 'images'>) =>
  async (viewer: Viewer, uids: readonly string[]): Promise<readonly string[]> => {
    const { purge, finish } = inBatches(deps, requireUser(viewer));
    const chosen = chosenUids(uids);
    for (let from = 0; from < chosen.length; from += REMOVAL_BATCH)
      await purge(chosen.slice(from, from + REMOVAL_BATCH));
    return finish();
  };

/** Purges all images in the viewer's trash. Returns their uids. */
export const emptyTrash =
  (deps: Deps) =>
  async (viewer: Viewer): Promise<readonly string[]> => {
    const ownerId = requireUser(viewer);
    const { purge, failures, finish } = inBatches(deps, ownerId);
    for (;;) {
      const trashed = await deps.images.listTrashed({ ownerId }, REMOVAL_BATCH + failures.size);
      const rest = trashed.flatMap(({ uid }) => (failures.has(uid) ? [] : uid));
      if (rest.length === 0) return finish();
      await purge(rest);
    }
  };
