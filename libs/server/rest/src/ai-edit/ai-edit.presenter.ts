import type { AiEditJob } from '@safelight/domain';

/** An edit under way or done; `version` is what is edited, `result_version` what came of it. */
export const presentAiEdit = (job: AiEditJob) => ({
  id: job.id,
  image: job.imageUid,
  version: job.parentVersionId,
  prompt: job.prompt,
  state: job.state,
  stage: job.stage,
  progress: job.progress,
  result_version: job.resultVersionId,
  error_message: job.errorMessage,
  created_at: job.createdAt.toISOString(),
  finished_at: job.finishedAt?.toISOString() ?? null,
});
