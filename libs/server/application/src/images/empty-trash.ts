import { requireUser, type Viewer } from '@safelight/domain';
import type { Ports } from '../ports/index.ts';
import { chosenUids } from './chosen-images.ts';
import type { DeliveryIndex } from './delivery-index.ts';
import { removeImage } from './remove-image.ts';

interface Deps extends Pick<Ports, 'images' | 'unitOfWork' | 'store'> {
  readonly index: DeliveryIndex;
}

const BATCH = 100;

/**
 * Purges one image in its owner's trash, with rows and files. The sweeper deletes files that cannot be
 * deleted now. Returns false if the image is not in that trash.
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

/** Purges some images in the viewer's trash. Returns the uids of those that were in it. */
export const deleteImagesForever =
  (deps: Omit<Deps, 'images'>) =>
  async (viewer: Viewer, uids: readonly string[]): Promise<readonly string[]> => {
    const ownerId = requireUser(viewer);
    const purge = purgeImage(deps);
    const deleted: string[] = [];
    for (const uid of chosenUids(uids)) if (await purge(ownerId, uid)) deleted.push(uid);
    return deleted;
  };

/** Purges all images in the viewer's trash. Returns their uids. */
export const emptyTrash =
  (deps: Deps) =>
  async (viewer: Viewer): Promise<readonly string[]> => {
    const ownerId = requireUser(viewer);
    const purge = purgeImage(deps);
    const deleted: string[] = [];
    for (;;) {
      const trashed = await deps.images.listTrashed({ ownerId }, BATCH);
      const before = deleted.length;
      for (const { uid } of trashed) if (await purge(ownerId, uid)) deleted.push(uid);
      if (trashed.length < BATCH || deleted.length === before) return deleted;
    }
  };
