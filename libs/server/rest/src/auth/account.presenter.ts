import type { SessionView } from '@safelight/application';
import type { DataExport, User } from '@safelight/domain';
import { presentUser } from './auth.presenter.ts';

/** An account as its owner sees it. */
export const presentAccount = (user: User, credits: number) => ({
  ...presentUser(user),
  full_name: user.fullName,
  bio: user.bio,
  subscription: user.plan,
  credits,
  default_privacy: user.defaultPrivacy,
  mail_on_new_sign_in: user.mailOnNewSignIn,
  mail_on_ai_edit: user.mailOnAiEdit,
  has_password: user.hasPassword,
});

export const presentSession = (session: SessionView) => ({
  id: session.id,
  user_agent: session.userAgent,
  address: session.address,
  created_at: session.createdAt.toISOString(),
  last_used_at: session.lastUsedAt.toISOString(),
  is_current: session.isCurrent,
});

/** An export as its owner sees it; the link to its bytes is in the mail alone. */
export const presentExport = ({ id, state, createdAt, sizeBytes, expiresAt }: DataExport) => ({
  id,
  state,
  created_at: createdAt.toISOString(),
  size_bytes: sizeBytes,
  expires_at: expiresAt?.toISOString() ?? null,
});
