import {
  notFound,
  uploadFilename,
  type Image,
  type ImageVersion,
  type VersionOrigin,
} from '@safelight/domain';
import type { Privacy } from '@safelight/rules';
import type { Ports, Transaction } from '../ports/index.ts';
import { checkRoom } from './storage-quota.ts';
import type { StoredPicture } from './store-picture.ts';

export interface NewImage {
  /** The filename that the client gave; without one the image gets a name from its time. */
  readonly filename: string;
  readonly privacy: Privacy;
  /** The title of the new image. By default it is the filename. */
  readonly title?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly expiresAt?: Date | null;
}

export interface NewVersion {
  /** The owner of the image. The caller must have locked this user. */
  readonly ownerId: string;
  /** One of the owner's images, or the details of a new image for its first version. */
  readonly image: { readonly uid: string } | NewImage;
  readonly origin: VersionOrigin;
  readonly picture: StoredPicture;
}

interface AddedVersion {
  /** The image after the change. Only the first version of an image becomes the current one here. */
  readonly image: Image;
  readonly version: ImageVersion;
}

type Deps = Pick<Ports, 'ids' | 'clock'>;

const bytesOf = ({ original, shared }: StoredPicture): number =>
  original.sizeBytes + (shared === original ? 0 : shared.sizeBytes);

const imageOf = (ownerId: string, begun: NewImage, current: ImageVersion): Image => {
  const originalFilename = uploadFilename(begun.filename, current.createdAt, current.contentType);
  return {
    uid: current.imageUid,
    ownerId,
    originalFilename,
    title: begun.title ?? originalFilename,
    description: begun.description ?? '',
    privacy: begun.privacy,
    tags: begun.tags ?? [],
    areTagsShown: false,
    isFavorite: false,
    viewCount: 0,
    lastAccessedAt: null,
    createdAt: current.createdAt,
    updatedAt: current.createdAt,
    expiresAt: begun.expiresAt ?? null,
    deletedAt: null,
    block: null,
    current,
  };
};

/**
 * Adds a version to an image, in the caller's transaction. Every new version passes through this function,
 * whatever its origin. Checks the owner's storage, inserts the rows of the version and its thumbnail (and of
 * the image for its first version), records the event, and settles the intents of the files. Throws
 * STORAGE_QUOTA_EXCEEDED; NOT_FOUND if the image is not the owner's.
 */
export const addVersion = ({ ids, clock }: Deps) => {
  const versionOf = (imageUid: string, number: number, { origin, picture }: NewVersion): ImageVersion => ({
    id: ids.uuid(),
    imageUid,
    number,
    origin,
    width: picture.width,
    height: picture.height,
    frames: picture.frames,
    contentType: picture.contentType,
    original: picture.original,
    shared: picture.shared,
    thumbhash: picture.thumbhash,
    isPublished: false,
    createdAt: clock.now(),
  });

  const begin = async (tx: Transaction, named: NewImage, added: NewVersion): Promise<AddedVersion> => {
    const version = versionOf(ids.uid(), 1, added);
    const image = imageOf(added.ownerId, named, version);
    await tx.images.insert(image);
    const payload = { imageUid: image.uid, versionId: version.id };
    await tx.record({ type: 'image.created', userId: added.ownerId, payload });
    return { image, version };
  };

  const append = async (tx: Transaction, uid: string, added: NewVersion): Promise<AddedVersion> => {
    const image = await tx.images.find(uid);
    if (image === null || image.ownerId !== added.ownerId) throw notFound();
    const version = versionOf(uid, (await tx.images.lastVersionNumber(uid)) + 1, added);
    await tx.images.insertVersion(version);
    const payload = { imageUid: uid, versionId: version.id, origin: version.origin.kind };
    await tx.record({ type: 'version.added', userId: added.ownerId, payload });
    return { image, version };
  };

  return async (tx: Transaction, added: NewVersion): Promise<AddedVersion> => {
    const { ownerId, image, picture } = added;
    await checkRoom(tx, ownerId, bytesOf(picture));
    const result = 'uid' in image ? await append(tx, image.uid, added) : await begin(tx, image, added);
    await tx.derivatives.insert({
      versionId: result.version.id,
      spec: { kind: 'thumbnail', width: 320, format: 'webp' },
      file: picture.thumbnail,
    });
    await picture.settle(tx);
    return result;
  };
};

export type AddVersion = ReturnType<typeof addVersion>;
