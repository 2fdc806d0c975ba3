import { Router } from 'express';
import { resource, sendJson, sendNoContent } from '../http/answer.ts';
import { pathText } from '../http/request-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import { sessionViewerOf } from '@safelight/transport';
import { presentSession } from './account.presenter.ts';

/** Routes that list the devices that are signed in and sign them out. */
export const sessionRouter = ({ useCases }: Pick<RestDeps, 'useCases'>): Router => {
  const router = Router();

  resource(router, '/', {
    get: async (req, res) => {
      const sessions = await useCases.listSessions(await sessionViewerOf(useCases, req));
      sendJson(res, 200, sessions.map(presentSession));
    },
  });

  resource(router, '/:id', {
    delete: async (req, res) => {
      const viewer = await sessionViewerOf(useCases, req);
      await useCases.endSession(viewer, pathText(req, 'id'));
      sendNoContent(res);
    },
  });

  return router;
};
