import { capture, DomainError, type AiEditFailure, type AiEditJob } from '@safelight/domain';
import { PLAN_LIMITS, TEXTS, type ErrorCode } from '@safelight/rules';
import type { Ports } from '../ports/index.ts';
import type { AddVersion } from '../images/add-version.ts';
import type { DeliveryIndex } from '../images/delivery-index.ts';
import type { StoredPicture, StorePicture } from '../images/store-picture.ts';
import type { EditedImage } from './ask-editors.ts';
import { holdClaim, type Claim } from './claim.ts';
import { editPicture, NoSubject, type EditPictureDeps } from './edit-picture.ts';
import { sourceOfJob } from './edit-target.ts';
import { failEdit, settleEdit, type Why } from '../settlement/settle-edit.ts';

type Deps = EditPictureDeps &
  Pick<Ports, 'aiEditJobs' | 'users' | 'images' | 'signals' | 'unitOfWork'> & {
    readonly storePicture: StorePicture;
    readonly addVersion: AddVersion;
    readonly index: DeliveryIndex;
  };

/** The maximum size of a result in bytes. Upscaled results may be far larger than uploads. */
const RESULT_MAX_BYTES = 512 * 1024 * 1024;

/** The codes of errors that would occur again in a retry, and the failure of the edit that each is. */
const PERMANENT = new Map<ErrorCode, AiEditFailure>([
  ['NOT_FOUND', 'input_deleted'],
  ['INVALID_INPUT', 'unreadable_input'],
  ['INVALID_FILE_FORMAT', 'unreadable_input'],
  ['IMAGE_TOO_LARGE', 'unreadable_input'],
  ['UNSUPPORTED_EDIT', 'not_possible'],
  ['STORAGE_QUOTA_EXCEEDED', 'storage_full'],
]);

/** Why an edit failed whose retry would fail with the same error; null for an error after which it is retried. */
const permanentFailure = (error: unknown): Why | null => {
  if (!(error instanceof DomainError)) return null;
  const failure = error instanceof NoSubject ? 'nothing_found' : PERMANENT.get(error.code);
  return failure === undefined ? null : { message: TEXTS.ai.wrapped(error.message), failure };
};

/** The error of a worker whose job was claimed by another worker, so that nothing it does may take effect. */
class Fenced extends Error {}

/** Returns the seed of a job. It is the same in every attempt, so that a retry makes the same picture. */
const seedOf = (jobId: string): number => Number.parseInt(jobId.replaceAll('-', '').slice(0, 8), 16);

/**
 * Runs one queued edit to its end: claims it, calls the editors, stores the result as a new version, and
 * settles job and credit in one transaction. It may run again for the same job: an ended job does not change.
 * A job that another worker has claimed is taken over, because the queue hands a job out again only after it
 * has lost that worker.
 */
export const runAiEdit = (deps: Deps) => {
  const nowMs = (): number => deps.clock.now().getTime();

  const fail = async (job: AiEditJob, why: Why): Promise<void> => {
    await failEdit(deps.unitOfWork, job, job.fence, why);
  };

  const succeed = async (
    job: AiEditJob,
    picture: StoredPicture,
    edited: Pick<EditedImage, 'model' | 'textResponse' | 'setsFile'>,
    processingMs: number,
  ): Promise<void> => {
    await deps.unitOfWork.transaction(async (tx) => {
      await tx.users.lock(job.userId);
      const origin = {
        kind: 'ai_edit',
        jobId: job.id,
        parentVersionId: job.parentVersionId,
        prompt: job.prompt,
        model: edited.model,
        processingMs,
        textResponse: edited.textResponse,
        setsFile: edited.setsFile,
      } as const;
      const image = { uid: job.imageUid };
      const { version } = await deps.addVersion(tx, { ownerId: job.userId, image, origin, picture });
      const end = {
        state: 'succeeded',
        resultVersionId: version.id,
        errorMessage: null,
        failure: null,
      } as const;
      const entry = capture(job.userId, job.id, `Edit: ${job.prompt.slice(0, 80)}`);
      if (!(await settleEdit(tx, job, job.fence, end, entry))) throw new Fenced();
    });
    deps.index.invalidate(job.imageUid);
  };

  const work = async (job: AiEditJob, claim: Claim): Promise<void> => {
    const startedAtMs = nowMs();
    const [source, user] = await Promise.all([sourceOfJob(deps, job), deps.users.findById(job.userId)]);
    if (source === null || user === null) {
      return fail(job, { message: TEXTS.ai.wrapped(TEXTS.images.loadFailed), failure: 'input_deleted' });
    }
    const context = { signal: claim.signal, onProgress: claim.report };
    const limits = { upscaledSide: PLAN_LIMITS[user.plan].upscaledSide, seed: seedOf(job.id) };
    const conclusion = await editPicture(deps)(job, source, limits, context);
    if (conclusion.kind === 'failed') return fail(job, conclusion);
    const { file, ...edited } = conclusion.outcome;
    try {
      claim.report({ stage: 'Saving', progress: 0.98 });
      const options = { maxBytes: RESULT_MAX_BYTES, signal: claim.signal };
      await using picture = await deps.storePicture(file.read(), options);
      await succeed(job, picture, edited, nowMs() - startedAtMs);
    } finally {
      await file.dispose();
    }
  };

  return async (jobId: string, signal: AbortSignal): Promise<void> => {
    const job = await deps.aiEditJobs.claim(jobId);
    if (job === null) return;
    const claim = holdClaim(deps, job, signal);
    try {
      await work(job, claim);
    } catch (error) {
      if (claim.isLost() || error instanceof Fenced) return;
      const why = permanentFailure(error);
      if (why !== null) {
        await fail(job, why);
        return;
      }
      await deps.aiEditJobs.unclaim(job.id, job.fence);
      throw error;
    } finally {
      claim.end();
    }
  };
};
