import { TEXTS } from '@safelight/rules';
import type { Ports } from '../ports/index.ts';
import { failEdit } from '../settlement/settle-edit.ts';

type Deps = Pick<Ports, 'aiEditJobs' | 'unitOfWork'>;

/**
 * Fails an edit after its last retry, for example because the store was unavailable for too long, and
 * releases its credit. Does nothing if the edit has ended in the meantime.
 */
export const giveUpAiEdit =
  (deps: Deps) =>
  async (jobId: string): Promise<void> => {
    const job = await deps.aiEditJobs.findById(jobId);
    const message = TEXTS.ai.wrapped(TEXTS.ai.unknown);
    if (job !== null) await failEdit(deps.unitOfWork, job, null, { message, failure: 'provider_failed' });
  };
