import {
  isImageUid,
  notFound,
  pairDerivative,
  requireUser,
  type ComparisonView,
  type Viewer,
} from '@safelight/domain';
import { announceChanges } from '../images/chosen-images.ts';
import type { DeliveryIndex } from '../images/delivery-index.ts';
import type { Ports } from '../ports/index.ts';
import { checkedDescription, checkedTitle, type ComparisonTexts } from './comparison-fields.ts';
import { withSides } from './read-comparisons.ts';

interface Deps extends Pick<Ports, 'unitOfWork' | 'store'> {
  readonly index: DeliveryIndex;
}

/**
 * Changes the title and the description of one of the viewer's comparisons. Absent texts keep their value; null
 * and blank ones are removed. Throws NOT_FOUND if the comparison is not the viewer's.
 */
export const updateComparison =
  ({ unitOfWork }: Pick<Deps, 'unitOfWork'>) =>
  async (viewer: Viewer, uid: string, { title, description }: ComparisonTexts): Promise<ComparisonView> => {
    const ownerId = requireUser(viewer);
    if (!isImageUid(uid)) throw notFound();
    const changes = {
      ...(title === undefined ? {} : { title: checkedTitle(title) }),
      ...(description === undefined ? {} : { description: checkedDescription(description) }),
    };
    return unitOfWork.transaction(async (tx) => {
      const updated = await tx.comparisons.update(ownerId, uid, changes);
      const view = updated === null ? null : await withSides(tx.images, updated);
      if (view === null) throw notFound();
      return view;
    });
  };

/**
 * Deletes one of the viewer's comparisons and its picture of both sides. Its images remain and stay public, but
 * versions that only it showed become visible to their owner alone. Throws NOT_FOUND if the comparison is not
 * the viewer's.
 */
export const deleteComparison =
  ({ unitOfWork, index, store }: Deps) =>
  async (viewer: Viewer, uid: string): Promise<void> => {
    const ownerId = requireUser(viewer);
    if (!isImageUid(uid)) throw notFound();
    const { imageUids, pairKey } = await unitOfWork.transaction(async (tx) => {
      await tx.users.lock(ownerId);
      const comparison = await tx.comparisons.find(uid);
      if (comparison === null || !(await tx.comparisons.delete(ownerId, uid))) throw notFound();
      const { original, edited } = comparison;
      const removed = await tx.derivatives.remove(edited.versionId, pairDerivative(comparison));
      const shown = [...new Set([original.imageUid, edited.imageUid])];
      await announceChanges(tx, ownerId, shown);
      return { imageUids: shown, pairKey: removed };
    });
    for (const imageUid of imageUids) index.invalidate(imageUid);
    if (pairKey !== null) await Promise.allSettled([store.delete(pairKey)]);
  };
