import { isImageUid, notFound, requireUser, type Viewer } from '@safelight/domain';
import type { ImageStore, UnitOfWork } from '../ports/index.ts';
import type { DeliveryIndex } from './delivery-index.ts';
import { removeImage } from './remove-image.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly store: ImageStore;
  readonly index: DeliveryIndex;
}

/**
 * Deletes one of the viewer's images with all its versions and derivatives. Edits under way are cancelled
 * and their credits returned in the same transaction. Bytes go right after; what fails to go is swept.
 */
export const deleteImage =
  (deps: Deps) =>
  async (viewer: Viewer, uid: string): Promise<void> => {
    const ownerId = requireUser(viewer);
    if (!isImageUid(uid)) throw notFound();
    const keys = await deps.unitOfWork.transaction(async (tx) => {
      const removed = await removeImage(tx, ownerId, uid);
      if (removed === null) throw notFound();
      return removed;
    });
    deps.index.invalidate(uid);
    await Promise.allSettled(keys.map((key) => deps.store.delete(key)));
  };

export type DeleteImage = ReturnType<typeof deleteImage>;
