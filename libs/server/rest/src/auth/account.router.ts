import { DomainError, type User, type Viewer } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { Router, type Request } from 'express';
import { z } from 'zod';
import { resource, sendJson, sendNoContent } from '../http/answer.ts';
import { defined, flag, readBody, text } from '../http/request-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import { anySessionViewerOf, sessionViewerOf } from '@safelight/transport';
import { privacy } from '../image/image-changes.ts';
import { presentAccount } from './account.presenter.ts';

/** A strict object, so that a read-only or unknown field is refused, not ignored. */
export const accountChanges = z.strictObject({
  full_name: text.optional().describe('A new name to show, of at most 100 characters.'),
  bio: text.optional().describe('A new text about yourself, of at most 500 characters.'),
  email: text.optional().describe('A new email address; a link to confirm it is sent there.'),
  password: text.nullish().describe('Your current password; required only to change the email address.'),
  /** Null resets the privacy to the default of each screen. */
  default_privacy: privacy
    .nullish()
    .describe('The privacy of new images on the upload screens; null for the default of each screen.'),
  mail_on_new_sign_in: flag.optional().describe('Whether to send a mail after a sign-in from a new device.'),
  mail_on_ai_edit: flag
    .optional()
    .describe('Whether to send a mail when an AI edit has succeeded or failed.'),
});
type Changes = z.infer<typeof accountChanges>;

/**
 * The token of a change of the email address. It is sent in a body, so that programs that follow links do not
 * use it up.
 */
export const addressLink = z.strictObject({
  uid: text.describe('The `uid` of the link in the mail.'),
  token: text.describe('The `token` of the link in the mail.'),
});

export const accountDeletion = z.strictObject({
  password: text.nullish().describe('Your password; absent if the account has none.'),
  username: text.describe('Your username, as a confirmation.'),
});

const profileIn = ({ full_name: fullName, bio, email, password }: Changes) => ({
  ...defined({ fullName, bio }),
  ...(email === undefined ? {} : { email, password: password ?? null }),
});

const preferencesIn = (body: Changes) =>
  defined({
    defaultPrivacy: body.default_privacy,
    mailOnNewSignIn: body.mail_on_new_sign_in,
    mailOnAiEdit: body.mail_on_ai_edit,
  });

const isEmpty = (values: object): boolean => Object.keys(values).length === 0;

/** Routes for the viewer's own account: reading, changing and deleting it. */
export const accountRouter = ({ useCases, clientOf }: Pick<RestDeps, 'useCases' | 'clientOf'>): Router => {
  const router = Router();

  const accountOf = async (viewer: Viewer): Promise<User> => {
    const user = await useCases.getAccount(viewer);
    if (user === null) throw new DomainError('UNAUTHENTICATED', TEXTS.generic.authenticationFailed);
    return user;
  };
  const present = async (viewer: Viewer, user: User) => {
    const [credits, pendingEmail] = await Promise.all([
      useCases.getCreditBalance(user.id),
      useCases.getPendingEmail(viewer),
    ]);
    return presentAccount(user, { credits, pendingEmail });
  };

  /** The profile is changed first, because it is the part that may be refused. */
  const change = async (viewer: Viewer, body: Changes) => {
    const [profile, preferences] = [profileIn(body), preferencesIn(body)];
    const updated = isEmpty(profile)
      ? { user: await accountOf(viewer), isEmailPending: false }
      : await useCases.updateProfile(viewer, profile);
    if (isEmpty(preferences)) return updated;
    return { ...updated, user: await useCases.updatePreferences(viewer, preferences) };
  };

  resource(router, '/', {
    get: async (req, res) => {
      const viewer = await anySessionViewerOf(useCases, req);
      sendJson(res, 200, await present(viewer, await accountOf(viewer)));
    },
    patch: async (req, res) => {
      const viewer = await sessionViewerOf(useCases, req);
      const { user, isEmailPending } = await change(viewer, readBody(accountChanges, req));
      sendJson(res, 200, { ...(await present(viewer, user)), is_email_pending: isEmailPending });
    },
    delete: async (req, res) => {
      const viewer = await anySessionViewerOf(useCases, req);
      const { password, username } = readBody(accountDeletion, req);
      const { purgeAt } = await useCases.requestAccountDeletion(viewer, {
        password: password ?? null,
        username,
      });
      sendJson(res, 202, { purge_at: purgeAt.toISOString() });
    },
  });

  resource(router, '/email', {
    delete: async (req, res) => {
      await useCases.cancelEmailChange(await sessionViewerOf(useCases, req));
      sendNoContent(res);
    },
  });

  resource(router, '/email/resend', {
    post: async (req, res) => {
      await useCases.resendEmailChange(await sessionViewerOf(useCases, req));
      sendNoContent(res);
    },
  });

  const linkIn = (req: Request) => {
    const { uid: userId, token } = readBody(addressLink, req);
    return { userId, token, client: clientOf(req) };
  };

  resource(router, '/email/confirm', {
    post: async (req, res) => sendJson(res, 200, await useCases.confirmEmailChange(linkIn(req))),
  });

  resource(router, '/email/undo', {
    post: async (req, res) => sendJson(res, 200, await useCases.undoEmailChange(linkIn(req))),
  });

  return router;
};
