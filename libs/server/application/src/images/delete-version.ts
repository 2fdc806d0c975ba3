import { isImageUid, notFound, requireUser, type Image, type Viewer } from '@safelight/domain';
import type { Ports } from '../ports/index.ts';
import { cancelOpenEdits } from '../settlement/cancel-open-edits.ts';
import type { DeliveryIndex } from './delivery-index.ts';

interface Deps extends Pick<Ports, 'unitOfWork' | 'store'> {
  readonly index: DeliveryIndex;
}

/**
 * Purges one version of one of the viewer's images with its files, and returns the image. The sweeper deletes
 * files that cannot be deleted now. Unfinished edits of the version are cancelled and their credits released.
 * Versions that were made from it remain. Throws NOT_FOUND if it is not the viewer's, CONFLICT for the original,
 * for the current version and for one in a comparison.
 */
export const deleteVersion =
  ({ unitOfWork, index, store }: Deps) =>
  async (viewer: Viewer, uid: string, versionId: string): Promise<Image> => {
    const ownerId = requireUser(viewer);
    if (!isImageUid(uid)) throw notFound();
    const { image, keys } = await unitOfWork.transaction(async (tx) => {
      await tx.users.lock(ownerId);
      const removed = await tx.images.removeVersion(ownerId, uid, versionId);
      const kept = removed === null ? null : await tx.images.find(uid);
      if (removed === null || kept === null) throw notFound();
      await cancelOpenEdits(tx, ownerId, [uid], versionId);
      await tx.signals.publish({ type: 'image-changed', imageUid: uid });
      return { image: kept, keys: removed };
    });
    index.invalidate(uid);
    await Promise.allSettled(keys.map((key) => store.delete(key)));
    return image;
  };
