/** What an identity provider asserts in a verified token. */
export interface ExternalProfile {
  /** The provider's own name, e.g. `https://accounts.google.com`. */
  readonly issuer: string;
  /** The permanent id of the person at that provider. */
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly fullName: string | null;
}

/** A provider's account linked to one of ours, by issuer and subject. */
export interface ExternalIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly userId: string;
  readonly createdAt: Date;
}
