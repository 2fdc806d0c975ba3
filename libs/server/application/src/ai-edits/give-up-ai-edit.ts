import { TEXTS } from '@safelight/rules';
import type { AiEditJobRepository, UnitOfWork } from '../ports/index.ts';
import { failEdit } from '../settlement/settle-edit.ts';

interface Deps {
  readonly aiEditJobs: AiEditJobRepository;
  readonly unitOfWork: UnitOfWork;
}

/**
 * Ends an edit that has used all of its retries, because the store or the workers were unavailable for too
 * long, and gives its credit back. An edit that has ended in the meantime stays unchanged.
 */
export const giveUpAiEdit =
  (deps: Deps) =>
  async (jobId: string): Promise<void> => {
    const job = await deps.aiEditJobs.findById(jobId);
    if (job !== null) await failEdit(deps.unitOfWork, job, null, TEXTS.ai.wrapped(TEXTS.ai.unknown));
  };
