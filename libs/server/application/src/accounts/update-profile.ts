import {
  canonicalName,
  invalidField,
  requireSession,
  VERIFY_EMAIL_TTL_MS,
  shownName,
  type User,
  type Viewer,
} from '@safelight/domain';
import { TEXTS, type Privacy } from '@safelight/rules';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type {
  Clock,
  Ids,
  MailTemplates,
  Secrets,
  SiteLinks,
  Transaction,
  UnitOfWork,
  UserRepository,
} from '../ports/index.ts';
import { accountGone, checkedBio, checkedEmail, checkedFullName } from './check-fields.ts';
import { issueToken } from './issue-token.ts';

interface Deps {
  readonly users: UserRepository;
  readonly unitOfWork: UnitOfWork;
  readonly limits: AttemptLimits;
  readonly ids: Ids;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly links: SiteLinks;
  readonly templates: MailTemplates;
}

/** What the profile form changes; absent fields stay. */
export interface ProfileChanges {
  /** The username when blank. */
  readonly fullName?: string;
  readonly bio?: string;
  readonly email?: string;
}

export interface ProfileUpdate {
  readonly user: User;
  /** True when a link was mailed to the new address, which counts once it is opened. */
  readonly isEmailPending: boolean;
}

/**
 * Changes the viewer's profile. A new address stays pending until the link mailed to it is opened; the old one is
 * told. EMAIL_TAKEN, INVALID_INPUT, RATE_LIMITED.
 */
export const updateProfile = (deps: Deps) => {
  const askForNewEmail = async (tx: Transaction, user: User, newEmail: string): Promise<void> => {
    if ((await tx.users.findByEmail(newEmail)) !== null) {
      throw invalidField('email', TEXTS.register.emailTaken, 'EMAIL_TAKEN');
    }
    const { id: userId, email } = user;
    const name = shownName(user);
    const purpose = 'change-email';
    const token = await issueToken(deps, tx, { userId, purpose, newEmail, ttlMs: VERIFY_EMAIL_TTL_MS });
    const { templates, links, ids } = deps;
    const link = links.verifyEmail(userId, token);
    await queueMail(tx, ids, templates.confirmNewEmail({ to: newEmail, name, link }));
    const notice = { to: email, name, newEmail, settingsLink: links.settings() };
    await queueMail(tx, ids, templates.emailChangeAsked(notice));
  };

  return async (viewer: Viewer, changes: ProfileChanges): Promise<ProfileUpdate> => {
    const userId = requireSession(viewer);
    const fullName = changes.fullName === undefined ? undefined : checkedFullName(changes.fullName);
    const bio = changes.bio === undefined ? undefined : checkedBio(changes.bio);
    const email = changes.email === undefined ? undefined : checkedEmail(changes.email);
    const before = await deps.users.findById(userId);
    if (before === null) throw accountGone();
    const isEmailPending = email !== undefined && canonicalName(email) !== canonicalName(before.email);
    if (isEmailPending) await deps.limits.emailChange(userId);
    return deps.unitOfWork.transaction(async (tx) => {
      if (isEmailPending) await askForNewEmail(tx, before, email);
      const user = await tx.users.update(userId, {
        ...(fullName === undefined ? {} : { fullName: fullName || before.username }),
        ...(bio === undefined ? {} : { bio }),
      });
      if (user === null) throw accountGone();
      return { user, isEmailPending };
    });
  };
};

/** What the settings change; absent ones stay. */
export interface PreferenceChanges {
  /** Null: each screen's own default. */
  readonly defaultPrivacy?: Privacy | null;
  readonly mailOnNewSignIn?: boolean;
  readonly mailOnAiEdit?: boolean;
}

/** Changes the viewer's settings. */
export const updatePreferences =
  (deps: { readonly users: UserRepository }) =>
  async (viewer: Viewer, changes: PreferenceChanges): Promise<User> => {
    const user = await deps.users.update(requireSession(viewer), changes);
    if (user === null) throw accountGone();
    return user;
  };

export type UpdateProfile = ReturnType<typeof updateProfile>;
export type UpdatePreferences = ReturnType<typeof updatePreferences>;
