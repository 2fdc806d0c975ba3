import type { ExternalIdentity } from './external-identity.ts';
import type { User } from './user.ts';

/** A way into an account. Google is the one identity provider there is. */
export type SignInMethod = 'password' | 'google';

/** The ways into an account, its password first; at least one of an account that can be used. */
export const signInMethodsOf = (
  user: Pick<User, 'hasPassword'>,
  identities: readonly ExternalIdentity[],
): readonly SignInMethod[] => [
  ...(user.hasPassword ? (['password'] as const) : []),
  ...(identities.length > 0 ? (['google'] as const) : []),
];
