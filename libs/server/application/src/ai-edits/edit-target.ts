import {
  DomainError,
  isImageUid,
  notFound,
  type AiEditJob,
  type ImageVersion,
  type LayerPicture,
} from '@safelight/domain';
import { isRasterType, TEXTS, type PictureContentType } from '@safelight/rules';
import type { Clock, ImageRepository, LayerPictureRepository, Transaction } from '../ports/index.ts';

type Images = Pick<ImageRepository, 'find' | 'findVersion'>;

/** Returns the version if it can be edited. Throws NOT_FOUND if there is none, INVALID_FILE_FORMAT for an SVG. */
const editable = (version: ImageVersion | null | undefined): ImageVersion => {
  if (version === null || version === undefined) throw notFound();
  if (!isRasterType(version.contentType)) {
    throw new DomainError('INVALID_FILE_FORMAT', TEXTS.images.invalidFormat);
  }
  return version;
};

/**
 * Returns the version of an owner's image to edit; with a null `versionId` the current one. Throws NOT_FOUND
 * for images of other owners, INVALID_FILE_FORMAT for an SVG.
 */
export const versionToEdit = async (
  images: Images,
  ownerId: string,
  uid: string,
  versionId: string | null,
): Promise<ImageVersion> => {
  const image = isImageUid(uid) ? await images.find(uid) : null;
  if (image === null || image.ownerId !== ownerId) throw notFound();
  const version = versionId === null ? image.current : await images.findVersion(versionId);
  return editable(version?.imageUid === uid ? version : null);
};

/**
 * Returns the current versions of several images of one owner in the given order. Errors are those of
 * `versionToEdit`.
 */
export const versionsToEdit = async (
  images: Pick<ImageRepository, 'findOwned'>,
  ownerId: string,
  uids: readonly string[],
): Promise<readonly ImageVersion[]> => {
  const owned = new Map((await images.findOwned(ownerId, uids)).map((image) => [image.uid, image.current]));
  return uids.map((uid) => editable(owned.get(uid)));
};

export type EditSource = Pick<ImageVersion, 'width' | 'height' | 'contentType' | 'original'>;

/** Returns a layer picture in the form of a picture to edit. Throws INVALID_FILE_FORMAT for an SVG. */
const sourceOf = ({ width, height, file }: LayerPicture): EditSource => {
  // Layer pictures can only have these types, which uploads check.
  const contentType = file.contentType as PictureContentType;
  if (!isRasterType(contentType)) {
    throw new DomainError('INVALID_FILE_FORMAT', TEXTS.images.invalidFormat);
  }
  return { width, height, contentType, original: file };
};

const SHA256 = /^[0-9a-f]{64}$/;

/** Returns the layer picture of an image with this hash. Throws NOT_FOUND if the image has none. */
export const pictureToEdit = async (
  layerPictures: Pick<LayerPictureRepository, 'find'>,
  imageUid: string,
  pictureHash: string,
): Promise<EditSource> => {
  const [picture] = SHA256.test(pictureHash) ? await layerPictures.find(imageUid, [pictureHash]) : [];
  if (picture === undefined) throw notFound();
  return sourceOf(picture);
};

/** Prevents a layer picture from being deleted before the edit runs. Throws NOT_FOUND if it is deleted already. */
export const claimPicture = async (
  tx: Pick<Transaction, 'layerPictures'>,
  { imageUid, pictureHash }: { readonly imageUid: string; readonly pictureHash: string },
  clock: Clock,
): Promise<void> => {
  const [kept] = await tx.layerPictures.claim(imageUid, [pictureHash], clock.now());
  if (kept === undefined) throw notFound();
};

/** Returns the picture that a queued edit changes; null if the picture was deleted. */
export const sourceOfJob = async (
  {
    images,
    layerPictures,
  }: {
    readonly images: Pick<ImageRepository, 'findVersion'>;
    readonly layerPictures: Pick<LayerPictureRepository, 'find'>;
  },
  { imageUid, parentVersionId, pictureHash }: Pick<AiEditJob, 'imageUid' | 'parentVersionId' | 'pictureHash'>,
): Promise<EditSource | null> => {
  if (pictureHash === null) return images.findVersion(parentVersionId);
  const [picture] = await layerPictures.find(imageUid, [pictureHash]);
  return picture === undefined ? null : sourceOf(picture);
};
