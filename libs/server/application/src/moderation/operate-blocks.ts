import { checkedReason, isImageUid, notFound, type Image, type ImageBlock } from '@safelight/domain';
import type { ImageRepository, Ports, UserRepository } from '../ports/index.ts';
import { setBlock } from './block-image.ts';

type Deps = Pick<Ports, 'unitOfWork' | 'clock'>;

/** A blocked image in the list of operators. */
export interface BlockedImage extends Pick<Image, 'uid' | 'title'>, ImageBlock {
  readonly username: string;
}

/** Accepts every image: unlike moderators, operators may block any image that is not deleted. */
const anyImage = (): boolean => true;

/**
 * Blocks any image, even a private one, for a command of an operator. Throws NOT_FOUND for an unknown image,
 * INVALID_INPUT without a reason.
 */
export const blockAnyImage =
  ({ unitOfWork, clock }: Deps) =>
  async (uid: string, reason: string): Promise<Image> => {
    if (!isImageUid(uid)) throw notFound();
    const block = { at: clock.now(), reason: checkedReason(reason) };
    return setBlock(unitOfWork, { uid, block, mayDecide: anyImage });
  };

/** Unblocks any image, for a command of an operator. Throws NOT_FOUND for an unknown image. */
export const unblockAnyImage =
  ({ unitOfWork }: Pick<Deps, 'unitOfWork'>) =>
  async (uid: string): Promise<Image> => {
    if (!isImageUid(uid)) throw notFound();
    return setBlock(unitOfWork, { uid, block: null, mayDecide: anyImage });
  };

/** Returns blocked images with their owners, the latest block first, for a command of an operator. */
export const listBlockedImages =
  ({ images, users }: { readonly images: ImageRepository; readonly users: UserRepository }) =>
  async (limit: number): Promise<readonly BlockedImage[]> => {
    const blocked = await images.listBlocked(limit);
    const owners = await users.findByIds([...new Set(blocked.map(({ ownerId }) => ownerId))]);
    const names = new Map(owners.map(({ id, username }) => [id, username]));
    return blocked.flatMap(({ uid, title, ownerId, block }) =>
      block === null ? [] : [{ uid, title, username: names.get(ownerId) ?? '', ...block }],
    );
  };
