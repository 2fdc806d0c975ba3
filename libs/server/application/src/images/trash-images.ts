import { isImageUid, notFound, requireUser, type Image, type Viewer } from '@safelight/domain';
import type { Ports, Transaction } from '../ports/index.ts';
import { cancelOpenEdits } from '../settlement/cancel-open-edits.ts';
import { announceChanges, chosenUids } from './chosen-images.ts';
import type { DeliveryIndex } from './delivery-index.ts';

interface Deps extends Pick<Ports, 'unitOfWork' | 'clock'> {
  readonly index: DeliveryIndex;
}

/**
 * Moves images of an owner to the trash, so that their addresses stop working. Cancels unfinished edits and
 * releases their credits in the same transaction. Returns the images that were moved.
 */
export const putInTrash = async (
  { unitOfWork, index, clock }: Deps,
  ownerId: string,
  uids: readonly string[],
): Promise<readonly Image[]> => {
  const trashed = await unitOfWork.transaction(async (tx: Transaction) => {
    await tx.users.lock(ownerId);
    const gone = await tx.images.trash(ownerId, uids, clock.now());
    await cancelOpenEdits(tx, ownerId, gone);
    await announceChanges(tx, ownerId, gone);
    return tx.images.findTrashed(ownerId, gone);
  });
  for (const { uid } of trashed) index.invalidate(uid);
  return trashed;
};

/**
 * Moves the viewer's images to the trash; if one cannot be moved, none is. They still count towards the
 * storage, and are purged after 30 days. Returns the images that were moved. Throws CONFLICT if a comparison
 * shows one of them.
 */
export const trashImages =
  (deps: Deps) =>
  async (viewer: Viewer, uids: readonly string[]): Promise<readonly Image[]> =>
    putInTrash(deps, requireUser(viewer), chosenUids(uids));

/** Moves one image to the trash. Throws NOT_FOUND if it is not the viewer's or is already in the trash. */
export const deleteImage =
  (deps: Deps) =>
  async (viewer: Viewer, uid: string): Promise<Image> => {
    const ownerId = requireUser(viewer);
    const [image] = isImageUid(uid) ? await putInTrash(deps, ownerId, [uid]) : [];
    if (image === undefined) throw notFound();
    return image;
  };

/**
 * Moves images of the viewer from the trash back to the library. One that has expired in the meantime expires no
 * more. Returns those that were in the trash.
 */
export const restoreImages =
  (deps: Deps) =>
  async (viewer: Viewer, uids: readonly string[]): Promise<readonly Image[]> => {
    const ownerId = requireUser(viewer);
    const chosen = chosenUids(uids);
    const restored = await deps.unitOfWork.transaction(async (tx) => {
      await tx.users.lock(ownerId);
      const back = await tx.images.restore(ownerId, chosen, deps.clock.now());
      await announceChanges(tx, ownerId, back);
      return tx.images.findOwned(ownerId, back);
    });
    for (const { uid } of restored) deps.index.invalidate(uid);
    return restored;
  };
