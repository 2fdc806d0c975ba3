import { nextStep, startConversation, type AttemptOutcome, type FailureReason } from '@safelight/domain';
import type { Clock, EditContext, EditOutcome, EditRequest, ImageEditor } from '../ports/index.ts';

export type EditedImage = Extract<EditOutcome, { kind: 'image' }>;

export type Conclusion =
  | { readonly kind: 'image'; readonly outcome: EditedImage }
  | { readonly kind: 'failed'; readonly reason: FailureReason; readonly message: string };

const withoutFile = (outcome: EditOutcome): AttemptOutcome =>
  outcome.kind === 'image' ? { kind: 'image' } : outcome;

/** Asks an editor until the rules of the conversation say it is done or has failed. Throws when aborted. */
export const converse = async (
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
