import type { AiCapabilities } from '@safelight/application';
import { AI_EDIT_STATES, EDIT_AREAS, type AiEditJob } from '@safelight/domain';
import { z } from 'zod';
import { count, time } from '../http/answer-fields.ts';

export const aiEditAnswer = z.strictObject({
  id: z.uuid(),
  image: z.string().describe('uid of the image.'),
  version: z.string().describe('The version that is edited.'),
  prompt: z.string(),
  area: z.enum(EDIT_AREAS).nullable().describe('Where the picture may change; null: all of it.'),
  reference_version: z.string().nullable().describe('The version of a second picture.'),
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
  area: job.area,
  reference_version: job.referenceVersionId,
  state: job.state,
  stage: job.stage,
  progress: job.progress,
  result_version: job.resultVersionId,
  error_message: job.errorMessage,
  created_at: job.createdAt.toISOString(),
  finished_at: job.finishedAt?.toISOString() ?? null,
});

export const aiCapabilitiesAnswer = z.strictObject({
  editors: z.array(z.string()).describe('The editors that work, in the order they are asked.'),
  freeform: z.boolean().describe('True when any words may be tried, not only those for `operations`.'),
  references: z.boolean().describe('Whether a second picture is understood.'),
  operations: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string().describe('In a sentence: "remove background".'),
      example: z.string().describe('A prompt that asks for it.'),
    }),
  ),
  areas: z.array(z.enum(EDIT_AREAS)),
  credits_per_edit: count,
});

export const presentAiCapabilities = ({
  creditsPerEdit,
  ...known
}: AiCapabilities): z.infer<typeof aiCapabilitiesAnswer> => ({
  editors: [...known.editors],
  freeform: known.freeform,
  references: known.references,
  operations: known.operations.map(({ id, title, example }) => ({ id, title, example })),
  areas: [...known.areas],
  credits_per_edit: creditsPerEdit,
});
