import {
  DomainError,
  invalidField,
  isImageUid,
  notFound,
  requireUser,
  reserve,
  type AiEditJob,
  type Viewer,
} from '@safelight/domain';
import { CREDITS_PER_EDIT, isRasterType, PROMPT_MAX_LENGTH, textProblem, TEXTS } from '@safelight/rules';
import type { Clock, Ids, Secrets, Transaction, UnitOfWork } from '../ports/index.ts';

export interface AiEditRequest {
  readonly imageUid: string;
  readonly prompt: string;
  /** The version to edit; the current one when null. */
  readonly versionId: string | null;
  /** Repeats with the same key and request answer the first job. */
  readonly idempotencyKey: string | null;
}

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly secrets: Secrets;
  readonly ids: Ids;
  readonly clock: Clock;
}

const checkedPrompt = (raw: string): string => {
  const prompt = raw.trim();
  if (prompt === '') throw invalidField('prompt', TEXTS.ai.promptRequired);
  if (prompt.length > PROMPT_MAX_LENGTH) {
    throw invalidField('prompt', `Use at most ${PROMPT_MAX_LENGTH} characters.`);
  }
  const problem = textProblem(prompt);
  if (problem !== null) throw invalidField('prompt', problem);
  return prompt;
};

const versionToEdit = async (tx: Transaction, userId: string, request: AiEditRequest): Promise<string> => {
  const image = isImageUid(request.imageUid) ? await tx.images.find(request.imageUid) : null;
  if (image === null || image.ownerId !== userId) throw notFound();
  const version = request.versionId === null ? image.current : await tx.images.findVersion(request.versionId);
  if (version?.imageUid !== image.uid) throw notFound();
  if (!isRasterType(version.contentType)) {
    throw new DomainError('INVALID_FILE_FORMAT', TEXTS.images.invalidFormat);
  }
  return version.id;
};

/**
 * Reserves a credit and queues the edit, together or not at all. INSUFFICIENT_CREDITS when there is none to
 * reserve, INVALID_FILE_FORMAT for an SVG; one Idempotency-Key makes one job however often and concurrently it is sent.
 */
export const requestAiEdit =
  (deps: Deps) =>
  async (viewer: Viewer, request: AiEditRequest): Promise<AiEditJob> => {
    const userId = requireUser(viewer);
    const prompt = checkedPrompt(request.prompt);
    const { imageUid, idempotencyKey } = request;
    return deps.unitOfWork.transaction(async (tx) => {
      if (idempotencyKey !== null) {
        const requestHash = deps.secrets.hash(
          JSON.stringify(['ai-edit', imageUid, prompt, request.versionId]),
        );
        const earlierId = await tx.idempotency.begin(userId, idempotencyKey, requestHash);
        const earlier = earlierId === null ? null : await tx.aiEditJobs.findOwned(userId, earlierId);
        if (earlier !== null) return earlier;
      }
      await tx.users.lock(userId);
      if ((await tx.credits.balance(userId)) < CREDITS_PER_EDIT) {
        throw new DomainError('INSUFFICIENT_CREDITS', TEXTS.ai.insufficientCredits);
      }
      const job: AiEditJob = {
        id: deps.ids.uuid(),
        userId,
        imageUid,
        parentVersionId: await versionToEdit(tx, userId, request),
        prompt,
        state: 'queued',
        stage: 'Waiting',
        progress: 0,
        fence: 0,
        resultVersionId: null,
        errorMessage: null,
        createdAt: deps.clock.now(),
        finishedAt: null,
      };
      await tx.aiEditJobs.insert(job);
      await tx.credits.append(reserve(userId, CREDITS_PER_EDIT, job.id, `Edit: ${prompt.slice(0, 80)}`));
      await tx.jobs.enqueue('ai-edit', { jobId: job.id });
      if (idempotencyKey !== null) await tx.idempotency.complete(userId, idempotencyKey, job.id);
      return job;
    });
  };

export type RequestAiEdit = ReturnType<typeof requestAiEdit>;
