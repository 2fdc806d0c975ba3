import { invalidField, requireUser, type Image, type Viewer } from '@safelight/domain';
import { PLAN_LIMITS, textProblem, TITLE_MAX_LENGTH, type Privacy } from '@safelight/rules';
import type {
  Clock,
  ImageRepository,
  Secrets,
  Transaction,
  UnitOfWork,
  UserRepository,
} from '../ports/index.ts';
import type { AddVersion, NewImage } from './add-version.ts';
import { checkedDescription, checkedTags, checkedText, expiryAfter } from './image-fields.ts';
import { checkAnyRoom } from './storage-quota.ts';
import type { StoredPicture, StorePicture } from './store-picture.ts';

/** Permission to upload one picture, or the two of a comparison, given before the file is read. */
export interface UploadGrant {
  readonly userId: string;
  /** The limit for one file. */
  readonly maxBytes: number;
  /** A repeat with the same key, file and texts returns the result of the first upload; no key when absent. */
  readonly idempotencyKey?: string | null;
}

/** Optional details of a picture that is being uploaded. */
export interface UploadTexts {
  /** Defaults to the filename. */
  readonly title?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  /** Seconds until the image is moved to the trash automatically; never when absent. */
  readonly expiresIn?: number;
}

/** All details of a picture. */
interface UploadDetails extends UploadTexts {
  /** The filename that the client gave; it is stored as text only. */
  readonly filename: string;
  readonly privacy: Privacy;
}

export interface Upload extends UploadDetails {
  readonly source: AsyncIterable<Uint8Array>;
  /** Fields of the form that follow the picture and replace earlier ones; read once `source` has ended. */
  readonly late?: () => Partial<UploadDetails>;
  readonly signal?: AbortSignal;
  /** True accepts SVG too; false when absent. */
  readonly allowSvg?: boolean;
  /** True makes a new image even if the owner has uploaded the same file before; false when absent. */
  readonly allowDuplicate?: boolean;
}

export interface UploadedImage {
  readonly image: Image;
  /** True when the owner had uploaded the same file before: `image` is the one made then, unchanged. */
  readonly isDuplicate: boolean;
}

/** Checks who uploads and whether there is storage left, before any byte of the body is read. */
export const grantUpload =
  (deps: { readonly users: UserRepository; readonly images: ImageRepository }) =>
  async (
    viewer: Viewer,
    { idempotencyKey = null }: Pick<UploadGrant, 'idempotencyKey'> = {},
  ): Promise<UploadGrant> => {
    const userId = requireUser(viewer);
    const { plan } = await checkAnyRoom(deps, userId);
    return { userId, maxBytes: PLAN_LIMITS[plan].uploadBytes, idempotencyKey };
  };

interface Deps {
  readonly storePicture: StorePicture;
  readonly addVersion: AddVersion;
  readonly unitOfWork: UnitOfWork;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** What, together with the file, distinguishes two requests with one Idempotency-Key. */
const saidOf = ({ filename, privacy, title, description, tags, expiresIn }: UploadDetails) => {
  const texts = { title, description, tags, expiresIn };
  const isSaid = Object.values(texts).some((value) => value !== undefined);
  return [filename, privacy, ...(isSaid ? [texts] : [])];
};

/**
 * Uploads a picture. After it resolves, the picture survives a crash; when it throws, nothing is left. A file
 * that the owner has uploaded before is not stored again, unless `allowDuplicate` is true.
 * IDEMPOTENCY_CONFLICT when the key of the grant was used with another file or other texts.
 */
export const uploadImage = (deps: Deps) => {
  const earlierOf = async (
    tx: Transaction,
    { userId, idempotencyKey = null }: UploadGrant,
    request: readonly unknown[],
  ): Promise<UploadedImage | null> => {
    if (idempotencyKey === null) return null;
    const requestHash = deps.secrets.hash(JSON.stringify(request));
    const result = await tx.idempotency.begin(userId, idempotencyKey, requestHash);
    const [uid = '', duplicate] = result?.split(' ') ?? [];
    const [image] = uid === '' ? [] : await tx.images.findOwned(userId, [uid]);
    return image === undefined ? null : { image, isDuplicate: duplicate !== undefined };
  };

  const checked = ({ filename, privacy, ...texts }: UploadDetails): NewImage => {
    const problem = textProblem(filename);
    if (problem !== null) throw invalidField('filename', problem);
    const { title, description, tags, expiresIn } = texts;
    return {
      filename,
      privacy,
      ...(title === undefined ? {} : { title: checkedText('title', title, TITLE_MAX_LENGTH) }),
      ...(description === undefined ? {} : { description: checkedDescription(description) }),
      ...(tags === undefined ? {} : { tags: checkedTags(tags) }),
      ...(expiresIn === undefined ? {} : { expiresAt: expiryAfter(expiresIn, deps.clock.now()) }),
    };
  };

  /** Records the picture as an image. If the owner has it already, the picture is left unsettled. */
  const record = async (
    tx: Transaction,
    grant: UploadGrant,
    { allowDuplicate = false, ...details }: Omit<Upload, 'late'>,
    picture: StoredPicture,
  ): Promise<UploadedImage> => {
    const { userId: ownerId, idempotencyKey = null } = grant;
    const { sha256 } = picture.original;
    const earlier = await earlierOf(tx, grant, ['upload', sha256, ...saidOf(details)]);
    if (earlier !== null) return earlier;

    await tx.users.lock(ownerId);
    const existing = allowDuplicate ? null : await tx.images.findByDigest(ownerId, sha256);
    const added = { ownerId, image: checked(details), origin: { kind: 'upload' }, picture } as const;
    const image = existing ?? (await deps.addVersion(tx, added)).image;
    const result = existing === null ? image.uid : `${image.uid} duplicate`;
    if (idempotencyKey !== null) await tx.idempotency.complete(ownerId, idempotencyKey, result);
    return { image, isDuplicate: existing !== null };
  };

  return async (grant: UploadGrant, upload: Upload): Promise<UploadedImage> => {
    checked(upload);
    const { signal, allowSvg = false } = upload;
    const limits = { maxBytes: grant.maxBytes, allowSvg, ...(signal === undefined ? {} : { signal }) };
    await using picture = await deps.storePicture(upload.source, limits);
    const whole = { ...upload, ...upload.late?.() };
    checked(whole);
    return await deps.unitOfWork.transaction((tx) => record(tx, grant, whole, picture));
  };
};

export type GrantUpload = ReturnType<typeof grantUpload>;
export type UploadImage = ReturnType<typeof uploadImage>;
