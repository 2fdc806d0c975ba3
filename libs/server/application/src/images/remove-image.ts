import type { Transaction } from '../ports/index.ts';
import { cancelOpenEdits } from '../settlement/cancel-open-edits.ts';

/**
 * Purges an owner's image, in the trash or not, with all its versions and derivatives, in the caller's
 * transaction, and leaves their files to the sweeper. Unfinished edits are cancelled and their credits given
 * back. Returns the keys of files that can be deleted at once; null if the image is not this owner's.
 */
export const removeImage = async (
  tx: Transaction,
  ownerId: string,
  uid: string,
): Promise<readonly string[] | null> => {
  await tx.users.lock(ownerId);
  await cancelOpenEdits(tx, ownerId, uid);
  const removed = await tx.images.remove(ownerId, uid);
  if (removed !== null) await tx.signals.publish({ type: 'image-changed', imageUid: uid });
  return removed;
};
