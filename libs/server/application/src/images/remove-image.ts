import type { Transaction } from '../ports/index.ts';
import { cancelOpenEdits } from '../settlement/cancel-open-edits.ts';

/**
 * Purges an image with all its versions and derivatives, in or outside of the trash, in the caller's
 * transaction. Leaves the files to the sweeper, and returns their keys so that they can be deleted at once.
 * Cancels unfinished edits and releases their credits. Returns null if the image is not this owner's.
 */
export const removeImage = async (
  tx: Transaction,
  ownerId: string,
  uid: string,
): Promise<readonly string[] | null> => {
  await tx.users.lock(ownerId);
  await cancelOpenEdits(tx, ownerId, [uid]);
  const removed = await tx.images.remove(ownerId, uid);
  if (removed !== null) await tx.signals.publish({ type: 'image-changed', imageUid: uid });
  return removed;
};
