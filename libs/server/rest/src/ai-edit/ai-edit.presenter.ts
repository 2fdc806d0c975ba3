import type { AiCapabilities, EditPlan, FollowedEdit, VersionOfImage } from '@safelight/application';
import {
  AI_EDIT_FAILURES,
  AI_EDIT_STATES,
  EDIT_AREAS,
  takeBackUntil,
  type AiEditJob,
  type Viewer,
} from '@safelight/domain';
import { z } from 'zod';
import { FAILURE_MEANINGS } from '@safelight/transport';
import { count, time } from '../http/answer-fields.ts';
import { versionAnswer, type PresentVersion } from '../image/version.presenter.ts';

export const aiEditAnswer = z.strictObject({
  id: z.uuid().describe('The id of the edit.'),
  image: z.string().describe('The uid of the image.'),
  version: z.string().describe('The id of the version that is edited.'),
  prompt: z.string().describe('The prompt.'),
  area: z
    .enum(EDIT_AREAS)
    .nullable()
    .describe('The part of the image that may change; null for the whole image.'),
  reference_version: z
    .string()
    .nullable()
    .describe('The id of the version that the prompt refers to; null when there is none.'),
  state: z
    .enum(AI_EDIT_STATES)
    .describe('The state of the edit; it has ended when it is neither `queued` nor `processing`.'),
  stage: z.string().describe('What is being done now, in words for the person who waits.'),
  progress: z.number().min(0).max(1).describe('The part that is done, from 0 to 1.'),
  queue_position: count
    .nullable()
    .describe(
      'The place in the queue, 1 for the next edit to begin; null unless the edit waits there. Not known yet in ' +
        'the answer to the request.',
    ),
  expected_seconds: count
    .nullable()
    .describe('The expected seconds until the result, while the edit waits in the queue; null otherwise.'),
  result_version: z
    .string()
    .nullable()
    .describe('The id of the version that the edit made, even if that version has been deleted since.'),
  result: versionAnswer
    .nullable()
    .describe('The version that the edit made, with its addresses; null until it has succeeded.'),
  model: z
    .string()
    .nullable()
    .describe('The AI model that made the result; null until the edit has succeeded.'),
  text_response: z
    .string()
    .nullable()
    .describe('What the model said about its result, for example which part of the prompt it left out.'),
  processing_time: count
    .nullable()
    .describe('Milliseconds from the start of the edit to its result, without the time it waited.'),
  error_message: z
    .string()
    .nullable()
    .describe('Why the edit failed, in words for the person who asked for it; null unless it failed.'),
  error_code: z
    .enum(AI_EDIT_FAILURES)
    .nullable()
    .describe(
      `Why the edit failed; null unless it failed.\n${AI_EDIT_FAILURES.map((code) => `- \`${code}\`: ${FAILURE_MEANINGS[code]}`).join('\n')}`,
    ),
  created_at: time.describe('When the edit was requested.'),
  finished_at: time.nullable().describe('When the edit succeeded, failed or was cancelled; null until then.'),
  taken_back_at: time
    .nullable()
    .describe(
      'When you took the edit back, which deleted its result and gave the credit back; null otherwise.',
    ),
  take_back_until: time
    .nullable()
    .describe(
      'Until when the edit can be taken back, if nothing uses its result until then. The time may be over. Null ' +
        'if it cannot be taken back.',
    ),
});

/** An edit that was read also has its place in the queue; an edit that was just requested does not. */
export type PresentedEdit = AiEditJob & Partial<Pick<FollowedEdit, 'line'>>;

/**
 * An edit as the API returns it. `made` is the version that the edit produced; null when there is none yet,
 * or no longer.
 */
export const aiEditPresenter =
  (presentVersion: PresentVersion) =>
  (viewer: Viewer, job: PresentedEdit, made: VersionOfImage | null): z.infer<typeof aiEditAnswer> => {
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
      queue_position: job.line?.position ?? null,
      expected_seconds: job.line?.seconds ?? null,
      result_version: job.resultVersionId,
      result,
      model: origin?.model ?? null,
      text_response: origin?.text_response ?? null,
      processing_time: origin?.processing_time ?? null,
      error_message: job.errorMessage,
      error_code: job.failure,
      created_at: job.createdAt.toISOString(),
      finished_at: job.finishedAt?.toISOString() ?? null,
      taken_back_at: job.takenBackAt?.toISOString() ?? null,
      take_back_until: takeBackUntil(job, made?.version ?? null)?.toISOString() ?? null,
    };
  };

export type PresentAiEdit = ReturnType<typeof aiEditPresenter>;

export const aiCapabilitiesAnswer = z.strictObject({
  editors: z
    .array(z.string())
    .describe('The AI editors that are set up, in the order in which they are tried.'),
  freeform: z
    .boolean()
    .describe('True when a prompt may ask for anything; false when only the `operations` are understood.'),
  references: z.boolean().describe('True when an edit may refer to a second image.'),
  operations: z
    .array(
      z.strictObject({
        id: z.string().describe('The id of the operation, which stays the same.'),
        title: z.string().describe('What the operation does, as part of a sentence: “remove background”.'),
        example: z.string().describe('A prompt that asks for the operation.'),
      }),
    )
    .describe('What the editors can do; empty when they understand any prompt.'),
  areas: z
    .array(z.enum(EDIT_AREAS))
    .describe('The values of `area` that work on this site; `painted` stands for a mask.'),
  credits_per_edit: count.describe('The credits that an edit costs.'),
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

const editPlan = z.strictObject({
  steps: z
    .array(z.string())
    .describe(
      'What would be done, in the order in which it is done, each as part of a sentence: “brighten (the faces)”. ' +
        'Empty when the edit would be refused, which costs nothing.',
    ),
  needs_reference: z
    .array(z.string())
    .describe(
      'What would only be done with another image as `reference`, in the same words as `not_done`. Empty if there is one.',
    ),
  not_done: z
    .array(z.string())
    .describe(
      'What would not be done in any case: quotations of the prompt with their quotation marks (“add a hat”), or titles of ' +
        'operations.',
    ),
  hints: z
    .array(z.string())
    .describe('Sentences that explain why something would not be done, or how to ask for it.'),
  nearest: z
    .array(z.string())
    .describe(
      'The prompts of the nearest possible edits, up to three; empty unless the edit would be refused in any case.',
    ),
});

export const aiEditPlanAnswer = z.strictObject({
  plan: editPlan
    .nullable()
    .describe(
      'Null when the edit would be made by a model that accepts any prompt, whose result is not known in advance.',
    ),
});

export const presentEditPlan = (plan: EditPlan | null): z.infer<typeof aiEditPlanAnswer> => {
  if (plan === null) return { plan: null };
  const { steps, needsReference, notDone, hints, nearest } = plan;
  return {
    plan: {
      steps: [...steps],
      needs_reference: [...needsReference],
      not_done: [...notDone],
      hints: [...hints],
      nearest: [...nearest],
    },
  };
};
