import { leadOf, release, type AiEditFailure, type AiEditJob, type NewLedgerEntry } from '@safelight/domain';
import { CREDITS_PER_EDIT, PLAN_LIMITS, TEXTS } from '@safelight/rules';
import { moveCredits } from '../credits/move-credits.ts';
import type { AiEditJobRepository, Transaction, UnitOfWork } from '../ports/index.ts';

type Settlement = Omit<Parameters<AiEditJobRepository['settle']>[2], 'stage' | 'progress'>;

/** The stage and progress of an edit that has ended. */
export const FINAL_STAGES = {
  succeeded: { stage: TEXTS.ai.settled.succeeded, progress: 1 },
  failed: { stage: TEXTS.ai.settled.failed, progress: 1 },
  cancelled: { stage: TEXTS.ai.settled.cancelled, progress: 0 },
} as const satisfies Record<Settlement['state'], object>;

export const cancelled: Settlement = {
  state: 'cancelled',
  resultVersionId: null,
  errorMessage: null,
  failure: null,
};

/** Why an edit failed, in words for the user and for programs. */
export interface Why {
  readonly message: string;
  readonly failure: AiEditFailure;
}

/**
 * Dispatches as many of a user's waiting edits as the plan allows at a time, in the order of their requests.
 * Returns their ids. The user must be locked.
 */
export const dispatchEdits = async (tx: Transaction, userId: string): Promise<readonly string[]> => {
  const user = await tx.users.findById(userId);
  if (user === null) return [];
  const { parallelEdits, editPriority } = PLAN_LIMITS[user.plan];
  const lead = leadOf(editPriority);
  const dispatched = await tx.aiEditJobs.dispatch(userId, parallelEdits, TEXTS.ai.waiting, lead);
  for (const { id: jobId, turn } of dispatched) {
    await tx.jobs.enqueue('ai-edit', { jobId }, { priority: -turn });
    const stands = { state: 'queued', stage: TEXTS.ai.waiting, progress: 0 } as const;
    await tx.signals.publish({ type: 'ai-edit-changed', jobId, ...stands });
  }
  return dispatched.map(({ id }) => id);
};

/**
 * Ends an edit, in the caller's transaction. Every edit ends through this function. Spends or releases its
 * credit, records the event and dispatches the user's next edit. Returns false and changes nothing if another
 * worker has claimed the edit or it ended before. The user must be locked.
 */
export const settleEdit = async (
  tx: Transaction,
  { id, userId, imageUid }: Pick<AiEditJob, 'id' | 'userId' | 'imageUid'>,
  fence: number | null,
  end: Settlement,
  entry: NewLedgerEntry,
): Promise<boolean> => {
  const { state, resultVersionId } = end;
  if (!(await tx.aiEditJobs.settle(id, fence, { ...end, ...FINAL_STAGES[state] }))) return false;
  await moveCredits(tx, entry);
  await tx.record({
    type: 'edit.finished',
    userId,
    payload: { jobId: id, imageUid, state, resultVersionId },
  });
  await dispatchEdits(tx, userId);
  return true;
};

/**
 * Ends an edit with an error, and gives its credit back: a refund, which the ledger calls a release. Does
 * nothing if another worker has claimed the edit or it ended before.
 */
export const failEdit = (
  unitOfWork: UnitOfWork,
  job: AiEditJob,
  fence: number | null,
  { message: errorMessage, failure }: Why,
): Promise<boolean> =>
  unitOfWork.transaction(async (tx) => {
    await tx.users.lock(job.userId);
    const end: Settlement = { state: 'failed', resultVersionId: null, errorMessage, failure };
    return settleEdit(tx, job, fence, end, release(job.userId, CREDITS_PER_EDIT, job.id, 'Edit failed'));
  });
