import type { Role } from '@safelight/domain';

/** Makes and verifies Argon2id hashes, which contain their parameters. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Verifies a password. Without a hash it returns false after the same time, so that an unknown username
   * takes as long as a known one.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** The list of the most common passwords, which attackers try first. */
export interface CommonPasswords {
  /** Returns true if the list contains the password, ignoring case. */
  has(password: string): boolean;
}

/** The claims of an access token. */
export interface AccessSubject {
  readonly userId: string;
  readonly familyId: string;
  readonly role: Role;
  /** True if the account was already suspended when the token was issued. */
  readonly isSuspended: boolean;
}

/** Makes and verifies signed access tokens (JWT), which are valid for a short time. */
export interface AccessTokens {
  issue(subject: AccessSubject): Promise<string>;
  /** Returns null unless the token is valid, unexpired and of this server. */
  verify(token: string): Promise<AccessSubject | null>;
}

/**
 * Hashes random secrets (links, refresh tokens, API keys), and signs links that are valid for a short time.
 */
export interface Secrets {
  /** Returns the SHA-256 as hexadecimal digits in lower case. */
  hash(secret: string): string;
  /** Compares two hashes in constant time. */
  equal(a: string, b: string): boolean;
  /** Returns an HMAC of `text` with the server's key, in base64url. */
  sign(text: string): string;
}

/** The format of API keys. A key is created here, shown once, and identified by its first 8 characters. */
export interface ApiKeyFormat {
  create(): {
    readonly key: string;
    readonly prefix: string;
    readonly lastFour: string;
    readonly secretHash: string;
  };
  /** Returns null for a text that cannot be an API key. */
  parse(text: string): { readonly prefix: string; readonly secretHash: string } | null;
}
