import type { RemovedImages, Transaction } from '../ports/index.ts';
import { cancelOpenEdits } from '../settlement/cancel-open-edits.ts';

/** The maximum number of images that one transaction removes, so that others do not wait long for its locks. */
export const REMOVAL_BATCH = 100;

/**
 * Purges images with all their versions and derivatives, in or outside of the trash, in the caller's
 * transaction. Leaves the files to the sweeper, and returns their keys so that they can be deleted at once.
 * Cancels unfinished edits and releases their credits. Uids that are not this owner's have no effect.
 */
export const removeImages = async (
  tx: Transaction,
  ownerId: string,
  uids: readonly string[],
): Promise<RemovedImages> => {
  await tx.users.lock(ownerId);
  await cancelOpenEdits(tx, ownerId, uids);
  const removed = await tx.images.remove(ownerId, uids);
  if (removed.uids.length > 0) await tx.signals.publish({ type: 'images-removed', imageUids: removed.uids });
  return removed;
};
