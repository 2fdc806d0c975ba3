import { release } from '@safelight/domain';
import { CREDITS_PER_EDIT } from '@safelight/rules';
import { cancelled, settleEdit } from './settle-edit.ts';
import type { Transaction } from '../ports/index.ts';

/**
 * Cancels an owner's unfinished edits of some images, or of one version, and releases their credits. The owner
 * must be locked.
 */
export const cancelOpenEdits = async (
  tx: Transaction,
  ownerId: string,
  uids: readonly string[],
  versionId?: string,
): Promise<void> => {
  const what = versionId === undefined ? 'Image' : 'Version';
  for (const job of await tx.aiEditJobs.listOpenByImages(ownerId, uids)) {
    if (versionId !== undefined && job.parentVersionId !== versionId) continue;
    const entry = release(ownerId, CREDITS_PER_EDIT, job.id, `${what} deleted during its edit`);
    await settleEdit(tx, job, null, cancelled, entry);
  }
};
