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

/** NOT_FOUND for no version at all, INVALID_FILE_FORMAT for an SVG. */
const editable = (version: ImageVersion | null | undefined): ImageVersion => {
  if (version === null || version === undefined) throw notFound();
  if (!isRasterType(version.contentType)) {
    throw new DomainError('INVALID_FILE_FORMAT', TEXTS.images.invalidFormat);
  }
  return version;
};

/**
 * The version of an image of this owner's that is to be edited, the current one when `versionId` is null.
 * NOT_FOUND for anything that is not theirs, INVALID_FILE_FORMAT for an SVG.
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

/** The current versions of several images of one owner's, in the order given, as `versionToEdit`. */
export const versionsToEdit = async (
  images: Pick<ImageRepository, 'findOwned'>,
  ownerId: string,
  uids: readonly string[],
): Promise<readonly ImageVersion[]> => {
  const owned = new Map((await images.findOwned(ownerId, uids)).map((image) => [image.uid, image.current]));
  return uids.map((uid) => editable(owned.get(uid)));
};

/** The picture that an edit begins with. */
export type EditSource = Pick<ImageVersion, 'width' | 'height' | 'contentType' | 'original'>;

/** A picture of the editor's document as what an edit begins with; INVALID_FILE_FORMAT for an SVG. */
const sourceOf = ({ width, height, file }: LayerPicture): EditSource => {
  // Nothing but pictures is taken in as one.
  const contentType = file.contentType as PictureContentType;
  if (!isRasterType(contentType)) {
    throw new DomainError('INVALID_FILE_FORMAT', TEXTS.images.invalidFormat);
  }
  return { width, height, contentType, original: file };
};

const SHA256 = /^[0-9a-f]{64}$/;

/** A picture of an image's editor document, by its hash; NOT_FOUND when the image has none such. */
export const pictureToEdit = async (
  layerPictures: Pick<LayerPictureRepository, 'find'>,
  imageUid: string,
  pictureHash: string,
): Promise<EditSource> => {
  const [picture] = SHA256.test(pictureHash) ? await layerPictures.find(imageUid, [pictureHash]) : [];
  if (picture === undefined) throw notFound();
  return sourceOf(picture);
};

/** Keeps a picture of the editor's document for an edit about to be queued; NOT_FOUND when it is not there any more. */
export const claimPicture = async (
  tx: Pick<Transaction, 'layerPictures'>,
  { imageUid, pictureHash }: { readonly imageUid: string; readonly pictureHash: string },
  clock: Clock,
): Promise<void> => {
  const [kept] = await tx.layerPictures.claim(imageUid, [pictureHash], clock.now());
  if (kept === undefined) throw notFound();
};

/** The picture that a queued edit begins with; null when it was deleted in the meantime. */
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
