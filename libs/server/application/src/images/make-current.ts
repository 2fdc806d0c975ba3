import { isNamedAs, namedAs, type Image } from '@safelight/domain';
import { charactersIn, TITLE_MAX_LENGTH, type PictureContentType } from '@safelight/rules';
import type { Transaction } from '../ports/index.ts';

/** A title that ends with the extension of the one type, with that of the other: `Sea.jpg` as `Sea.png`. */
const titleFor = (title: string, from: PictureContentType, to: PictureContentType): string => {
  if (from === to || !isNamedAs(title, from)) return title;
  const renamed = namedAs(title, to);
  return charactersIn(renamed) > TITLE_MAX_LENGTH ? title : renamed;
};

/**
 * Makes a version the current one of its image, in the caller's transaction. If its title names the type of
 * the previous one, as that of an uploaded file does, the title then names the type of this version. Returns
 * null if this owner has no such image or the image no such version.
 */
export const makeCurrent = async (
  tx: Transaction,
  { ownerId, uid, versionId }: { readonly ownerId: string; readonly uid: string; readonly versionId: string },
  now: Date,
): Promise<Image | null> => {
  const before = await tx.images.find(uid);
  const isChanged = await tx.images.setCurrentVersion(ownerId, uid, versionId, now);
  const image = isChanged ? await tx.images.find(uid) : null;
  if (before === null || image === null) return null;
  const title = titleFor(image.title, before.current.contentType, image.current.contentType);
  return title === image.title ? image : await tx.images.update(ownerId, uid, { title }, now);
};
