import {
  checkedReason,
  canViewImage,
  isImageUid,
  notFound,
  requireModerator,
  type Image,
  type ImageBlock,
  type Viewer,
} from '@safelight/domain';
import type { DeliveryIndex } from '../images/delivery-index.ts';
import type { Ports, UnitOfWork } from '../ports/index.ts';

interface Deps extends Pick<Ports, 'unitOfWork' | 'clock'> {
  readonly index: DeliveryIndex;
}

/**
 * Blocks or unblocks an image, with effect on all later requests, in other processes too. Throws NOT_FOUND for
 * an unknown image, and for one that the moderator may not see.
 */
export const setBlock = (
  unitOfWork: UnitOfWork,
  decision: {
    readonly uid: string;
    readonly block: ImageBlock | null;
    readonly mayDecide: (image: Image) => boolean;
  },
): Promise<Image> =>
  unitOfWork.transaction(async (tx) => {
    const { uid, block, mayDecide } = decision;
    const image = await tx.images.find(uid);
    if (image === null || !mayDecide(image)) throw notFound();
    const blocked = await tx.images.setBlock(uid, block);
    if (blocked === null) throw notFound();
    await tx.signals.publish({ type: 'image-changed', imageUid: uid });
    return blocked;
  });

const decide = async (
  { unitOfWork, index }: Deps,
  viewer: Viewer,
  { uid, block }: { readonly uid: string; readonly block: ImageBlock | null },
): Promise<Image> => {
  if (!isImageUid(uid)) throw notFound();
  const mayDecide = (image: Image): boolean => canViewImage(viewer, image);
  const changed = await setBlock(unitOfWork, { uid, block, mayDecide });
  index.invalidate(uid);
  return changed;
};

/**
 * Blocks a public image: only its owner and moderators can see it until it is unblocked. Blocking it again
 * replaces the reason. Throws UNAUTHENTICATED or FORBIDDEN if the viewer is no moderator, INVALID_INPUT without
 * a reason.
 */
export const blockImage =
  (deps: Deps) =>
  async (viewer: Viewer, uid: string, reason: string): Promise<Image> => {
    requireModerator(viewer);
    return decide(deps, viewer, { uid, block: { at: deps.clock.now(), reason: checkedReason(reason) } });
  };

/** Unblocks an image. Requires a moderator. */
export const unblockImage =
  (deps: Deps) =>
  async (viewer: Viewer, uid: string): Promise<Image> => {
    requireModerator(viewer);
    return decide(deps, viewer, { uid, block: null });
  };
