import type { SessionView } from '@safelight/application';
import type { DataExport, User } from '@safelight/domain';
import { PLAN_IDS, PRIVACIES } from '@safelight/rules';
import { z } from 'zod';
import { count, time } from '../http/answer-fields.ts';
import { presentUser, userAnswer } from './auth.presenter.ts';

export const accountAnswer = z.strictObject({
  ...userAnswer.shape,
  full_name: z.string(),
  bio: z.string(),
  subscription: z.enum(PLAN_IDS),
  credits: z.int(),
  default_privacy: z
    .enum(PRIVACIES)
    .nullable()
    .describe('The privacy that uploads start with; null for the default of each screen.'),
  mail_on_new_sign_in: z.boolean(),
  mail_on_ai_edit: z.boolean(),
  has_password: z.boolean(),
  pending_email: z.string().nullable().describe('A new email address that waits for its link to be opened.'),
  suspension: z
    .strictObject({ since: time, reason: z.string() })
    .nullable()
    .describe('Why the account is suspended; a suspended account can only be read, exported and deleted.'),
});

export const addressAnswer = z.strictObject({ email: z.string() });

export const changedAccountAnswer = z.strictObject({
  ...accountAnswer.shape,
  is_email_pending: z.boolean().describe('True when a confirmation link was sent to a new email address.'),
});

export const accountDeletionAnswer = z.strictObject({ purge_at: time });

export const sessionAnswer = z.strictObject({
  id: z.uuid(),
  user_agent: z.string(),
  address: z.string(),
  created_at: time,
  last_used_at: time,
  is_current: z.boolean(),
});

export const exportAnswer = z.strictObject({
  id: z.uuid(),
  state: z.enum(['queued', 'processing', 'ready', 'failed']),
  created_at: time,
  size_bytes: count.nullable(),
  expires_at: time.nullable(),
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
