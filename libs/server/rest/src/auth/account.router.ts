import { DomainError, type User, type Viewer } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { Router } from 'express';
import { z } from 'zod';
import { sendJson } from '../http/answer.ts';
import { flag, readBody, text } from '../http/request-fields.ts';
import { resource } from '../http/resource.ts';
import type { RestDeps } from '../http/rest-deps.ts';
import { sessionViewerOf } from '@safelight/transport';
import { privacy } from '../image/image-changes.ts';
import { presentAccount } from './account.presenter.ts';

/** Strict: a field that is read-only or unknown is refused, never ignored. */
export const accountChanges = z.strictObject({
  full_name: text.optional(),
  bio: text.optional(),
  email: text.optional(),
  /** Null: each screen's own default. */
  default_privacy: privacy.nullish(),
  mail_on_new_sign_in: flag.optional(),
  mail_on_ai_edit: flag.optional(),
});
type Changes = z.infer<typeof accountChanges>;

export const accountDeletion = z.strictObject({ password: text.nullish(), username: text });

const profileIn = ({ full_name: fullName, bio, email }: Changes) => ({
  ...(fullName === undefined ? {} : { fullName }),
  ...(bio === undefined ? {} : { bio }),
  ...(email === undefined ? {} : { email }),
});

const preferencesIn = (body: Changes) => ({
  ...(body.default_privacy === undefined ? {} : { defaultPrivacy: body.default_privacy }),
  ...(body.mail_on_new_sign_in === undefined ? {} : { mailOnNewSignIn: body.mail_on_new_sign_in }),
  ...(body.mail_on_ai_edit === undefined ? {} : { mailOnAiEdit: body.mail_on_ai_edit }),
});

const isEmpty = (values: object): boolean => Object.keys(values).length === 0;

/** The viewer's own account: what it is, what may be changed of it, its deletion. */
export const accountRouter = ({ useCases }: Pick<RestDeps, 'useCases'>): Router => {
  const router = Router();

  const accountOf = async (viewer: Viewer): Promise<User> => {
    const user = await useCases.getAccount(viewer);
    if (user === null) throw new DomainError('UNAUTHENTICATED', TEXTS.generic.authenticationFailed);
    return user;
  };
  const present = async (user: User) => presentAccount(user, await useCases.getCreditBalance(user.id));

  /** The profile first: it is what can be refused. */
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
      const viewer = await sessionViewerOf(useCases, req);
      sendJson(res, 200, await present(await accountOf(viewer)));
    },
    patch: async (req, res) => {
      const viewer = await sessionViewerOf(useCases, req);
      const { user, isEmailPending } = await change(viewer, readBody(accountChanges, req));
      sendJson(res, 200, { ...(await present(user)), is_email_pending: isEmailPending });
    },
    delete: async (req, res) => {
      const viewer = await sessionViewerOf(useCases, req);
      const { password, username } = readBody(accountDeletion, req);
      const { purgeAt } = await useCases.requestAccountDeletion(viewer, {
        password: password ?? null,
        username,
      });
      sendJson(res, 202, { purge_at: purgeAt.toISOString() });
    },
  });

  return router;
};
