import { encodeProjectPlace, type LinkCredentials } from '@safelight/application';
import { invalidField } from '@safelight/domain';
import { signedInViewerOf } from '@safelight/transport';
import { Router, type Request } from 'express';
import { z } from 'zod';
import { time } from '../http/answer-fields.ts';
import { resource, sendJson, sendNoContent } from '../http/answer.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { pathText, readBody } from '../http/request-fields.ts';
import { nextPageHeaders, periodBound } from '../http/query-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import { newShareLink, sharePassword } from './project-fields.ts';
import type { PresentProject } from './project.presenter.ts';
import { imagePagingIn } from './project.router.ts';

interface Deps extends Pick<RestDeps, 'useCases' | 'publicUrl' | 'clientOf'> {
  readonly present: PresentProject;
}

export const shareTicketAnswer = z.strictObject({
  ticket: z.string().describe('Send it in the header `X-Share-Ticket` with the other calls for this link.'),
  expires_at: time.describe('When the ticket stops working.'),
});

/** The header that carries a share link's ticket, with its description. */
export const TICKET_HEADER = {
  'X-Share-Ticket':
    'The ticket for which the password of the link was exchanged, if the link has a password.',
} as const;

const credentialsIn = (req: Request): LinkCredentials => ({
  token: pathText(req, 'token'),
  ticket: req.get('X-Share-Ticket') ?? null,
});

const expiryIn = (raw: string | null): Date | null => {
  if (raw === null) return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(raw))
    throw invalidField('expires_at', 'Use a time such as 2026-01-31T12:00:00Z.');
  return periodBound('expires_at', raw, 'start');
};

/**
 * Routes for share links of projects: the owner creates, lists and revokes them; anyone who has one reads the
 * project.
 */
export const sharingRouter = ({ useCases, publicUrl, clientOf, present }: Deps): Router => {
  const router = Router();

  resource(router, '/shared/:token', {
    get: async (req, res) => {
      const { project, link } = await useCases.getSharedProject(credentialsIn(req));
      sendJson(res, 200, present.sharedProject(project, link.expiresAt));
    },
  });

  resource(router, '/shared/:token/open', {
    post: async (req, res) => {
      const { password } = readBody(sharePassword, req);
      const opened = await useCases.openSharedProject(pathText(req, 'token'), password, clientOf(req));
      sendJson(res, 200, { ticket: opened.ticket, expires_at: opened.expiresAt.toISOString() });
    },
  });

  resource(router, '/shared/:token/images', {
    get: async (req, res) => {
      const credentials = credentialsIn(req);
      const list = { linkToken: credentials.token };
      const paging = imagePagingIn(req, list);
      const { images, link, hasNext, end } = await useCases.listSharedImages(credentials, paging);
      const cursor = hasNext && end !== null ? encodeProjectPlace(end, list) : null;
      const listUrl = `${publicUrl}/api/projects/shared/${credentials.token}/images/`;
      const body = images.map((image) => present.sharedImage(link.id, image));
      sendJson(res, 200, body, nextPageHeaders(listUrl, { limit: paging.limit }, cursor));
    },
  });

  resource(router, '/:id/links', {
    get: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const links = await useCases.listShareLinks(viewer, pathText(req, 'id'));
      sendJson(
        res,
        200,
        links.map((link) => present.shareLink(link)),
      );
    },
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { expires_at: expiresAt = null, password = null } = readBody(newShareLink, req);
      const idempotencyKey = idempotencyKeyOf(req);
      const input = { expiresAt: expiryIn(expiresAt), password, idempotencyKey };
      sendJson(
        res,
        201,
        present.shareLink(await useCases.createShareLink(viewer, pathText(req, 'id'), input)),
      );
    },
  });

  resource(router, '/links/:link', {
    delete: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      await useCases.revokeShareLink(viewer, pathText(req, 'link'));
      sendNoContent(res);
    },
  });

  return router;
};
