import { bodyUpTo } from '@safelight/transport';
import { Router, urlencoded } from 'express';
import { z } from 'zod';
import { createArchiveSender } from '../bytes/send-archive.ts';
import { type Handler, resource } from '../http/answer.ts';
import { texts } from '../http/query-fields.ts';
import { readFields, text } from '../http/request-fields.ts';
import type { RestDeps } from '../rest-deps.ts';

interface Deps extends Pick<RestDeps, 'archiver'> {
  readonly useCases: Pick<RestDeps['useCases'], 'countDelivery' | 'openImageArchive' | 'openProjectArchive'>;
}

/** The form by which a page of the client asks for an archive, because its ids would not fit into an address. */
const downloadForm = z.strictObject({ ids: texts, ticket: text });

/** The maximum size of a form in bytes: 500 ids and a ticket. */
const MAX_FORM_BYTES = 32_768;

/** Only our own pages may show the answer in a frame. A refusal is loaded there, and the page itself stays. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * POST /downloads/images and /downloads/projects answer the ZIP archive of a ticket, which a page got for its session
 * by GraphQL. So the browser downloads the archive by itself and shows its progress.
 */
export const downloadRouter = ({ useCases, archiver }: Deps): Router => {
  const router = Router();
  const answerArchive = createArchiveSender({ useCases, archiver });
  router.use(
    '/downloads',
    bodyUpTo(MAX_FORM_BYTES, urlencoded({ extended: false, limit: MAX_FORM_BYTES, inflate: false })),
  );

  const archiveBy =
    (open: Deps['useCases']['openImageArchive']): Handler =>
    async (req, res) => {
      res.removeHeader('X-Frame-Options');
      res.set('Content-Security-Policy', POLICY);
      const { ids, ticket } = readFields(downloadForm, req.body, 'Send a form with ids and a ticket.');
      await answerArchive(res, await open(ticket, ids));
    };

  resource(router, '/downloads/images', { post: archiveBy(useCases.openImageArchive) });
  resource(router, '/downloads/projects', { post: archiveBy(useCases.openProjectArchive) });

  return router;
};
