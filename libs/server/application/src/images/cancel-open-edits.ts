import { release } from '@safelight/domain';
import { CREDITS_PER_EDIT } from '@safelight/rules';
import { cancelled } from '../ai-edits/cancel-ai-edit.ts';
import type { Transaction } from '../ports/index.ts';

/**
 * Cancels an owner's edits of an image, or of one version of it, that are under way and returns their credits.
 * The owner is locked already.
 */
export const cancelOpenEdits = async (
  tx: Transaction,
  ownerId: string,
  uid: string,
  versionId?: string,
): Promise<void> => {
  const what = versionId === undefined ? 'Image' : 'Version';
  for (const { id: jobId, userId, parentVersionId } of await tx.aiEditJobs.listOpenByImage(uid)) {
    if (userId !== ownerId || (versionId !== undefined && parentVersionId !== versionId)) continue;
    if (!(await tx.aiEditJobs.settle(jobId, null, cancelled))) continue;
    await tx.credits.append(release(ownerId, CREDITS_PER_EDIT, jobId, `${what} deleted during its edit`));
    await tx.events.publish({ type: 'ai-edit-changed', jobId, state: 'cancelled', stage: '', progress: 0 });
  }
};
