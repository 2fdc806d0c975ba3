import { Router } from 'express';
import { z } from 'zod';
import { resource, sendNoContent } from '../http/answer.ts';
import { flag, readBody, text } from '../http/request-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import { sessionViewerOf } from '@safelight/transport';

export const resetRequest = z.strictObject({
  email: text.describe('The email address of the account.'),
});
const keepApiKeys = flag.default(false).describe('False switches all API keys of the account off.');

export const passwordReset = z.strictObject({
  uid: text.describe('The `uid` of the link in the mail.'),
  token: text.describe('The `token` of the link in the mail.'),
  password: text.describe(
    'The new password: at least 8 characters with an uppercase letter, a lowercase letter and a digit.',
  ),
  password_confirm: text.describe('The new password again.'),
  keep_api_keys: keepApiKeys,
});
/** Only accounts without a password may omit the current password. */
export const passwordChange = z.strictObject({
  current_password: text.nullish().describe('Your current password; absent if the account has none.'),
  password: text.describe(
    'The new password: at least 8 characters with an uppercase letter, a lowercase letter and a digit.',
  ),
  password_confirm: text.describe('The new password again.'),
  keep_api_keys: keepApiKeys,
});

/**
 * Routes for resetting a forgotten password by an emailed link, and for changing one. A request for a link
 * gets the same answer for every address.
 */
export const passwordRouter = ({ useCases, clientOf }: Pick<RestDeps, 'useCases' | 'clientOf'>): Router => {
  const router = Router();

  resource(router, '/reset', {
    post: async (req, res) => {
      await useCases.requestPasswordReset({ ...readBody(resetRequest, req), client: clientOf(req) });
      sendNoContent(res);
    },
  });

  resource(router, '/reset/confirm', {
    post: async (req, res) => {
      const body = readBody(passwordReset, req);
      const {
        uid: userId,
        token,
        password,
        password_confirm: passwordConfirm,
        keep_api_keys: keepApiKeys,
      } = body;
      await useCases.resetPassword({ userId, token, password, passwordConfirm, keepApiKeys });
      sendNoContent(res);
    },
  });

  resource(router, '/change', {
    post: async (req, res) => {
      const viewer = await sessionViewerOf(useCases, req);
      const body = readBody(passwordChange, req);
      await useCases.changePassword(viewer, {
        currentPassword: body.current_password ?? null,
        password: body.password,
        passwordConfirm: body.password_confirm,
        keepApiKeys: body.keep_api_keys,
      });
      sendNoContent(res);
    },
  });

  return router;
};
