import { invalidField, requireUser, type Image, type Viewer } from '@safelight/domain';
import { PLAN_LIMITS, textProblem, TITLE_MAX_LENGTH, type Privacy } from '@safelight/rules';
import type { ImageRepository, Ports, Transaction, UserRepository } from '../ports/index.ts';
import { answerOnce } from '../repeats/answer-once.ts';
import type { AddVersion, NewImage } from './add-version.ts';
import { checkedDescription, checkedTags, checkedText, expiryAfter } from './image-fields.ts';
import { checkAnyRoom } from './storage-quota.ts';
import type { StoredPicture, StorePicture } from './store-picture.ts';

/** Permission to upload one picture, or the two of a comparison. It is issued before the file is read. */
export interface UploadGrant {
  readonly userId: string;
  readonly maxBytes: number;
  /** Identifies the request. Repeated uploads with the same key, file and texts return the first result. */
  readonly idempotencyKey?: string | null;
}

export interface UploadTexts {
  /** The title of the image. By default it is the filename. */
  readonly title?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  /** Seconds until the image is moved to the trash automatically. By default this never happens. */
  readonly expiresIn?: number;
}

interface UploadDetails extends UploadTexts {
  /** The filename that the client sent. It is stored as text and used for nothing else. */
  readonly filename: string;
  readonly privacy: Privacy;
}

export interface Upload extends UploadDetails {
  readonly source: AsyncIterable<Uint8Array>;
  /**
   * Returns the form fields after the picture, which replace earlier ones. Called when `source` has ended.
   */
  readonly late?: () => Partial<UploadDetails>;
  readonly signal?: AbortSignal;
  /** Whether SVGs are accepted. Default: false. */
  readonly allowSvg?: boolean;
  /** Whether a new image is created even if the owner has one like it (see `uploadImage`). Default: false. */
  readonly allowDuplicate?: boolean;
}

export interface UploadedImage {
  readonly image: Image;
  /** True if the owner already had such an image (see `uploadImage`). Then `image` is that image, unchanged. */
  readonly isDuplicate: boolean;
}

/** Checks the viewer, and that there is storage left. No byte of the body is read before this. */
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

interface Deps extends Pick<Ports, 'unitOfWork' | 'secrets' | 'clock'> {
  readonly storePicture: StorePicture;
  readonly addVersion: AddVersion;
}

/** Returns the parameters that, in addition to the file, identify a request with an Idempotency-Key. */
const parametersOf = ({ filename, privacy, title, description, tags, expiresIn }: UploadDetails) => {
  const texts = { title, description, tags, expiresIn };
  const hasTexts = Object.values(texts).some((value) => value !== undefined);
  return [filename, privacy, ...(hasTexts ? [texts] : [])];
};

/**
 * Uploads a picture. After the promise resolves, the picture survives a crash; after an error, nothing remains.
 * If the owner has an image with the same file and the requested privacy, nothing is stored again, unless
 * `allowDuplicate` is true. An image of the other privacy does not count: whoever asks for a private image must
 * not get one that anyone can open. Throws IDEMPOTENCY_CONFLICT if the key of the grant was used with another file
 * or other texts.
 */
export const uploadImage = (deps: Deps) => {
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

  /**
   * Records the picture as an image, unless the owner has an image with the same file and privacy, and neither of the
   * two expires. In that case returns that image, and does not settle the files of the picture.
   */
  const record = async (
    tx: Transaction,
    ownerId: string,
    { allowDuplicate = false, ...details }: Omit<Upload, 'late'>,
    picture: StoredPicture,
  ): Promise<UploadedImage> => {
    await tx.users.lock(ownerId);
    const existing =
      allowDuplicate || details.expiresIn !== undefined
        ? null
        : await tx.images.findByDigest(ownerId, picture.original.sha256, details.privacy);
    const added = { ownerId, image: checked(details), origin: { kind: 'upload' }, picture } as const;
    const image = existing ?? (await deps.addVersion(tx, added)).image;
    return { image, isDuplicate: existing !== null };
  };

  const recordOnce = (
    tx: Transaction,
    { userId, idempotencyKey = null }: UploadGrant,
    details: Omit<Upload, 'late'>,
    picture: StoredPicture,
  ): Promise<UploadedImage> => {
    const request = ['upload', picture.original.sha256, ...parametersOf(details)];
    return answerOnce(
      tx,
      deps.secrets,
      { userId, idempotencyKey, request },
      {
        create: () => record(tx, userId, details, picture),
        resultOf: ({ image, isDuplicate }) => (isDuplicate ? `${image.uid} duplicate` : image.uid),
        find: async (result) => {
          const [uid = '', duplicate] = result.split(' ');
          const [image] = await tx.images.findOwned(userId, [uid]);
          return image === undefined ? null : { image, isDuplicate: duplicate !== undefined };
        },
      },
    );
  };

  return async (grant: UploadGrant, upload: Upload): Promise<UploadedImage> => {
    checked(upload);
    const { signal, allowSvg = false } = upload;
    const limits = { maxBytes: grant.maxBytes, allowSvg, ...(signal === undefined ? {} : { signal }) };
    await using picture = await deps.storePicture(upload.source, limits);
    const whole = { ...upload, ...upload.late?.() };
    checked(whole);
    return await deps.unitOfWork.transaction((tx) => recordOnce(tx, grant, whole, picture));
  };
};

export type GrantUpload = ReturnType<typeof grantUpload>;
export type UploadImage = ReturnType<typeof uploadImage>;
