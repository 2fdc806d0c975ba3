/** The claims of an identity provider in a verified token. */
export interface ExternalProfile {
  /** The provider's identifier, such as `https://accounts.google.com`. */
  readonly issuer: string;
  /** The permanent id of the person at that provider. */
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly fullName: string | null;
}

/** The link between an account at a provider, by issuer and subject, and a user. */
export interface ExternalIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly userId: string;
  readonly createdAt: Date;
}
