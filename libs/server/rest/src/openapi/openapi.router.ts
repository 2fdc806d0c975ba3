import { Router } from 'express';
import { sendJson } from '../http/answer.ts';
import { resource } from '../http/resource.ts';
import type { RestDeps } from '../http/rest-deps.ts';
import { describeApi } from './api-description.ts';

/** Tools of other origins read the document too, and may keep it for a while. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'public, max-age=300',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** GET /openapi.json: what this API takes and answers, as OpenAPI 3.1. */
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
