import { isSettled, notFound, release, requireUser, type AiEditJob, type Viewer } from '@safelight/domain';
import { CREDITS_PER_EDIT } from '@safelight/rules';
import type { Ports } from '../ports/index.ts';
import { cancelled, settleEdit } from '../settlement/settle-edit.ts';

type Deps = Pick<Ports, 'unitOfWork'>;

/** Cancels one of the viewer's edits and gives its credit back. An edit that has ended stays unchanged. */
export const cancelAiEdit =
  (deps: Deps) =>
  (viewer: Viewer, jobId: string): Promise<AiEditJob> => {
    const userId = requireUser(viewer);
    return deps.unitOfWork.transaction(async (tx) => {
      const job = await tx.aiEditJobs.findOwned(userId, jobId);
      if (job === null) throw notFound();
      if (isSettled(job.state)) return job;
      await tx.users.lock(userId);
      await settleEdit(tx, job, null, cancelled, release(userId, CREDITS_PER_EDIT, jobId, 'Edit cancelled'));
      return (await tx.aiEditJobs.findOwned(userId, jobId)) ?? job;
    });
  };
