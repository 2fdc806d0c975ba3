import { isImageUid, notFound, ownsImage, type Viewer } from '@safelight/domain';
import { viewerOf } from '@safelight/transport';
import { Router, type Request } from 'express';
import { z } from 'zod';
import { createByteSender, type Parcel } from '../bytes/byte-sender.ts';
import { attachment, versionFilename } from '../bytes/content-disposition.ts';
import { pathText, readQuery, text } from '../http/request-fields.ts';
import { type Handler, resource } from '../http/answer.ts';
import type { RestDeps } from '../rest-deps.ts';

export const fileQuery = z.strictObject({
  version: text
    .optional()
    .describe(
      'The id of a version; the current version when absent. The owner may read every version, others only the ' +
        'current one and those that were current while the image was public.',
    ),
});

interface Asked {
  readonly uid: string;
  /** The version to send; null for the current one. */
  readonly versionId: string | null;
}

const askedByQuery = (req: Request): Asked => ({
  uid: pathText(req, 'uid'),
  versionId: readQuery(fileQuery, req).version ?? null,
});

const askedByPath = (req: Request): Asked => ({ uid: pathText(req, 'uid'), versionId: pathText(req, 'id') });

/**
 * Routes GET /file/{uid}, /download/{uid} and /{uid}/versions/{id}/download, which send the original byte for
 * byte to its owner and the shared rendition to others.
 */
export const imageFileRouter = ({ useCases, bytes, store }: RestDeps): Router => {
  const router = Router();
  const send = createByteSender({ bytes, store, countDelivery: useCases.countDelivery });

  const deliver = async (viewer: Viewer, { uid, versionId }: Asked) => {
    if (!isImageUid(uid)) throw notFound();
    const named = versionId === null ? {} : { version: { id: versionId } };
    const request = { uid, ...named, formats: [], signedFor: null } as const;
    const shared = await useCases.deliverImage(viewer, { ...request, rendition: 'full' });
    return ownsImage(viewer, shared.image)
      ? useCases.deliverImage(viewer, { ...request, rendition: 'original' })
      : shared;
  };

  const parcelFor = async (viewer: Viewer, asked: Asked): Promise<Parcel & { filename: string }> => {
    const { image, version, file, isPublic } = await deliver(viewer, asked);
    return {
      file,
      filename: versionFilename(image, version),
      ownerId: image.ownerId,
      modifiedAt: version.createdAt > image.updatedAt ? version.createdAt : image.updatedAt,
      caching: isPublic && !ownsImage(viewer, image) ? 'revalidated' : 'private',
      vary: 'Authorization',
      disposition: null,
    };
  };

  const serve =
    (
      askedBy: (req: Request) => Asked,
      dispositionOf: (filename: string, contentType: string) => string | null,
    ): Handler =>
    async (req, res) => {
      const asked = askedBy(req);
      const parcel = await parcelFor(await viewerOf(useCases, req), asked);
      const disposition = dispositionOf(parcel.filename, parcel.file.contentType);
      await send(req, res, { ...parcel, disposition });
    };

  resource(router, '/file/:uid', { get: serve(askedByQuery, () => null) });
  resource(router, '/download/:uid', { get: serve(askedByQuery, attachment) });
  resource(router, '/:uid/versions/:id/download', { get: serve(askedByPath, attachment) });
  return router;
};
