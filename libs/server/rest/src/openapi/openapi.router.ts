import { Router } from 'express';
import { resource, sendJson } from '../http/answer.ts';
import type { RestDeps } from '../rest-deps.ts';
import { describeApi } from './api-description.ts';

/** Tools on other origins may read the document too, and cache it for a while. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'public, max-age=300',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** GET /openapi.json: the OpenAPI 3.1 document of this API. */
export const openApiRouter = ({ publicUrl }: Pick<RestDeps, 'publicUrl'>): Router => {
  const router = Router();
  let document: object | null = null;

  resource(router, '/openapi.json', {
    get: (_req, res) => {
      document ??= describeApi(publicUrl);
      sendJson(res, 200, document, HEADERS);
    },
  });

  return router;
};
