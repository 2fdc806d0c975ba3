import { notFound, requireUser, type AiEditJob, type Viewer } from '@safelight/domain';
import type { EditPictures, ImageRepository, SubjectFinder } from '../ports/index.ts';
import { chosenArea, type AreaRequest } from './edit-area.ts';
import { versionToEdit } from './edit-target.ts';
import { checkedPrompt, placeOrders, type OrderDeps } from './place-orders.ts';

export interface AiEditRequest extends AreaRequest {
  readonly imageUid: string;
  readonly prompt: string;
  /** The version to edit; the current one when null. */
  readonly versionId: string | null;
  /** Another image of the viewer's that the prompt speaks of: a background, a style. */
  readonly referenceUid: string | null;
  /** Repeats with the same key and request answer the first job. */
  readonly idempotencyKey: string | null;
}

interface Deps extends OrderDeps {
  readonly images: ImageRepository;
  readonly editPictures: EditPictures;
  readonly subjectFinder: SubjectFinder | null;
}

/** Longest a mask may take to be looked at. */
const MASK_TIMEOUT_MS = 30_000;

/**
 * Reserves a credit and queues the edit, together or not at all. With a mask or an area the rest of the picture stays
 * as it is, to the bit, and so does its size: a wish that would change the size changes what is inside the area at the
 * old size, and one that makes things transparent does so inside it alone. INSUFFICIENT_CREDITS (details: needed,
 * balance) when there is none to reserve, INVALID_FILE_FORMAT for an SVG, INVALID_INPUT for a mask that is none of
 * this picture, UNSUPPORTED_EDIT where subjects cannot be found; one Idempotency-Key makes one job however often and
 * concurrently it is sent.
 */
export const requestAiEdit = (deps: Deps) => {
  /** The version the mask was checked against. */
  const checkMask = async (userId: string, request: AiEditRequest, png: Uint8Array): Promise<string> => {
    const version = await versionToEdit(deps.images, userId, request.imageUid, request.versionId);
    const signal = AbortSignal.timeout(MASK_TIMEOUT_MS);
    const prepared = await deps.editPictures.prepareMask(png, version, signal);
    await prepared.dispose();
    return version.id;
  };

  return async (viewer: Viewer, request: AiEditRequest): Promise<AiEditJob> => {
    const userId = requireUser(viewer);
    const prompt = checkedPrompt(request.prompt);
    const area = chosenArea(request, deps);
    const { imageUid, referenceUid, idempotencyKey } = request;
    const versionId = area.mask === null ? request.versionId : await checkMask(userId, request, area.mask);
    const wish = ['ai-edit', imageUid, prompt, request.versionId, request.mask, request.area, referenceUid];
    const [job] = await placeOrders(deps)(userId, { idempotencyKey, request: wish }, async ({ images }) => {
      const version = await versionToEdit(images, userId, imageUid, versionId);
      const reference =
        referenceUid === null ? null : await versionToEdit(images, userId, referenceUid, null);
      const referenceVersionId = reference?.id ?? null;
      return [{ ...area, imageUid, parentVersionId: version.id, prompt, referenceVersionId }];
    });
    if (job === undefined) throw notFound();
    return job;
  };
};

export type RequestAiEdit = ReturnType<typeof requestAiEdit>;
