import {
  isImageUid,
  notFound,
  pairDerivative,
  requireUser,
  type Comparison,
  type ComparisonView,
  type Viewer,
} from '@safelight/domain';
import { announceChanges } from '../images/chosen-images.ts';
import type { DeliveryIndex } from '../images/delivery-index.ts';
import type { Ports } from '../ports/index.ts';
import { checkedDescription, checkedTitle, type ComparisonTexts } from './comparison-fields.ts';
import { withSides } from './read-comparisons.ts';

interface Deps extends Pick<Ports, 'unitOfWork' | 'store' | 'clock'> {
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

/** The uids of the images that a comparison shows. */
const shownBy = ({ original, edited }: Comparison): readonly string[] => [
  ...new Set([original.imageUid, edited.imageUid]),
];

/**
 * Deletes one of the viewer's comparisons and its picture of both sides. The comparison can be restored for 30
 * days. Its images remain and stay public, but versions that only it showed become visible to their owner
 * alone. Throws NOT_FOUND if the comparison is not the viewer's.
 */
export const deleteComparison =
  ({ unitOfWork, index, store, clock }: Deps) =>
  async (viewer: Viewer, uid: string): Promise<void> => {
    const ownerId = requireUser(viewer);
    if (!isImageUid(uid)) throw notFound();
    const { imageUids, pairKey } = await unitOfWork.transaction(async (tx) => {
      await tx.users.lock(ownerId);
      const comparison = await tx.comparisons.find(uid);
      if (comparison === null || !(await tx.comparisons.trash(ownerId, uid, clock.now()))) throw notFound();
      const removed = await tx.derivatives.remove(comparison.edited.versionId, pairDerivative(comparison));
      await announceChanges(tx, ownerId, shownBy(comparison));
      return { imageUids: shownBy(comparison), pairKey: removed };
    });
    for (const imageUid of imageUids) index.invalidate(imageUid);
    if (pairKey !== null) await Promise.allSettled([store.delete(pairKey)]);
  };

/**
 * Restores a comparison that the viewer deleted, with its link and its views. Throws NOT_FOUND if the viewer
 * has deleted no such comparison in the last 30 days or one of its images is deleted, CONFLICT unless both
 * images are public.
 */
export const restoreComparison =
  ({ unitOfWork, index }: Pick<Deps, 'unitOfWork' | 'index'>) =>
  async (viewer: Viewer, uid: string): Promise<ComparisonView> => {
    const ownerId = requireUser(viewer);
    if (!isImageUid(uid)) throw notFound();
    const restored = await unitOfWork.transaction(async (tx) => {
      await tx.users.lock(ownerId);
      const view = await withSides(tx.images, await tx.comparisons.restore(ownerId, uid));
      if (view === null) throw notFound();
      await announceChanges(tx, ownerId, shownBy(view));
      return view;
    });
    for (const imageUid of shownBy(restored)) index.invalidate(imageUid);
    return restored;
  };
