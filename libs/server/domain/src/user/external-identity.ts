import type { User } from './user.ts';

/** The claims in a verified token of an identity provider. */
export interface ExternalProfile {
  /** The provider's identifier, such as `https://accounts.google.com`. */
  readonly issuer: string;
  /** The permanent id of the person at that provider. */
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly fullName: string | null;
}

/** The link between a user and an account at a provider, which issuer and subject identify. */
export interface ExternalIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly userId: string;
  readonly createdAt: Date;
}

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
