import { isImageUid, notFound, type LayerPicture } from '@safelight/domain';
import { checkRoom } from '../images/storage-quota.ts';
import type { StorePicture } from '../images/store-picture.ts';
import type { UploadGrant } from '../images/upload-image.ts';
import type { Ports } from '../ports/index.ts';

export interface LayerPictureUpload {
  readonly imageUid: string;
  readonly source: AsyncIterable<Uint8Array>;
  readonly signal?: AbortSignal;
}

interface Deps extends Pick<Ports, 'unitOfWork' | 'clock'> {
  readonly storePicture: StorePicture;
}

/**
 * Stores a picture as a layer of the image's document, unless the image has it already. A day later it is
 * deleted, unless a saved document uses it. Throws NOT_FOUND if the image is not the owner's,
 * STORAGE_QUOTA_EXCEEDED, and the errors of `storePicture`.
 */
export const uploadLayerPicture =
  ({ storePicture, unitOfWork, clock }: Deps) =>
  async (grant: UploadGrant, { imageUid, source, signal }: LayerPictureUpload): Promise<LayerPicture> => {
    if (!isImageUid(imageUid)) throw notFound();
    const { userId: ownerId, maxBytes } = grant;
    const limits = { maxBytes, ...(signal === undefined ? {} : { signal }) };
    await using stored = await storePicture(source, limits);
    return await unitOfWork.transaction(async (tx) => {
      await tx.users.lock(ownerId);
      const [image] = await tx.images.findOwned(ownerId, [imageUid]);
      if (image === undefined) throw notFound();
      const { original: file, width, height } = stored;
      const picture: LayerPicture = { imageUid, ownerId, width, height, file, uploadedAt: clock.now() };
      if (!(await tx.layerPictures.insert(picture))) {
        const [known = picture] = await tx.layerPictures.find(imageUid, [file.sha256]);
        return known;
      }
      await checkRoom(tx, ownerId, 0);
      await stored.settle(tx, [file.key]);
      return picture;
    });
  };
