import {
  DomainError,
  isImageUid,
  notFound,
  type AiEditJob,
  type Image,
  type ImageVersion,
  type LayerPicture,
} from '@safelight/domain';
import { isRasterType, TEXTS, type PictureContentType } from '@safelight/rules';
import type { Clock, ImageRepository, LayerPictureRepository, Transaction } from '../ports/index.ts';

type Images = Pick<ImageRepository, 'find' | 'findVersion'>;

/** The uid of an image, and the user who must own it. */
interface OwnUid {
  readonly ownerId: string;
  readonly uid: string;
}

/** Returns the version if it can be edited. Throws INVALID_FILE_FORMAT for an SVG. */
const editable = (version: ImageVersion): ImageVersion => {
  if (!isRasterType(version.contentType)) {
    throw new DomainError('INVALID_FILE_FORMAT', TEXTS.images.invalidFormat);
  }
  return version;
};

/** Returns an image of this owner; throws NOT_FOUND otherwise, which says that `missing` is missing. */
const ownImage = async (images: Images, { ownerId, uid }: OwnUid, missing: string): Promise<Image> => {
  const image = isImageUid(uid) ? await images.find(uid) : null;
  if (image === null || image.ownerId !== ownerId) throw notFound(missing);
  return image;
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
  const image = await ownImage(images, { ownerId, uid }, 'image');
  const version = versionId === null ? image.current : await images.findVersion(versionId);
  if (version?.imageUid !== uid) throw notFound('version');
  return editable(version);
};

/** Returns the current version of an owner's image that an edit refers to. Errors are those of `versionToEdit`. */
export const versionToRefer = async (images: Images, ownerId: string, uid: string): Promise<ImageVersion> =>
  editable((await ownImage(images, { ownerId, uid }, 'reference')).current);

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
  return uids.map((uid) => {
    const version = owned.get(uid);
    if (version === undefined) throw notFound('image');
    return editable(version);
  });
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
