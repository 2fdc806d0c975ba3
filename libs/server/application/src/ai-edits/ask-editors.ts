import { TEXTS } from '@safelight/rules';
import type { Clock, EditContext, EditRequest, ImageEditor } from '../ports/index.ts';
import { converse, type Conclusion } from './converse.ts';

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
