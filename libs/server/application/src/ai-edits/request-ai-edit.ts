import { notFound, requireUser, type AiEditJob, type Viewer } from '@safelight/domain';
import type { Ports, Size } from '../ports/index.ts';
import { chosenArea, type AreaRequest } from './edit-area.ts';
import { claimPicture, pictureToEdit, versionToEdit, versionToRefer } from './edit-target.ts';
import { checkedPrompt, placeOrders, type OrderDeps } from './place-orders.ts';

export interface AiEditRequest extends AreaRequest {
  readonly imageUid: string;
  readonly prompt: string;
  /** The version to edit; null for the current one. */
  readonly versionId: string | null;
  /** SHA-256 of the layer picture to edit; null to edit the version. */
  readonly pictureHash: string | null;
  /** Another image of the viewer that the prompt refers to, for example as a background or a style. */
  readonly referenceUid: string | null;
  /** Repeated requests with the same key and parameters return the first job. */
  readonly idempotencyKey: string | null;
}

type Deps = OrderDeps & Pick<Ports, 'images' | 'layerPictures' | 'editPictures' | 'subjectFinder'>;

const MASK_TIMEOUT_MS = 30_000;

/**
 * Reserves a credit and queues the edit; if one of them fails, neither happens. An edit with a mask or an area
 * keeps all other pixels and the size of the picture exactly as they are, even if the prompt would change the
 * size, and transparency stays inside the area. Throws INSUFFICIENT_CREDITS (details: needed, balance),
 * INVALID_FILE_FORMAT for an SVG, INVALID_INPUT for a mask that does not fit the picture, UNSUPPORTED_EDIT if
 * the server cannot detect subjects. Requests with the same Idempotency-Key create one job, even if they are
 * simultaneous.
 */
export const requestAiEdit = (deps: Deps) => {
  /** Checks that the mask fits the version, and returns the version. */
  const checkMask = async (userId: string, request: AiEditRequest, png: Uint8Array): Promise<string> => {
    const { imageUid, pictureHash } = request;
    const version = await versionToEdit(deps.images, userId, imageUid, request.versionId);
    const source =
      pictureHash === null ? version : await pictureToEdit(deps.layerPictures, imageUid, pictureHash);
    const signal = AbortSignal.timeout(MASK_TIMEOUT_MS);
    const prepared = await deps.editPictures.prepareMask(png, source, signal);
    await prepared.dispose();
    return version.id;
  };

  return async (viewer: Viewer, request: AiEditRequest): Promise<AiEditJob> => {
    const userId = requireUser(viewer);
    const prompt = checkedPrompt(request.prompt);
    const area = chosenArea(request, deps);
    const { imageUid, pictureHash, referenceUid, idempotencyKey } = request;
    const versionToCheck =
      area.mask === null ? Promise.resolve(request.versionId) : checkMask(userId, request, area.mask);
    // A refused mask is an error only of a new request: the image may have changed since the first one.
    await Promise.allSettled([versionToCheck]);
    const picture = pictureHash === null ? [] : [pictureHash];
    const wish = [
      ...['ai-edit', imageUid, prompt, request.versionId, request.mask, request.area, referenceUid],
      ...picture,
    ];
    const [job] = await placeOrders(deps)({ userId, idempotencyKey, request: wish }, async (tx) => {
      const { images } = tx;
      const version = await versionToEdit(images, userId, imageUid, await versionToCheck);
      let size: Size = version;
      if (pictureHash !== null) {
        size = await pictureToEdit(tx.layerPictures, imageUid, pictureHash);
        await claimPicture(tx, { imageUid, pictureHash }, deps.clock);
      }
      const reference = referenceUid === null ? null : await versionToRefer(images, userId, referenceUid);
      const referenceVersionId = reference?.id ?? null;
      const { width, height } = size;
      const order = { imageUid, parentVersionId: version.id, pictureHash, prompt, referenceVersionId };
      return [{ ...area, ...order, size: { width, height } }];
    });
    if (job === undefined) throw notFound();
    return job;
  };
};
