import {
  cleanFilename,
  DomainError,
  invalidField,
  requireUser,
  type Image,
  type Viewer,
} from '@safelight/domain';
import { PLAN_LIMITS, TEXTS, textProblem, type Privacy } from '@safelight/rules';
import type { Clock, Ids, ImageRepository, UnitOfWork, UserRepository } from '../ports/index.ts';
import type { StoredPicture, StorePicture } from './store-picture.ts';

/** Leave to send one picture, given before its bytes are read. */
export interface UploadGrant {
  readonly userId: string;
  readonly maxBytes: number;
  readonly storageBytes: number;
}

export interface Upload {
  readonly source: AsyncIterable<Uint8Array>;
  /** What the client called the file; kept as text only. */
  readonly filename: string;
  readonly privacy: Privacy;
  readonly signal?: AbortSignal;
}

const quotaExceeded = (limitBytes: number): DomainError =>
  new DomainError('STORAGE_QUOTA_EXCEEDED', TEXTS.images.quotaExceeded, { limitBytes });

/** Checks who uploads and whether there is room, before a byte of the body is consumed. */
export const grantUpload =
  (deps: { readonly users: UserRepository; readonly images: ImageRepository }) =>
  async (viewer: Viewer): Promise<UploadGrant> => {
    const userId = requireUser(viewer);
    const [user, usedBytes] = await Promise.all([
      deps.users.findById(userId),
      deps.images.storageUsed(userId),
    ]);
    if (user === null) throw new DomainError('UNAUTHENTICATED', TEXTS.generic.authenticationFailed);
    const { uploadBytes, storageBytes } = PLAN_LIMITS[user.plan];
    if (usedBytes >= storageBytes) throw quotaExceeded(storageBytes);
    return { userId, maxBytes: uploadBytes, storageBytes };
  };

interface Deps {
  readonly storePicture: StorePicture;
  readonly unitOfWork: UnitOfWork;
  readonly ids: Ids;
  readonly clock: Clock;
}

const imageOf = (grant: UploadGrant, upload: Upload, picture: StoredPicture, { ids, clock }: Deps): Image => {
  const now = clock.now();
  const uid = ids.uid();
  const { inspection, original, shared } = picture;
  const { width, height, frames, contentType } = inspection;
  const filename = cleanFilename(upload.filename);
  return {
    uid,
    ownerId: grant.userId,
    originalFilename: filename,
    title: filename,
    privacy: upload.privacy,
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
      createdAt: now,
    },
  };
};

/** Takes a picture in. After it resolves the picture survives a crash; when it throws nothing of it remains. */
export const uploadImage = (deps: Deps) => {
  const record = async (
    grant: UploadGrant,
    image: Image,
    { thumbnail, keys }: StoredPicture,
  ): Promise<void> => {
    const { original, shared, id: versionId } = image.current;
    const addedBytes = original.sizeBytes + (shared === original ? 0 : shared.sizeBytes);
    await deps.unitOfWork.transaction(async (tx) => {
      await tx.users.lock(grant.userId);
      const usedBytes = await tx.images.storageUsed(grant.userId);
      if (usedBytes + addedBytes > grant.storageBytes) throw quotaExceeded(grant.storageBytes);
      await tx.images.insert(image);
      await tx.derivatives.insert({ ...thumbnail, versionId });
      await tx.blobIntents.settle(keys);
    });
  };

  return async (grant: UploadGrant, upload: Upload): Promise<Image> => {
    const problem = textProblem(upload.filename);
    if (problem !== null) throw invalidField('filename', problem);
    const limits = {
      maxBytes: grant.maxBytes,
      ...(upload.signal === undefined ? {} : { signal: upload.signal }),
    };
    return deps.storePicture(upload.source, limits, async (picture) => {
      const image = imageOf(grant, upload, picture, deps);
      await record(grant, image, picture);
      return image;
    });
  };
};

export type GrantUpload = ReturnType<typeof grantUpload>;
export type UploadImage = ReturnType<typeof uploadImage>;
