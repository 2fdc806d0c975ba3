import { imageAddresses, type UseCases } from '@safelight/application';
import {
  canViewImage,
  DomainError,
  invalidField,
  isImageUid,
  notFound,
  ownsImage,
  requireUser,
  type Image,
  type Viewer,
} from '@safelight/domain';
import { fileTooLargeText } from '@safelight/rules';
import { createHmac } from 'node:crypto';
import { NOW, type World } from './world.ts';

export const MAX_UPLOAD_BYTES = 200_000;

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

type ImageUseCases = Pick<
  UseCases,
  | 'grantUpload'
  | 'inUploadTurn'
  | 'uploadImage'
  | 'getImage'
  | 'getOwnImage'
  | 'listImages'
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

  return {
    imageAddresses: imageAddresses({
      clock: { now: () => NOW },
      secrets: {
        hash: (secret) => secret,
        equal: (a, b) => a === b,
        sign: (text) => createHmac('sha256', 'test').update(text).digest('base64url'),
      },
    }),
    inUploadTurn: (task) => task(),
    grantUpload: async (viewer) => ({
      userId: requireUser(viewer),
      maxBytes: MAX_UPLOAD_BYTES,
      storageBytes: 1_000_000,
    }),
    uploadImage: async (grant, upload) => {
      const bytes = await collect(upload.source);
      upload.signal?.throwIfAborted();
      if (!bytes.toString('latin1').startsWith('picture')) {
        throw new DomainError('INVALID_FILE_FORMAT', 'Not a picture.');
      }
      const { filename, privacy } = upload;
      return world.addImage({ ownerId: grant.userId, bytes, filename, privacy });
    },
    getImage: async (viewer, uid) => visible(viewer, uid),
    getOwnImage: async (viewer, uid) => own(viewer, uid),
    listImages: async (viewer, { limit, after }) => {
      const all = [...world.images.values()]
        .filter((image) => ownsImage(viewer, image))
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .filter((image) => after === null || image.createdAt.toISOString() < after.sortKey);
      return { images: all.slice(0, limit), hasNext: all.length > limit };
    },
    updateImage: async (viewer, uid, changes) => {
      if (changes.title === '') throw invalidField('title', 'This field may not be blank.');
      return world.change(own(viewer, uid), changes);
    },
    deleteImage: async (viewer, uid) => void world.images.delete(own(viewer, uid).uid),
    deliverImage: async (viewer, { uid, digest, rendition, formats, isSigned }) => {
      const image = world.images.get(uid);
      const isTrusted = isSigned || (image !== undefined && ownsImage(viewer, image));
      if (image === undefined || (!isTrusted && !canViewImage(viewer, image))) throw notFound();
      const version = image.current;
      if (digest !== undefined && !version.original.sha256.startsWith(digest)) throw notFound();
      if (rendition === 'original' && !isTrusted) throw notFound();
      if (rendition === 'original') return { image, version, file: version.original };
      if (rendition === 'full') return { image, version, file: version.shared };
      const file = world.derivatives.get(`${uid} ${rendition} ${formats[0] ?? 'webp'}`);
      if (file === undefined) throw notFound();
      return { image, version, file };
    },
  };
};
