import type { ExternalIdentity } from './external-identity.ts';
import type { User } from './user.ts';

/** A way to sign in. Google is the only identity provider. */
export type SignInMethod = 'password' | 'google';

/** The ways to sign in to an account, the password first. */
export const signInMethodsOf = (
  user: Pick<User, 'hasPassword'>,
  identities: readonly ExternalIdentity[],
): readonly SignInMethod[] => [
  ...(user.hasPassword ? (['password'] as const) : []),
  ...(identities.length > 0 ? (['google'] as const) : []),
];
