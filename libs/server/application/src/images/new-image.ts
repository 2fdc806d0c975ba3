import { cleanFilename, DomainError, type Image } from '@safelight/domain';
import { TEXTS, type Privacy } from '@safelight/rules';
import type { Clock, Ids, Transaction } from '../ports/index.ts';
import type { StoredPicture } from './store-picture.ts';

interface NewImage {
  readonly ownerId: string;
  readonly filename: string;
  readonly privacy: Privacy;
}

/** The image that a stored picture becomes, with a fresh uid. */
export const imageOf = (
  { ids, clock }: { readonly ids: Ids; readonly clock: Clock },
  { ownerId, filename, privacy }: NewImage,
  { inspection, original, shared }: StoredPicture,
): Image => {
  const now = clock.now();
  const uid = ids.uid();
  const { width, height, frames, contentType, thumbhash } = inspection;
  const originalFilename = cleanFilename(filename);
  return {
    uid,
    ownerId,
    originalFilename,
    title: originalFilename,
    privacy,
    tags: [],
    isFavorite: false,
    viewCount: 0,
    lastAccessedAt: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    current: {
      id: ids.uuid(),
      imageUid: uid,
      number: 1,
      origin: { kind: 'upload' },
      width,
      height,
      frames,
      contentType,
      original,
      shared,
      thumbhash,
      createdAt: now,
    },
  };
};

export const quotaExceeded = (limitBytes: number): DomainError =>
  new DomainError('STORAGE_QUOTA_EXCEEDED', TEXTS.images.quotaExceeded, { limitBytes });

const bytesOf = ({ original, shared }: StoredPicture): number =>
  original.sizeBytes + (shared === original ? 0 : shared.sizeBytes);

/** STORAGE_QUOTA_EXCEEDED when these pictures would not fit into what the plan stores. The owner is locked already. */
export const checkQuota = async (
  tx: Transaction,
  { userId, storageBytes }: { readonly userId: string; readonly storageBytes: number },
  pictures: readonly StoredPicture[],
): Promise<void> => {
  const addedBytes = pictures.reduce((sum, picture) => sum + bytesOf(picture), 0);
  const usedBytes = await tx.images.storageUsed(userId);
  if (usedBytes + addedBytes > storageBytes) throw quotaExceeded(storageBytes);
};

/** Makes the rows of a new image in the caller's transaction. */
export const insertImage = async (
  tx: Transaction,
  image: Image,
  { thumbnail, keys }: StoredPicture,
): Promise<void> => {
  await tx.images.insert(image);
  await tx.derivatives.insert({ ...thumbnail, versionId: image.current.id });
  await tx.blobIntents.settle(keys);
};
