import { requireUser, type Viewer } from '@safelight/domain';
import type { ImageRepository, ImageStore, UnitOfWork } from '../ports/index.ts';
import { chosenUids } from './chosen-images.ts';
import type { DeliveryIndex } from './delivery-index.ts';
import { removeImage } from './remove-image.ts';

interface Deps {
  readonly images: ImageRepository;
  readonly unitOfWork: UnitOfWork;
  readonly index: DeliveryIndex;
  readonly store: ImageStore;
}

const BATCH = 100;

/**
 * Removes one image from its owner's trash for good, both rows and files; the sweeper deletes files that
 * fail. False when it is not, or no longer, in that trash.
 */
export const purgeImage =
  ({ unitOfWork, index, store }: Omit<Deps, 'images'>) =>
  async (ownerId: string, uid: string): Promise<boolean> => {
    const keys = await unitOfWork.transaction(async (tx) => {
      await tx.users.lock(ownerId);
      const [living] = await tx.images.findOwned(ownerId, [uid]);
      return living === undefined ? removeImage(tx, ownerId, uid) : null;
    });
    if (keys === null) return false;
    index.invalidate(uid);
    await Promise.allSettled(keys.map((key) => store.delete(key)));
    return true;
  };

export type PurgeImage = ReturnType<typeof purgeImage>;

/** Deletes images in the viewer's trash for good; returns how many were there. */
export const deleteImagesForever =
  (deps: Omit<Deps, 'images'>) =>
  async (viewer: Viewer, uids: readonly string[]): Promise<number> => {
    const ownerId = requireUser(viewer);
    const purge = purgeImage(deps);
    let deleted = 0;
    for (const uid of chosenUids(uids)) if (await purge(ownerId, uid)) deleted += 1;
    return deleted;
  };

/** Deletes everything in the viewer's trash for good; returns how many images that were. */
export const emptyTrash =
  (deps: Deps) =>
  async (viewer: Viewer): Promise<number> => {
    const ownerId = requireUser(viewer);
    const purge = purgeImage(deps);
    for (let deleted = 0; ;) {
      const trashed = await deps.images.listTrashed({ ownerId }, BATCH);
      let gone = 0;
      for (const { uid } of trashed) if (await purge(ownerId, uid)) gone += 1;
      deleted += gone;
      if (trashed.length < BATCH || gone === 0) return deleted;
    }
  };

export type DeleteImagesForever = ReturnType<typeof deleteImagesForever>;
export type EmptyTrash = ReturnType<typeof emptyTrash>;
