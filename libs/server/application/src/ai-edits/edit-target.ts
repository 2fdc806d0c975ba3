import { DomainError, isImageUid, notFound, type ImageVersion } from '@safelight/domain';
import { isRasterType, TEXTS } from '@safelight/rules';
import type { ImageRepository } from '../ports/index.ts';

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
