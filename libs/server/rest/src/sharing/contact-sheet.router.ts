import { Router } from 'express';
import { API_HEADERS, resource } from '../http/answer.ts';
import { pathText } from '../http/request-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import { contactSheetPathOf } from './shared-project-page.ts';

interface Deps {
  readonly useCases: Pick<RestDeps['useCases'], 'countDelivery' | 'deliverContactSheet'>;
}

/**
 * GET /p/{token}/preview.jpg answers one picture of the first images of a shared project. Caches must
 * revalidate it each time.
 */
export const contactSheetRouter = ({ useCases }: Deps): Router => {
  const router = Router();
  resource(router, contactSheetPathOf(':token'), {
    get: async (req, res) => {
      const { project, bytes } = await useCases.deliverContactSheet(pathText(req, 'token'));
      res.writeHead(200, {
        ...API_HEADERS,
        'Cache-Control': 'no-cache',
        'Content-Type': 'image/jpeg',
        'Content-Length': bytes.byteLength,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      if (req.method === 'HEAD') return void res.end();
      res.end(bytes, () => useCases.countDelivery(project.ownerId, bytes.byteLength));
    },
  });
  return router;
};
