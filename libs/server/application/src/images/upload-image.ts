import { DomainError, invalidField, requireUser, type Image, type Viewer } from '@safelight/domain';
import { PLAN_LIMITS, TEXTS, textProblem, type Privacy } from '@safelight/rules';
import type {
  Clock,
  Ids,
  ImageRepository,
  Secrets,
  Transaction,
  UnitOfWork,
  UserRepository,
} from '../ports/index.ts';
import { checkQuota, imageOf, insertImage, quotaExceeded } from './new-image.ts';
import type { StoredPicture, StorePicture } from './store-picture.ts';

/** Leave to send one picture (or the two of a comparison), given before its bytes are read. */
export interface UploadGrant {
  readonly userId: string;
  /** Of one file. */
  readonly maxBytes: number;
  readonly storageBytes: number;
  /** Repeats with the same key and bytes answer what came of the first; none when absent. */
  readonly idempotencyKey?: string | null;
}

export interface Upload {
  readonly source: AsyncIterable<Uint8Array>;
  /** What the client called the file; kept as text only. */
  readonly filename: string;
  readonly privacy: Privacy;
  readonly signal?: AbortSignal;
  /** Takes SVG too; false when absent. */
  readonly allowSvg?: boolean;
  /** Stores the picture again though the owner has its very bytes already; false when absent. */
  readonly allowDuplicate?: boolean;
}

export interface UploadedImage {
  readonly image: Image;
  /** True when the owner had these bytes already: `image` is that one, as it is. */
  readonly isDuplicate: boolean;
}

/** Checks who uploads and whether there is room, before a byte of the body is consumed. */
export const grantUpload =
  (deps: { readonly users: UserRepository; readonly images: ImageRepository }) =>
  async (
    viewer: Viewer,
    { idempotencyKey = null }: Pick<UploadGrant, 'idempotencyKey'> = {},
  ): Promise<UploadGrant> => {
    const userId = requireUser(viewer);
    const [user, usedBytes] = await Promise.all([
      deps.users.findById(userId),
      deps.images.storageUsed(userId),
    ]);
    if (user === null) throw new DomainError('UNAUTHENTICATED', TEXTS.generic.authenticationFailed);
    const { uploadBytes, storageBytes } = PLAN_LIMITS[user.plan];
    if (usedBytes >= storageBytes) throw quotaExceeded(storageBytes);
    return { userId, maxBytes: uploadBytes, storageBytes, idempotencyKey };
  };

interface Deps {
  readonly storePicture: StorePicture;
  readonly unitOfWork: UnitOfWork;
  readonly secrets: Secrets;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** The bytes are not needed: thrown where they are discarded, with what to answer instead. */
class NotKept extends Error {
  constructor(readonly answer: UploadedImage) {
    super('The picture is there already.');
  }
}

/**
 * Takes a picture in. After it resolves the picture survives a crash; when it throws nothing of it remains.
 * Bytes the owner has already are not stored again, but for `allowDuplicate`. IDEMPOTENCY_CONFLICT when the
 * grant's key came with other bytes.
 */
export const uploadImage = (deps: Deps) => {
  const earlierOf = async (tx: Transaction, grant: UploadGrant, sha256: string): Promise<Image | null> => {
    const { userId, idempotencyKey = null } = grant;
    if (idempotencyKey === null) return null;
    const requestHash = deps.secrets.hash(JSON.stringify(['upload', sha256]));
    const uid = await tx.idempotency.begin(userId, idempotencyKey, requestHash);
    const [earlier] = uid === null ? [] : await tx.images.findOwned(userId, [uid]);
    return earlier ?? null;
  };

  const record = (grant: UploadGrant, upload: Upload, picture: StoredPicture) =>
    deps.unitOfWork.transaction(async (tx): Promise<{ answer: UploadedImage; isKept: boolean }> => {
      const { userId, idempotencyKey = null } = grant;
      const { sha256 } = picture.original;
      const earlier = await earlierOf(tx, grant, sha256);
      if (earlier !== null) return { answer: { image: earlier, isDuplicate: false }, isKept: false };

      await tx.users.lock(userId);
      const twin = upload.allowDuplicate === true ? null : await tx.images.findByDigest(userId, sha256);
      const image = twin ?? imageOf(deps, { ...upload, ownerId: userId }, picture);
      if (twin === null) {
        await checkQuota(tx, grant, [picture]);
        await insertImage(tx, image, picture);
      }
      if (idempotencyKey !== null) await tx.idempotency.complete(userId, idempotencyKey, image.uid);
      return { answer: { image, isDuplicate: twin !== null }, isKept: twin === null };
    });

  return async (grant: UploadGrant, upload: Upload): Promise<UploadedImage> => {
    const problem = textProblem(upload.filename);
    if (problem !== null) throw invalidField('filename', problem);
    const { signal, allowSvg = false } = upload;
    const limits = { maxBytes: grant.maxBytes, allowSvg, ...(signal === undefined ? {} : { signal }) };
    try {
      return await deps.storePicture(upload.source, limits, async (picture) => {
        const { answer, isKept } = await record(grant, upload, picture);
        if (!isKept) throw new NotKept(answer);
        return answer;
      });
    } catch (error) {
      if (error instanceof NotKept) return error.answer;
      throw error;
    }
  };
};

export type GrantUpload = ReturnType<typeof grantUpload>;
export type UploadImage = ReturnType<typeof uploadImage>;
