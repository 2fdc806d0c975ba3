import { AI_EDIT_STATES, type AiEditJob } from '@safelight/domain';
import { z } from 'zod';
import { time } from '../http/answer-fields.ts';

export const aiEditAnswer = z.strictObject({
  id: z.uuid(),
  image: z.string().describe('uid of the image.'),
  version: z.string().describe('The version that is edited.'),
  prompt: z.string(),
  state: z.enum(AI_EDIT_STATES),
  stage: z.string().describe('What it is doing, in words for a person.'),
  progress: z.number().min(0).max(1),
  result_version: z.string().nullable(),
  error_message: z.string().nullable(),
  created_at: time,
  finished_at: time.nullable(),
});

/** An edit under way or done; `version` is what is edited, `result_version` what came of it. */
export const presentAiEdit = (job: AiEditJob): z.infer<typeof aiEditAnswer> => ({
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
