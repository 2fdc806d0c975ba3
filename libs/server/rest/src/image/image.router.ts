import { encodeImageCursor } from '@safelight/application';
import { ANONYMOUS } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { Router } from 'express';
import { type Handler, resource, sendJson, sendNoContent } from '../http/answer.ts';
import { pathText } from '../http/request-fields.ts';
import { nextPageHeaders } from '../http/query-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import { saying } from '../http/saying.ts';
import { signedInViewerOf, viewerOf } from '@safelight/transport';
import { imageChangesIn } from './image-changes.ts';
import { imageListQueryIn } from './image-query.ts';
import type { PresentImage } from './image.presenter.ts';

interface Deps extends Pick<RestDeps, 'useCases' | 'clientOf' | 'publicUrl'> {
  readonly present: PresentImage;
}

/** Routes for the data of images: lists, single images and changes. */
export const imageRouter = ({ useCases, clientOf, publicUrl, present }: Deps): Router => {
  const router = Router();

  resource(router, '/', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { query, parameters } = imageListQueryIn(req);
      const { images, hasNext, end } = await useCases.listImages(viewer, query);
      const cursor = hasNext && end !== null ? encodeImageCursor(end, query.sort) : null;
      const body = images.map((image) => present(viewer, image));
      sendJson(res, 200, body, nextPageHeaders(`${publicUrl}/api/images/`, parameters, cursor));
    },
  });

  resource(router, '/i/:uid', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const found = useCases.getOwnImage(viewer, pathText(req, 'uid'));
      sendJson(res, 200, present(viewer, await found.catch(saying(TEXTS.images.privateOrMissing))));
    },
  });

  resource(router, '/public/:uid', {
    get: async (req, res) => {
      const uid = pathText(req, 'uid');
      const found = await useCases.getImage(ANONYMOUS, uid).catch(saying(TEXTS.images.notPublic));
      // The viewer is needed only so that views by the owner are not counted. Credentials that are not accepted may be
      // the owner's expired token, so such a view is not counted either.
      const viewer = await viewerOf(useCases, req).catch(() => null);
      if (viewer !== null) useCases.countView({ uid, viewer, visitorHash: clientOf(req).visitor });
      sendJson(res, 200, present(ANONYMOUS, found));
    },
  });

  const read: Handler = async (req, res) => {
    const viewer = await viewerOf(useCases, req);
    const image = await useCases.getImage(viewer, pathText(req, 'uid'));
    sendJson(res, 200, present(viewer, image));
  };

  resource(router, '/info/:uid', { get: read });

  resource(router, '/:uid', {
    get: read,
    patch: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const uid = pathText(req, 'uid');
      const changes = imageChangesIn(req);
      const image =
        Object.keys(changes).length === 0
          ? await useCases.getOwnImage(viewer, uid)
          : await useCases.updateImage(viewer, uid, changes);
      sendJson(res, 200, present(viewer, image));
    },
    delete: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      await useCases.deleteImage(viewer, pathText(req, 'uid'));
      sendNoContent(res);
    },
  });

  return router;
};
