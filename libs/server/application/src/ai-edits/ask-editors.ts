import { nextStep, startConversation, type AttemptOutcome, type FailureReason } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { Clock, EditContext, EditOutcome, EditRequest, ImageEditor } from '../ports/index.ts';

export type EditedImage = Extract<EditOutcome, { kind: 'image' }>;

export type Conclusion =
  | { readonly kind: 'image'; readonly outcome: EditedImage }
  | { readonly kind: 'failed'; readonly reason: FailureReason; readonly message: string };

const withoutFile = (outcome: EditOutcome): AttemptOutcome =>
  outcome.kind === 'image' ? { kind: 'image' } : outcome;

/** Asks an editor until the rules of the conversation say it is done or has failed. Throws when aborted. */
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
    if (step.kind === 'fail') return { kind: 'failed', reason: step.reason, message: step.message };
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
};

/** An editor that cannot look at a second picture is not asked for an edit with one: it would leave it out. */
const withReferences = (editor: ImageEditor): Pick<ImageEditor, 'edit'> => ({
  edit: async (request, context) => {
    const known = await editor.capabilities().catch(() => null);
    if (known?.references === true) return editor.edit(request, context);
    return { kind: 'unable', message: TEXTS.ai.noReferences };
  },
});

/**
 * Asks one editor after the other, each until it is done or has failed by the rules of the conversation; one that
 * cannot fulfil the wish, or breaks, hands on to the next. When none is left the answer is why the last one broke,
 * or, if none did, what the last one said it cannot do. Throws when aborted.
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
