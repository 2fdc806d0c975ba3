import { signedInViewerOf, viewerOf } from '@safelight/transport';
import { Router } from 'express';
import { resource, sendJson, sendNoContent } from '../http/answer.ts';
import { pathText } from '../http/request-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import type { PresentVersion } from './version.presenter.ts';

interface Deps extends Pick<RestDeps, 'useCases'> {
  readonly present: PresentVersion;
}

/** Routes for the versions of an image: reading, choosing the current one, deleting one. */
export const versionRouter = ({ useCases, present }: Deps): Router => {
  const router = Router();

  resource(router, '/:uid/versions', {
    get: async (req, res) => {
      const viewer = await viewerOf(useCases, req);
      const image = await useCases.getImage(viewer, pathText(req, 'uid'));
      const versions = await useCases.listVersions(viewer, image);
      sendJson(
        res,
        200,
        versions.map((version) => present(viewer, { image, version })),
      );
    },
  });

  resource(router, '/:uid/versions/:id', {
    get: async (req, res) => {
      const viewer = await viewerOf(useCases, req);
      const found = await useCases.getVersion(viewer, pathText(req, 'uid'), pathText(req, 'id'));
      sendJson(res, 200, present(viewer, found));
    },
    delete: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      await useCases.deleteVersion(viewer, pathText(req, 'uid'), pathText(req, 'id'));
      sendNoContent(res);
    },
  });

  resource(router, '/:uid/versions/:id/use', {
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const image = await useCases.useVersion(viewer, pathText(req, 'uid'), pathText(req, 'id'));
      sendJson(res, 200, present(viewer, { image, version: image.current }));
    },
  });

  return router;
};
