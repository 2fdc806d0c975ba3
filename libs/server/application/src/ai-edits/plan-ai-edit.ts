import { requireUser, type EditArea, type Viewer } from '@safelight/domain';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { EditPlan, ImageEditor, Ports } from '../ports/index.ts';
import { usesReferences } from './ask-editors.ts';
import { chosenArea } from './edit-area.ts';
import { versionToEdit, versionToRefer } from './edit-target.ts';
import { checkedPrompt } from './place-orders.ts';

/** An edit that a person considers. */
export interface AiEditPlanRequest {
  readonly imageUid: string;
  readonly prompt: string;
  /** The part of the picture to which the edit would be limited; null for the whole picture. */
  readonly area: EditArea | null;
  /** Another image of the viewer that the prompt refers to. */
  readonly referenceUid: string | null;
}

interface Deps extends Pick<Ports, 'images' | 'editors' | 'subjectFinder'> {
  readonly limits: Pick<AttemptLimits, 'editPlan'>;
}

interface Asked {
  readonly editor: ImageEditor;
  /** True if no other editor is asked when this one cannot do the edit. */
  readonly isLast: boolean;
}

/** Returns the editor that would be asked first; null if there is none. */
const firstAsked = async (editors: readonly ImageEditor[], hasReference: boolean): Promise<Asked | null> => {
  for (const [index, editor] of editors.entries()) {
    if (hasReference && !(await usesReferences(editor))) continue;
    return { editor, isLast: index === editors.length - 1 };
  }
  return null;
};

/**
 * Returns what an edit would do to one of the viewer's images, as far as its prompt determines it. Null if that is
 * not known, because the edit would be made by a model that accepts any prompt. Costs nothing, stores nothing and
 * does not look at the picture, which may lack what the prompt names. Throws INVALID_INPUT for a blank or too long
 * prompt; NOT_FOUND if an image is not the viewer's; INVALID_FILE_FORMAT for an SVG; UNSUPPORTED_EDIT for an area if
 * the server cannot detect subjects; RATE_LIMITED.
 */
export const planAiEdit =
  ({ images, editors, subjectFinder, limits }: Deps) =>
  async (viewer: Viewer, request: AiEditPlanRequest): Promise<EditPlan | null> => {
    const userId = requireUser(viewer);
    const prompt = checkedPrompt(request.prompt);
    const { imageUid, referenceUid, area } = request;
    chosenArea({ mask: null, area: area === 'painted' ? null : area }, { subjectFinder });
    await versionToEdit(images, userId, imageUid, null);
    if (referenceUid !== null) await versionToRefer(images, userId, referenceUid);
    const hasReference = referenceUid !== null;
    const asked = await firstAsked(editors, hasReference);
    if (asked?.editor.plan === undefined) return null;
    await limits.editPlan(userId, prompt.length);
    const plan = await asked.editor.plan({ prompt, hasMask: area !== null, hasReference });
    const isRefused = plan?.steps.length === 0;
    return isRefused && !asked.isLast ? null : plan;
  };
