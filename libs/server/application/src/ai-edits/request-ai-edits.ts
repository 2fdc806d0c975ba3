import { notFound, requireUser, type AiEditJob, type Viewer } from '@safelight/domain';
import { CREDITS_PER_EDIT, isRasterType } from '@safelight/rules';
import { chosenUids } from '../images/chosen-images.ts';
import type { CreditRepository, ImageRepository, SubjectFinder } from '../ports/index.ts';
import { chosenArea, type AreaRequest } from './edit-area.ts';
import { versionsToEdit, versionToRefer } from './edit-target.ts';
import { checkedPrompt, placeOrders, type OrderDeps } from './place-orders.ts';

export interface AiEditsRequest extends Pick<AreaRequest, 'area'> {
  readonly imageUids: readonly string[];
  readonly prompt: string;
  readonly referenceUid: string | null;
  readonly idempotencyKey: string | null;
}

/** Returns the uids without duplicates; throws NOT_FOUND if one cannot be the uid of an image. */
const allChosen = (uids: readonly string[]): readonly string[] => {
  const chosen = chosenUids(uids);
  if (chosen.length < new Set(uids).size) throw notFound('image');
  return chosen;
};

/**
 * Queues an edit of the current version of each image, all or none, in the given order. Errors are those of
 * `requestAiEdit`, and INVALID_INPUT for no or too many images.
 */
export const requestAiEdits =
  (deps: OrderDeps & { readonly subjectFinder: SubjectFinder | null }) =>
  async (viewer: Viewer, request: AiEditsRequest): Promise<readonly AiEditJob[]> => {
    const userId = requireUser(viewer);
    const prompt = checkedPrompt(request.prompt);
    const area = chosenArea({ mask: null, area: request.area }, deps);
    const uids = allChosen(request.imageUids);
    const { referenceUid, idempotencyKey } = request;
    const wish = ['ai-edits', uids, prompt, request.area, referenceUid];
    return placeOrders(deps)({ userId, idempotencyKey, request: wish }, async ({ images }) => {
      const reference = referenceUid === null ? null : await versionToRefer(images, userId, referenceUid);
      const referenceVersionId = reference?.id ?? null;
      const versions = await versionsToEdit(images, userId, uids);
      return versions.map(({ id, imageUid, width, height }) => ({
        ...area,
        imageUid,
        parentVersionId: id,
        pictureHash: null,
        prompt,
        referenceVersionId,
        size: { width, height },
      }));
    });
  };

export interface AiEditQuote {
  readonly cost: number;
  readonly balance: number;
  /** The images that can be edited. `cost` is the cost of these edits. */
  readonly editableUids: readonly string[];
  /** The images that cannot be edited because they are SVGs. */
  readonly otherUids: readonly string[];
}

/** Returns what one edit of each of these images costs. Throws NOT_FOUND if one is not the viewer's. */
export const quoteAiEdits =
  (deps: { readonly images: ImageRepository; readonly credits: CreditRepository }) =>
  async (viewer: Viewer, imageUids: readonly string[]): Promise<AiEditQuote> => {
    const userId = requireUser(viewer);
    const uids = allChosen(imageUids);
    const [images, balance] = await Promise.all([
      deps.images.findOwned(userId, uids),
      deps.credits.balance(userId),
    ]);
    if (images.length < uids.length) throw notFound('image');
    const editable = images.filter(({ current }) => isRasterType(current.contentType));
    const others = images.filter(({ current }) => !isRasterType(current.contentType));
    return {
      cost: editable.length * CREDITS_PER_EDIT,
      balance,
      editableUids: editable.map(({ uid }) => uid),
      otherUids: others.map(({ uid }) => uid),
    };
  };
