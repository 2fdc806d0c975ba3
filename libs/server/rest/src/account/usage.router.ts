import { signedInViewerOf } from '@safelight/transport';
import { Router } from 'express';
import { resource, sendJson } from '../http/answer.ts';
import type { RestDeps } from '../rest-deps.ts';
import { presentUsage } from './usage.presenter.ts';

/** GET /account: how much of the plan is left, for programs that have only a key. */
export const usageRouter = ({ useCases }: Pick<RestDeps, 'useCases'>): Router => {
  const router = Router();
  resource(router, '/', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      sendJson(res, 200, presentUsage(await useCases.getUsage(viewer)));
    },
  });
  return router;
};
