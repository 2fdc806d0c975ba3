import { imageAddresses, type UseCases } from '@safelight/application';
import {
  isOpenImage,
  canViewImage,
  DomainError,
  invalidField,
  isImageUid,
  notFound,
  ownsImage,
  requireUser,
  derivativeName,
  type Image,
  type Viewer,
} from '@safelight/domain';
import { fileTooLargeText, TEXTS } from '@safelight/rules';
import { createHash, createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { NOW, type World } from './world.ts';

export const MAX_UPLOAD_BYTES = 200_000;
/** The one address that gives a picture. */
export const REMOTE_URL = 'https://pictures.test/afar.jpg';

const collect = async (source: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of source) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > MAX_UPLOAD_BYTES)
      throw new DomainError('FILE_TOO_LARGE', fileTooLargeText(MAX_UPLOAD_BYTES));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

export type ImageUseCases = Pick<
  UseCases,
  | 'grantUpload'
  | 'inUploadTurn'
  | 'uploadImage'
  | 'uploadFromUrl'
  | 'getImage'
  | 'getOwnImage'
  | 'listImages'
  | 'listVersions'
  | 'getVersion'
  | 'useVersion'
  | 'deleteVersion'
  | 'updateImage'
  | 'deleteImage'
  | 'deliverImage'
  | 'imageAddresses'
>;

/** The image use cases over a world in memory, with the real access policy. */
export const fakeImages = (world: World): ImageUseCases => {
  const visible = (viewer: Viewer, uid: string): Image => {
    const image = isImageUid(uid) ? world.images.get(uid) : undefined;
    if (image === undefined || !canViewImage(viewer, image)) throw notFound();
    return image;
  };
  const own = (viewer: Viewer, uid: string): Image => {
    requireUser(viewer);
    const image = visible(viewer, uid);
    if (!ownsImage(viewer, image)) throw notFound();
    return image;
  };

  const grantUpload: UseCases['grantUpload'] = async (viewer, options = {}) => ({
    userId: requireUser(viewer),
    maxBytes: MAX_UPLOAD_BYTES,
    ...options,
  });

  /** Idempotency keys with the bytes and the image of their first use. */
  const uploads = new Map<string, { readonly bytes: Buffer; readonly said: string; readonly uid: string }>();

  const uploadImage: UseCases['uploadImage'] = async (grant, upload) => {
    const bytes = await collect(upload.source);
    upload.signal?.throwIfAborted();
    if (!bytes.toString('latin1').startsWith('picture')) {
      throw new DomainError('INVALID_FILE_FORMAT', 'Not a picture.');
    }
    const { filename, privacy } = { ...upload, ...upload.late?.() };
    const said = `${filename} ${privacy}`;
    const key = grant.idempotencyKey ?? null;
    const earlier = key === null ? undefined : uploads.get(key);
    if (earlier !== undefined) {
      if (!earlier.bytes.equals(bytes) || earlier.said !== said)
        throw new DomainError('IDEMPOTENCY_CONFLICT', 'Other bytes.');
      return { image: world.images.get(earlier.uid)!, isDuplicate: false };
    }
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const twin = [...world.images.values()].find(
      (one) =>
        one.ownerId === grant.userId && one.deletedAt === null && one.current.original.sha256 === sha256,
    );
    const image = twin ?? world.addImage({ ownerId: grant.userId, bytes, filename, privacy });
    if (key !== null) uploads.set(key, { bytes, said, uid: image.uid });
    return { image, isDuplicate: twin !== undefined };
  };

  return {
    imageAddresses: imageAddresses({
      clock: { now: () => NOW, sleep: async () => undefined },
      secrets: {
        hash: (secret) => secret,
        equal: (a, b) => a === b,
        sign: (text) => createHmac('sha256', 'test').update(text).digest('base64url'),
      },
    }),
    inUploadTurn: (task) => task(),
    grantUpload,
    uploadImage,
    uploadFromUrl: async (viewer, { url, ...upload }, options) => {
      if (url === '') throw invalidField('url', TEXTS.images.urlRequired);
      if (url !== REMOTE_URL) throw new DomainError('INVALID_IMAGE_URL', TEXTS.images.invalidUrl);
      const source = Readable.from([Buffer.from('picture from afar')]);
      return uploadImage(await grantUpload(viewer, options), { ...upload, source, filename: 'afar.jpg' });
    },
    getImage: async (viewer, uid) => visible(viewer, uid),
    getOwnImage: async (viewer, uid) => own(viewer, uid),
    listImages: async (viewer, { limit, after, filter }) => {
      const all = [...world.images.values()]
        .filter((image) => ownsImage(viewer, image) && (image.deletedAt !== null) === filter.isTrashed)
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .filter((image) => after === null || image.createdAt.toISOString() < after.sortKey);
      const images = all.slice(0, limit);
      const last = images.at(-1);
      const end = last === undefined ? null : { sortKey: last.createdAt.toISOString(), uid: last.uid };
      return { images, hasNext: all.length > limit, end };
    },
    listVersions: async (_viewer, image) => [image.current],
    getVersion: async (viewer, uid, id) => {
      const image = visible(viewer, uid);
      if (image.current.id !== id) throw notFound();
      return { image, version: image.current };
    },
    useVersion: async (viewer, uid, id) => {
      const image = own(viewer, uid);
      if (image.current.id !== id) throw notFound();
      return image;
    },
    deleteVersion: async (viewer, uid, id) => {
      if (own(viewer, uid).current.id !== id) throw notFound();
      throw new DomainError('CONFLICT', TEXTS.images.versionIsCurrent);
    },
    updateImage: async (viewer, uid, changes) => {
      if (changes.title === '') throw invalidField('title', 'This field may not be blank.');
      return world.change(own(viewer, uid), changes);
    },
    deleteImage: async (viewer, uid) => void world.change(own(viewer, uid), { deletedAt: NOW }),
    deliverImage: async (viewer, { uid, version: named, rendition, formats, signedFor }) => {
      const image = world.images.get(uid);
      const isTrusted = signedFor !== null || (image !== undefined && ownsImage(viewer, image));
      if (image === undefined || image.deletedAt !== null) throw notFound();
      if (!isTrusted && !canViewImage(viewer, image)) throw notFound();
      const version = image.current;
      const isPublic = isOpenImage(image) && rendition !== 'original';
      const isCurrent =
        named === undefined ||
        ('id' in named ? named.id === version.id : version.original.sha256.startsWith(named.digest));
      if (!isCurrent) throw notFound();
      if (rendition === 'original' && !isTrusted) throw notFound();
      if (rendition === 'original') return { image, version, isPublic, file: version.original };
      if (rendition === 'full') return { image, version, isPublic, file: version.shared };
      if (typeof rendition === 'object') {
        if (!isPublic) throw notFound();
        const { format } = rendition.transform;
        const bytes = Buffer.from(`${derivativeName(rendition.transform)} ${format} of ${uid}`);
        return { image, version, isPublic, file: world.blobs.add(bytes, `image/${format}`) };
      }
      const file = world.derivatives.get(`${uid} ${rendition} ${formats[0] ?? 'webp'}`);
      if (file === undefined) throw notFound();
      return { image, version, isPublic, file };
    },
  };
};
