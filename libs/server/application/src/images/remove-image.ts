import type { Transaction } from '../ports/index.ts';
import { cancelOpenEdits } from './cancel-open-edits.ts';

/**
 * Removes an owner's image for good, in the trash or not, with all its versions and derivatives, inside the
 * caller's transaction, and hands their bytes to the sweeper. Edits under way are cancelled and their credits
 * returned. Answers the keys whose bytes may go at once; null when the image is not this owner's.
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
