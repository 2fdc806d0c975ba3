import { release } from '@safelight/domain';
import { CREDITS_PER_EDIT } from '@safelight/rules';
import { cancelled } from '../ai-edits/cancel-ai-edit.ts';
import type { Transaction } from '../ports/index.ts';

/**
 * Removes an owner's image with all its versions and derivatives inside the caller's transaction, and hands
 * their bytes to the sweeper. Edits under way are cancelled and their credits returned. Answers the keys whose
 * bytes may go at once; null when the image is not this owner's.
 */
export const removeImage = async (
  tx: Transaction,
  ownerId: string,
  uid: string,
): Promise<readonly string[] | null> => {
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
  if (removed !== null) await tx.events.publish({ type: 'image-changed', imageUid: uid });
  return removed;
};
