import { Router } from 'express';
import { z } from 'zod';
import { resource, sendJson, sendNoContent } from '../http/answer.ts';
import { pathText, readBody, text } from '../http/request-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import { presentSignedIn, presentTokens, presentUser } from './auth.presenter.ts';
import { registerFrom } from './registration.ts';

export const loginBody = z.strictObject({
  username: text.describe('The username.'),
  password: text.describe('The password.'),
});
export const emailCorrection = z.strictObject({
  username: text.describe('The username.'),
  password: text.describe('The password.'),
  email: text.describe('The right email address.'),
});
export const refreshBody = z.strictObject({ refresh: text.describe('The refresh token of the session.') });
export const resendBody = z.strictObject({
  uid: text.describe('The id of the account, as in the expired link.'),
});

/**
 * Routes for registration, sign-in, sign-out and the verification of addresses. They ignore the Authorization
 * header.
 */
export const authRouter = ({ useCases, clientOf }: RestDeps): Router => {
  const router = Router();

  resource(router, '/register', {
    post: async (req, res) => {
      const user = await registerFrom(useCases.registerUser, req, clientOf(req));
      sendJson(res, 201, { user: presentUser(user) });
    },
  });

  resource(router, '/register/email', {
    post: async (req, res) => {
      const fields = readBody(emailCorrection, req);
      sendJson(res, 200, {
        user: presentUser(await useCases.correctEmail({ ...fields, client: clientOf(req) })),
      });
    },
  });

  resource(router, '/login', {
    post: async (req, res) => {
      const signedIn = await useCases.logIn({
        ...readBody(loginBody, req),
        client: clientOf(req),
      });
      sendJson(res, 200, presentSignedIn(signedIn));
    },
  });

  resource(router, '/logout', {
    post: async (req, res) => {
      await useCases.logOut(readBody(refreshBody, req).refresh);
      sendNoContent(res);
    },
  });

  resource(router, '/token/refresh', {
    post: async (req, res) => {
      const tokens = await useCases.refreshSession({
        refresh: readBody(refreshBody, req).refresh,
        client: clientOf(req),
      });
      sendJson(res, 200, presentTokens(tokens));
    },
  });

  resource(router, '/verify-email/:uid/:token', {
    get: async (req, res) => {
      // Mail programs check links before people open them, so only a GET uses one up.
      if (req.method === 'HEAD') return sendNoContent(res);
      const signedIn = await useCases.verifyEmail({
        userId: pathText(req, 'uid'),
        token: pathText(req, 'token'),
        client: clientOf(req),
      });
      sendJson(res, 200, presentSignedIn(signedIn));
    },
  });

  resource(router, '/resend-verification', {
    post: async (req, res) => {
      await useCases.resendVerification(readBody(resendBody, req).uid, clientOf(req));
      sendNoContent(res);
    },
  });

  resource(router, '/config', {
    get: (_req, res) => sendJson(res, 200, { google: useCases.isGoogleConfigured }),
  });

  return router;
};
