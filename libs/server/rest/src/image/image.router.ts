import { ANONYMOUS, DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { Router } from 'express';
import { sendJson, sendNoContent } from '../http/answer.ts';
import { pathText } from '../http/path-params.ts';
import { resource, type Handler } from '../http/resource.ts';
import type { RestDeps } from '../http/rest-deps.ts';
import { signedInViewerOf, viewerOf } from '../http/viewer.ts';
import { imageChangesIn } from './image-changes.ts';
import { imagePageQuery, nextPageLink } from './image-page.ts';
import type { PresentImage } from './image.presenter.ts';

interface Deps extends Pick<RestDeps, 'useCases' | 'publicUrl'> {
  readonly present: PresentImage;
}

/** NOT_FOUND in the words of one call (spec: images §8). */
const saying =
  (text: string) =>
  (error: unknown): never => {
    const isMissing = error instanceof DomainError && error.code === 'NOT_FOUND';
    throw isMissing ? new DomainError('NOT_FOUND', text) : error;
  };

/** What is known about images: lists, one by one, changes. */
export const imageRouter = ({ useCases, publicUrl, present }: Deps): Router => {
  const router = Router();

  resource(router, '/', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const query = imagePageQuery(req);
      const { images, hasNext } = await useCases.listImages(viewer, query);
      const last = images.at(-1);
      const link =
        hasNext && last !== undefined ? nextPageLink(`${publicUrl}/api/images/`, query.limit, last) : null;
      const body = images.map((image) => present(viewer, image));
      sendJson(res, 200, body, link === null ? {} : { Link: link });
    },
  });

  resource(router, '/i/:uid', {
    get: async (req, res) => {
      const viewer = await viewerOf(useCases, req);
      const found = useCases.getOwnImage(viewer, pathText(req, 'uid'));
      sendJson(res, 200, present(viewer, await found.catch(saying(TEXTS.images.privateOrMissing))));
    },
  });

  resource(router, '/public/:uid', {
    get: async (req, res) => {
      const found = useCases.getImage(ANONYMOUS, pathText(req, 'uid'));
      sendJson(res, 200, present(ANONYMOUS, await found.catch(saying(TEXTS.images.notPublic))));
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
