import { isImageUid, notFound, ownsImage, type Viewer } from '@safelight/domain';
import { Router } from 'express';
import { createByteSender, type Parcel } from '../bytes/byte-sender.ts';
import { attachment } from '../bytes/content-disposition.ts';
import { pathText } from '../http/path-params.ts';
import { resource, type Handler } from '../http/resource.ts';
import type { RestDeps } from '../http/rest-deps.ts';
import { viewerOf } from '@safelight/transport';

/** GET /file/{uid} and /download/{uid}: the owner's original byte for byte, the shared rendition for others. */
export const imageFileRouter = ({ useCases, bytes, store }: RestDeps): Router => {
  const router = Router();
  const send = createByteSender({ bytes, store, countDelivery: useCases.countDelivery });

  const deliver = async (viewer: Viewer, uid: string) => {
    if (!isImageUid(uid)) throw notFound();
    const request = { uid, formats: [], isSigned: false } as const;
    const shared = await useCases.deliverImage(viewer, { ...request, rendition: 'full' });
    return ownsImage(viewer, shared.image)
      ? useCases.deliverImage(viewer, { ...request, rendition: 'original' })
      : shared;
  };

  const parcelFor = async (viewer: Viewer, uid: string): Promise<Parcel & { filename: string }> => {
    const { image, version, file, isPublic } = await deliver(viewer, uid);
    return {
      file,
      filename: image.originalFilename,
      ownerId: image.ownerId,
      modifiedAt: version.createdAt > image.updatedAt ? version.createdAt : image.updatedAt,
      caching: isPublic && !ownsImage(viewer, image) ? 'revalidated' : 'private',
      vary: 'Authorization',
      disposition: null,
    };
  };

  const serve =
    (dispositionOf: (filename: string, contentType: string) => string | null): Handler =>
    async (req, res) => {
      const uid = pathText(req, 'uid');
      const parcel = await parcelFor(await viewerOf(useCases, req), uid);
      const disposition = dispositionOf(parcel.filename, parcel.file.contentType);
      await send(req, res, { ...parcel, disposition });
    };

  resource(router, '/file/:uid', { get: serve(() => null) });
  resource(router, '/download/:uid', { get: serve(attachment) });
  return router;
};
