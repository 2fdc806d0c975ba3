import { isImageUid, notFound } from '@safelight/domain';
import type { Ports } from '../ports/index.ts';
import type { DeliveryIndex } from './delivery-index.ts';
import type { ImageAddresses } from './image-address.ts';
import { putInTrash } from './trash-images.ts';

interface Deps extends Pick<Ports, 'images' | 'unitOfWork' | 'clock'> {
  readonly imageAddresses: Pick<ImageAddresses, 'isDeleteToken'>;
  readonly index: DeliveryIndex;
}

export interface DeleteLink {
  readonly uid: string;
  readonly token: string;
}

/**
 * Moves an image to its owner's trash for anyone who has its delete link. Throws NOT_FOUND for a wrong token or
 * a deleted image, CONFLICT if a comparison shows the image.
 */
export const deleteByLink =
  (deps: Deps) =>
  async ({ uid, token }: DeleteLink): Promise<void> => {
    const isOurs = isImageUid(uid) && deps.imageAddresses.isDeleteToken(uid, token);
    const image = isOurs ? await deps.images.find(uid) : null;
    if (image === null) throw notFound();
    const gone = await putInTrash(deps, image.ownerId, [uid]);
    if (gone.length === 0) throw notFound();
  };
