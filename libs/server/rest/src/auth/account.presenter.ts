import type { SessionView } from '@safelight/application';
import type { DataExport, User } from '@safelight/domain';
import { PLAN_IDS, PRIVACIES } from '@safelight/rules';
import { z } from 'zod';
import { count, time } from '../http/answer-fields.ts';
import { presentUser, userAnswer } from './auth.presenter.ts';

export const accountAnswer = z.strictObject({
  ...userAnswer.shape,
  full_name: z.string().describe('The name that is shown; empty when none was given.'),
  bio: z.string().describe('What the person says about themselves; may be empty.'),
  subscription: z.enum(PLAN_IDS).describe('The plan of the account.'),
  credits: z.int().describe('The credits that are left.'),
  default_privacy: z
    .enum(PRIVACIES)
    .nullable()
    .describe('The privacy that uploads start with; null for the default of each screen.'),
  mail_on_new_sign_in: z.boolean().describe('Whether a mail is sent after a sign-in from a new device.'),
  mail_on_ai_edit: z.boolean().describe('Whether a mail is sent when an AI edit has succeeded or failed.'),
  has_password: z.boolean().describe('Whether the account has a password; one made by Google may have none.'),
  pending_email: z.string().nullable().describe('A new email address that waits for its link to be opened.'),
  suspension: z
    .strictObject({
      since: time.describe('When the account was suspended.'),
      reason: z.string().describe('Why, in words for its owner.'),
    })
    .nullable()
    .describe('Why the account is suspended; a suspended account can only be read, exported and deleted.'),
});

export const addressAnswer = z.strictObject({
  email: z.string().describe('The email address that the account has now.'),
});

export const changedAccountAnswer = z.strictObject({
  ...accountAnswer.shape,
  is_email_pending: z.boolean().describe('True when a confirmation link was sent to a new email address.'),
});

export const accountDeletionAnswer = z.strictObject({
  purge_at: time.describe(
    'When the data of the account is deleted. Signing in before that cancels the deletion.',
  ),
});

export const sessionAnswer = z.strictObject({
  id: z.uuid().describe('The id of the session.'),
  user_agent: z.string().describe('What the browser or program calls itself.'),
  address: z.string().describe('The network address of the latest use.'),
  created_at: time.describe('When the person signed in.'),
  last_used_at: time.describe('When the session was last used.'),
  is_current: z.boolean().describe('True for the session of this request.'),
});

export const exportAnswer = z.strictObject({
  id: z.uuid().describe('The id of the export.'),
  state: z.enum(['queued', 'processing', 'ready', 'failed']).describe('The state of the export.'),
  created_at: time.describe('When the export was requested.'),
  size_bytes: count.nullable().describe('The size of the archive in bytes; null until it is ready.'),
  expires_at: time.nullable().describe('When the archive is deleted; null until it is ready.'),
});

/** An account in the form that the API answers to its owner. */
export const presentAccount = (
  user: User,
  { credits, pendingEmail }: { readonly credits: number; readonly pendingEmail: string | null },
): z.infer<typeof accountAnswer> => ({
  ...presentUser(user),
  full_name: user.fullName,
  bio: user.bio,
  subscription: user.plan,
  credits,
  default_privacy: user.defaultPrivacy,
  mail_on_new_sign_in: user.mailOnNewSignIn,
  mail_on_ai_edit: user.mailOnAiEdit,
  has_password: user.hasPassword,
  pending_email: pendingEmail,
  suspension:
    user.suspension === null
      ? null
      : { since: user.suspension.at.toISOString(), reason: user.suspension.reason },
});

export const presentSession = (session: SessionView): z.infer<typeof sessionAnswer> => ({
  id: session.id,
  user_agent: session.userAgent,
  address: session.address,
  created_at: session.createdAt.toISOString(),
  last_used_at: session.lastUsedAt.toISOString(),
  is_current: session.isCurrent,
});

/** An export in the form that the API answers; only the email contains the link to its archive. */
export const presentExport = ({
  id,
  state,
  createdAt,
  sizeBytes,
  expiresAt,
}: DataExport): z.infer<typeof exportAnswer> => ({
  id,
  state,
  created_at: createdAt.toISOString(),
  size_bytes: sizeBytes,
  expires_at: expiresAt?.toISOString() ?? null,
});
