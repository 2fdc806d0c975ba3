import { requireUser, type Image, type Viewer } from '@safelight/domain';
import { TAGS_MAX } from '@safelight/rules';
import type { BulkImageChanges, Ports } from '../ports/index.ts';
import { announceChanges, chosenUids } from './chosen-images.ts';
import type { DeliveryIndex } from './delivery-index.ts';
import { checkedTags, tooManyTags } from './image-fields.ts';

interface Deps extends Pick<Ports, 'unitOfWork' | 'clock'> {
  readonly index: DeliveryIndex;
}

const checked = (changes: BulkImageChanges): BulkImageChanges => ({
  ...changes,
  ...(changes.addTags === undefined ? {} : { addTags: checkedTags(changes.addTags) }),
  ...(changes.removeTags === undefined ? {} : { removeTags: checkedTags(changes.removeTags) }),
});

/**
 * Changes several of the viewer's images and returns them; if one cannot be changed, none is. Throws CONFLICT
 * if one would become private while a comparison shows it. Throws INVALID_INPUT for no or too many uids, and
 * for too many or too long tags.
 */
export const updateImages =
  (deps: Deps) =>
  async (viewer: Viewer, uids: readonly string[], changes: BulkImageChanges): Promise<readonly Image[]> => {
    const ownerId = requireUser(viewer);
    const chosen = chosenUids(uids);
    const wanted = checked(changes);
    const changed = await deps.unitOfWork.transaction(async (tx) => {
      const changedUids = await tx.images.updateMany(ownerId, chosen, wanted, deps.clock.now());
      const images = await tx.images.findOwned(ownerId, changedUids);
      // Checked after the change, which locks the images: another request may have added tags before.
      if (wanted.addTags !== undefined && images.some(({ tags }) => tags.length > TAGS_MAX))
        throw tooManyTags();
      await announceChanges(tx, ownerId, changedUids);
      return images;
    });
    for (const { uid } of changed) deps.index.invalidate(uid);
    return changed;
  };
