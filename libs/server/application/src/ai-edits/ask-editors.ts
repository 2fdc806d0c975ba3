import { nextStep, startConversation, type AttemptOutcome, type FailureReason } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { Why } from '../settlement/settle-edit.ts';
import type { Clock, EditContext, EditOutcome, EditRequest, ImageEditor } from '../ports/index.ts';

export type EditedImage = Extract<EditOutcome, { kind: 'image' }>;

export type Conclusion =
  | { readonly kind: 'image'; readonly outcome: EditedImage }
  | ({ readonly kind: 'failed'; readonly reason: FailureReason } & Why);

const withoutFile = (outcome: EditOutcome): AttemptOutcome =>
  outcome.kind === 'image' ? { kind: 'image' } : outcome;

/** Calls one editor until it succeeds or the retry rules (`nextStep`) let it fail. Throws when aborted. */
const converse = async (
  clock: Clock,
  editor: Pick<ImageEditor, 'edit'>,
  request: EditRequest,
  context: EditContext,
): Promise<Conclusion> => {
  let conversation = startConversation(request.prompt);
  for (;;) {
    context.signal.throwIfAborted();
    const outcome = await editor.edit({ ...request, prompt: conversation.prompt }, context);
    const step = nextStep(conversation, withoutFile(outcome));
    if (step.kind === 'fail') return { ...step, kind: 'failed' };
    if (outcome.kind === 'image') return { kind: 'image', outcome };
    if (step.kind === 'ask') {
      conversation = step.conversation;
      await clock.sleep(step.waitMs, context.signal);
    }
  }
};

type Failure = Extract<Conclusion, { kind: 'failed' }>;

const NOBODY: Failure = {
  kind: 'failed',
  reason: 'unable',
  message: TEXTS.ai.wrapped(TEXTS.ai.unknown),
  failure: 'provider_failed',
};

/** True if the editor works and can use a reference image. */
export const usesReferences = async (editor: Pick<ImageEditor, 'capabilities'>): Promise<boolean> =>
  (await editor.capabilities().catch(() => null))?.references === true;

/** Returns an editor for edits with a reference image. It is `unable` if the given one would ignore that image. */
const withReferences = (editor: ImageEditor): Pick<ImageEditor, 'edit'> => ({
  edit: async (request, context) => {
    if (await usesReferences(editor)) return editor.edit(request, context);
    return { kind: 'unable', message: TEXTS.ai.noReferences };
  },
});

/**
 * Calls the editors in order until one succeeds. Each is retried by the retry rules. If an editor is broken
 * or cannot do the edit, the next one is tried. If none is left, the result is the error of the last broken
 * editor; if none was broken, it is what the last editor cannot do. Throws when aborted.
 */
export const askEditors = async (
  clock: Clock,
  editors: readonly ImageEditor[],
  request: EditRequest,
  context: EditContext,
): Promise<Conclusion> => {
  let failure: Failure = NOBODY;
  for (const editor of editors) {
    const asked = request.reference === null ? editor : withReferences(editor);
    const conclusion = await converse(clock, asked, request, context);
    if (conclusion.kind === 'image' || conclusion.reason === 'final') return conclusion;
    if (conclusion.reason === 'broken' || failure.reason === 'unable') failure = conclusion;
  }
  return failure;
};
