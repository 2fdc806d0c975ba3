import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { Router } from 'express';
import { z } from 'zod';
import { resource, sendJson } from '../http/answer.ts';
import { readBody, readQuery, textUpTo } from '../http/request-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import { presentSignedIn } from './auth.presenter.ts';

/** The longest text exchanged with Google: an ID token has about 1,500 characters. */
const piece = textUpTo(8_192);

export const googleStart = z.strictObject({
  redirect_uri: piece.describe(
    'The address that Google sends the browser back to: `/auth/google/callback` on this site.',
  ),
});
export const googleCredential = z.strictObject({
  credential: piece.describe('The ID token that the button of Google returned.'),
});
/**
 * Code, state and ticket are optional here, so that a missing one is reported as a failed sign-in with the
 * text of the catalogue.
 */
export const googleCallback = z.strictObject({
  code: piece.optional().describe('The `code` with which Google sent the browser back.'),
  redirect_uri: piece.describe('The address that was sent to `POST /auth/google/start/`.'),
  state: piece.optional().describe('The `state` with which Google sent the browser back.'),
  ticket: piece.optional().describe('The ticket that `POST /auth/google/start/` returned.'),
});

/**
 * Routes for sign-in with Google: the code flow (start, then callback) and the ID token of Google's own
 * button.
 */
export const googleRouter = ({ useCases, clientOf }: Pick<RestDeps, 'useCases' | 'clientOf'>): Router => {
  const router = Router();

  resource(router, '/start', {
    get: async (req, res) => {
      const { redirect_uri: redirectUri } = readQuery(googleStart, req);
      const { url, ticket } = await useCases.startGoogleSignIn({ redirectUri });
      sendJson(res, 200, { authorization_url: url, ticket });
    },
  });

  resource(router, '/', {
    post: async (req, res) => {
      const signedIn = await useCases.signInWithGoogle({
        ...readBody(googleCredential, req),
        client: clientOf(req),
      });
      sendJson(res, 200, presentSignedIn(signedIn));
    },
  });

  resource(router, '/callback', {
    post: async (req, res) => {
      const { code = '', redirect_uri: redirectUri, state = '', ticket = '' } = readBody(googleCallback, req);
      if (code === '') throw new DomainError('GOOGLE_SIGN_IN_FAILED', TEXTS.google.noCode);
      const input = { code, state, redirectUri, ticket, client: clientOf(req) };
      sendJson(res, 200, presentSignedIn(await useCases.completeGoogleSignIn(input)));
    },
  });

  return router;
};
