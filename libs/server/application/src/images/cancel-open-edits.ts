import { release } from '@safelight/domain';
import { CREDITS_PER_EDIT } from '@safelight/rules';
import { cancelled, settleEdit } from '../ai-edits/settle-edit.ts';
import type { Transaction } from '../ports/index.ts';

/** Cancels an owner's edits of an image that are under way and returns their credits. The owner is locked already. */
export const cancelOpenEdits = async (tx: Transaction, ownerId: string, uid: string): Promise<void> => {
  for (const job of await tx.aiEditJobs.listOpenByImage(uid)) {
    if (job.userId !== ownerId) continue;
    const entry = release(ownerId, CREDITS_PER_EDIT, job.id, 'Image deleted during its edit');
    await settleEdit(tx, job, null, cancelled, entry);
  }
};
