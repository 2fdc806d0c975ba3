import { Router } from 'express';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { createByteSender } from '../bytes/byte-sender.ts';
import { attachment } from '../bytes/content-disposition.ts';
import { resource, sendJson } from '../http/answer.ts';
import { pathText, readFields, text } from '../http/request-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import { anySessionViewerOf } from '@safelight/transport';
import { presentExport } from './account.presenter.ts';

export const exportRequest = z.strictObject({
  password: text.nullish().describe('Your password; absent if the account has none.'),
});

const CONTENT_TYPE = 'application/zip';

/** The validator of an archive. A file never changes, so a hash of its key identifies its content. */
const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * Routes for exports of the viewer's data, and for the archive behind the link in the email, which needs no
 * session.
 */
export const exportRouter = ({ useCases, store }: Pick<RestDeps, 'useCases' | 'store'>): Router => {
  const router = Router();
  const { countDelivery } = useCases;
  // Archives are not cached in memory, because each is read once or twice.
  const send = createByteSender({ store, bytes: { read: async () => null }, countDelivery });

  resource(router, '/', {
    get: async (req, res) => {
      const exports = await useCases.listExports(await anySessionViewerOf(useCases, req));
      sendJson(res, 200, exports.map(presentExport));
    },
    post: async (req, res) => {
      const viewer = await anySessionViewerOf(useCases, req);
      const { password } = readFields(exportRequest, req.body ?? {});
      sendJson(res, 202, presentExport(await useCases.requestExport(viewer, password ?? null)));
    },
  });

  resource(router, '/:id/:token', {
    get: async (req, res) => {
      const link = { id: pathText(req, 'id'), token: pathText(req, 'token') };
      const { key, sizeBytes, filename } = await useCases.openExport(link);
      await send(req, res, {
        file: { key, sha256: digestOf(key), sizeBytes, contentType: CONTENT_TYPE },
        modifiedAt: null,
        caching: 'private',
        vary: null,
        disposition: attachment(filename, CONTENT_TYPE),
        ownerId: null,
      });
    },
  });

  return router;
};
