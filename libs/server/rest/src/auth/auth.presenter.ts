import type { SignedIn } from '@safelight/application';
import type { SessionTokens, User } from '@safelight/domain';

/** A user as the API tells it (spec: accounts §3, "server view"). */
export const presentUser = (user: User) => ({
  id: user.id,
  username: user.username,
  email: user.email,
  created_at: user.createdAt.toISOString(),
});

export const presentTokens = ({ access, refresh }: SessionTokens) => ({ access, refresh });

/** The auth response (spec: accounts §3). */
export const presentSignedIn = ({ user, tokens }: SignedIn) => ({
  user: presentUser(user),
  tokens: presentTokens(tokens),
});
