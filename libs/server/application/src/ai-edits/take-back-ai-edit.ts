import {
  DomainError,
  notFound,
  refund,
  requireUser,
  takeBackProblem,
  takeBackRefused,
  takeBacksCountFrom,
  takeBacksLeft,
  type AiEditJob,
  type ImageVersion,
  type Viewer,
} from '@safelight/domain';
import { CREDITS_PER_EDIT } from '@safelight/rules';
import { moveCredits } from '../credits/move-credits.ts';
import type { DeliveryIndex } from '../images/delivery-index.ts';
import type { AiEditJobRepository, ImageEditor, Ports, Transaction } from '../ports/index.ts';

interface Deps extends Pick<Ports, 'unitOfWork' | 'clock' | 'store'> {
  readonly index: DeliveryIndex;
  readonly editors: readonly Pick<ImageEditor, 'noteMisread'>[];
}

/** What taking an edit back has removed. Null in a repetition, which removes nothing. */
interface Removed {
  readonly version: ImageVersion;
  readonly keys: readonly string[];
}

interface TakenBack {
  readonly job: AiEditJob;
  readonly removed: Removed | null;
}

const leftFor = async (
  aiEditJobs: Pick<AiEditJobRepository, 'countTakenBack'>,
  userId: string,
  now: Date,
): Promise<number> => takeBacksLeft(await aiEditJobs.countTakenBack(userId, takeBacksCountFrom(now)));

/** Returns the result of an edit that can be taken back; throws TAKE_BACK_REFUSED otherwise. */
const resultToRemove = async (tx: Transaction, job: AiEditJob, now: Date): Promise<ImageVersion> => {
  const { userId, imageUid, resultVersionId } = job;
  const version = resultVersionId === null ? null : await tx.images.findVersion(resultVersionId);
  const problem = takeBackProblem(job, version, now);
  if (problem !== null || version === null) throw takeBackRefused(problem ?? 'result-deleted');
  const use = await tx.images.lockVersionUse(userId, imageUid, version.id);
  if (use !== null) throw takeBackRefused(use);
  if ((await leftFor(tx.aiEditJobs, userId, now)) === 0) throw takeBackRefused('limit');
  return version;
};

/** Gives the credit of an edit back, unless its ledger shows that an operator did so before. */
const giveCreditBack = async (tx: Transaction, { id, userId }: AiEditJob): Promise<void> => {
  try {
    await moveCredits(tx, refund(userId, CREDITS_PER_EDIT, id, 'Edit taken back'));
  } catch (error) {
    if (error instanceof DomainError && error.code === 'CONFLICT') throw takeBackRefused('credit-returned');
    throw error;
  }
};

const remove = async (tx: Transaction, job: AiEditJob, now: Date): Promise<Removed> => {
  const { id, userId, imageUid } = job;
  const version = await resultToRemove(tx, job, now);
  await giveCreditBack(tx, job);
  await tx.aiEditJobs.takeBack(id, now);
  const keys = await tx.images.removeVersion(userId, imageUid, version.id);
  if (keys === null) throw takeBackRefused('result-deleted');
  await tx.record({
    type: 'edit.taken_back',
    userId,
    payload: { jobId: id, imageUid, versionId: version.id },
  });
  return { version, keys };
};

/**
 * Takes back one of the viewer's edits whose result is not what its prompt asked for: deletes the result for good
 * and gives the credit back, in one transaction (docs/adr/0072). An edit that was taken back before stays as it
 * is. Throws NOT_FOUND; TAKE_BACK_REFUSED (with `reason`), after which nothing has changed.
 */
export const takeBackAiEdit =
  ({ unitOfWork, clock, store, index, editors }: Deps) =>
  async (viewer: Viewer, jobId: string): Promise<AiEditJob> => {
    const userId = requireUser(viewer);
    const { job, removed } = await unitOfWork.transaction(async (tx): Promise<TakenBack> => {
      await tx.users.lock(userId);
      const found = await tx.aiEditJobs.findOwned(userId, jobId);
      if (found === null) throw notFound();
      if (found.takenBackAt !== null) return { job: found, removed: null };
      const now = clock.now();
      return { removed: await remove(tx, found, now), job: { ...found, takenBackAt: now } };
    });
    if (removed === null) return job;
    index.invalidate(job.imageUid);
    const { origin } = removed.version;
    const textResponse = origin.kind === 'ai_edit' ? origin.textResponse : null;
    for (const editor of editors) editor.noteMisread?.({ prompt: job.prompt, textResponse });
    await Promise.allSettled(removed.keys.map((key) => store.delete(key)));
    return job;
  };

/** Returns how many more edits a user can take back now. */
export const countTakeBacksLeft =
  ({ aiEditJobs, clock }: Pick<Ports, 'aiEditJobs' | 'clock'>) =>
  (userId: string): Promise<number> =>
    leftFor(aiEditJobs, userId, clock.now());
