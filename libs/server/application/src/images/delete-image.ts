import { CREDITS_PER_EDIT } from '@safelight/rules';
import { isImageUid, notFound, release, requireUser, type Viewer } from '@safelight/domain';
import type { ImageStore, UnitOfWork } from '../ports/index.ts';
import type { DeliveryIndex } from './delivery-index.ts';
import { cancelled } from '../ai-edits/cancel-ai-edit.ts';

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
      await tx.users.lock(ownerId);
      for (const job of await tx.aiEditJobs.listOpenByImage(uid)) {
        if (job.userId !== ownerId || !(await tx.aiEditJobs.settle(job.id, null, cancelled))) continue;
        await tx.credits.append(release(ownerId, CREDITS_PER_EDIT, job.id, 'Image deleted during its edit'));
        await tx.events.publish({
          type: 'ai-edit-changed',
          jobId: job.id,
          state: 'cancelled',
          stage: '',
          progress: 0,
        });
      }
      const removed = await tx.images.remove(ownerId, uid);
      if (removed === null) throw notFound();
      await tx.events.publish({ type: 'image-changed', imageUid: uid });
      return removed;
    });
    deps.index.invalidate(uid);
    await Promise.allSettled(keys.map((key) => deps.store.delete(key)));
  };

export type DeleteImage = ReturnType<typeof deleteImage>;
