import {
  DomainError,
  isSettled,
  notFound,
  requireUser,
  type AiEditJob,
  type Viewer,
} from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { AiEditJobRepository } from '../ports/index.ts';
import { claimPicture, versionToEdit } from './edit-target.ts';
import { placeOrders, type OrderDeps } from './place-orders.ts';

/**
 * Repeats one of the viewer's ended edits as a new one, which costs a credit and may have a different result.
 * Throws CONFLICT if the edit has not ended; NOT_FOUND if it is not the viewer's or its input was deleted;
 * INSUFFICIENT_CREDITS as for `requestAiEdit`.
 */
export const rerunAiEdit =
  (deps: OrderDeps & { readonly aiEditJobs: AiEditJobRepository }) =>
  async (viewer: Viewer, jobId: string, idempotencyKey: string | null): Promise<AiEditJob> => {
    const userId = requireUser(viewer);
    const earlier = await deps.aiEditJobs.findOwned(userId, jobId);
    if (earlier === null) throw notFound();
    if (!isSettled(earlier.state)) throw new DomainError('CONFLICT', TEXTS.ai.notSettled);
    const { imageUid, parentVersionId, pictureHash, prompt, area, referenceVersionId } = earlier;
    const repeatable = { userId, idempotencyKey, request: ['ai-edit-again', jobId] };
    const [job] = await placeOrders(deps)(repeatable, async (tx) => {
      const { width, height } = await versionToEdit(tx.images, userId, imageUid, parentVersionId);
      if (pictureHash !== null) await claimPicture(tx, { imageUid, pictureHash }, deps.clock);
      const isReferenceGone =
        referenceVersionId !== null && (await tx.images.findVersion(referenceVersionId)) === null;
      const mask = area === 'painted' ? await tx.aiEditJobs.findMask(jobId) : null;
      if (isReferenceGone) throw notFound();
      const size = { width, height };
      return [{ imageUid, parentVersionId, pictureHash, prompt, area, mask, referenceVersionId, size }];
    });
    if (job === undefined) throw notFound();
    return job;
  };
