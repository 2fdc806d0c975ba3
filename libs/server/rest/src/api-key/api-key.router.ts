import type { Viewer } from '@safelight/domain';
import { PLAN_LIMITS } from '@safelight/rules';
import { Router } from 'express';
import { z } from 'zod';
import { resource, sendJson, sendNoContent } from '../http/answer.ts';
import { defined, flag, pathText, readBody, text } from '../http/request-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import { sessionViewerOf } from '@safelight/transport';
import { presentApiKey } from './api-key.presenter.ts';

export const apiKeyCreation = z.strictObject({
  name: text.describe('A name for the key, from 3 to 99 characters.'),
  password: text.nullish().describe('Your password; required when you signed in more than ten minutes ago.'),
});
export const apiKeyChanges = z.strictObject({
  name: text.optional().describe('A new name, from 3 to 99 characters.'),
  is_active: flag.optional().describe('False switches the key off, true on again.'),
});

/** A user's keys for this API. */
export const apiKeyRouter = ({ useCases }: Pick<RestDeps, 'useCases'>): Router => {
  const router = Router();

  const requestsLimitOf = async (viewer: Viewer): Promise<number> => {
    const user = await useCases.getAccount(viewer);
    return PLAN_LIMITS[user?.plan ?? 'free'].apiRequestsPerHour;
  };

  resource(router, '/', {
    get: async (req, res) => {
      const viewer = await sessionViewerOf(useCases, req);
      const apiKeys = await useCases.listApiKeys(viewer);
      const requestsLimit = await requestsLimitOf(viewer);
      sendJson(
        res,
        200,
        apiKeys.map((apiKey) => presentApiKey(apiKey, requestsLimit)),
      );
    },
    post: async (req, res) => {
      const viewer = await sessionViewerOf(useCases, req);
      const { name, password } = readBody(apiKeyCreation, req);
      const { apiKey, key } = await useCases.createApiKey(viewer, name, password ?? null);
      const presented = presentApiKey(apiKey, await requestsLimitOf(viewer));
      sendJson(res, 201, { api_key: { ...presented, key } });
    },
  });

  resource(router, '/:id', {
    get: async (req, res) => {
      const viewer = await sessionViewerOf(useCases, req);
      const apiKey = await useCases.getApiKey(viewer, pathText(req, 'id'));
      sendJson(res, 200, presentApiKey(apiKey, await requestsLimitOf(viewer)));
    },
    patch: async (req, res) => {
      const viewer = await sessionViewerOf(useCases, req);
      const id = pathText(req, 'id');
      const { name, is_active: isActive } = readBody(apiKeyChanges, req);
      const wanted = defined({ name, isActive });
      const apiKey =
        Object.keys(wanted).length === 0
          ? await useCases.getApiKey(viewer, id)
          : await useCases.updateApiKey(viewer, id, wanted);
      sendJson(res, 200, presentApiKey(apiKey, await requestsLimitOf(viewer)));
    },
    delete: async (req, res) => {
      const viewer = await sessionViewerOf(useCases, req);
      await useCases.deleteApiKey(viewer, pathText(req, 'id'));
      sendNoContent(res);
    },
  });

  return router;
};
