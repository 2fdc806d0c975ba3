import type { AiCapabilities, VersionOfImage } from '@safelight/application';
import { AI_EDIT_STATES, EDIT_AREAS, type AiEditJob, type Viewer } from '@safelight/domain';
import { z } from 'zod';
import { count, time } from '../http/answer-fields.ts';
import { versionAnswer, type PresentVersion } from '../image/version.presenter.ts';

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
  result_version: z
    .string()
    .nullable()
    .describe('id of the version that came of it, also when that has been deleted since.'),
  result: versionAnswer.nullable().describe('That version with its addresses; null while there is none.'),
  model: z.string().nullable().describe('What made the result; null while there is none.'),
  text_response: z
    .string()
    .nullable()
    .describe('What the model said beside the result, such as which part of the prompt was not done.'),
  processing_time: count.nullable().describe('Milliseconds from when work on it began to the result.'),
  error_message: z.string().nullable(),
  created_at: time,
  finished_at: time.nullable(),
});

/** An edit under way or done; `version` is what is edited, `made` what came of it as far as it is still there. */
export const aiEditPresenter =
  (presentVersion: PresentVersion) =>
  (viewer: Viewer, job: AiEditJob, made: VersionOfImage | null): z.infer<typeof aiEditAnswer> => {
    const result = made === null ? null : presentVersion(viewer, made);
    const origin = result?.origin?.kind === 'ai_edit' ? result.origin : null;
    return {
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
      result,
      model: origin?.model ?? null,
      text_response: origin?.text_response ?? null,
      processing_time: origin?.processing_time ?? null,
      error_message: job.errorMessage,
      created_at: job.createdAt.toISOString(),
      finished_at: job.finishedAt?.toISOString() ?? null,
    };
  };

export type PresentAiEdit = ReturnType<typeof aiEditPresenter>;

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
