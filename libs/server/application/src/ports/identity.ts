import type { Role } from '@safelight/domain';

/** Argon2id hashes, encoded together with their parameters. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Without a hash it takes as long and returns false, so that an unknown username takes as long as a known
   * one.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** The most common passwords, which attackers try first. */
export interface CommonPasswords {
  /** True if the list contains the password, regardless of case. */
  has(password: string): boolean;
}

/** The user and session of an access token. */
export interface AccessSubject {
  readonly userId: string;
  readonly familyId: string;
  readonly role: Role;
  /** True if the account was suspended before the session started. */
  readonly isSuspended: boolean;
}

/** Short-lived signed access tokens (JWT). */
export interface AccessTokens {
  issue(subject: AccessSubject): Promise<string>;
  /** Null for anything but a valid, unexpired token of this server. */
  verify(token: string): Promise<AccessSubject | null>;
}

/** Hashes random secrets (links, refresh tokens, API keys) and signs short-lived links. */
export interface Secrets {
  /** SHA-256, lower-case hex. */
  hash(secret: string): string;
  /** Constant-time comparison of two hashes. */
  equal(a: string, b: string): boolean;
  /** HMAC of `text` with the server's key, in base64url. */
  sign(text: string): string;
}

/** The format of API keys: created here, shown once, and identified by their first 8 characters. */
export interface ApiKeyFormat {
  create(): {
    readonly key: string;
    readonly prefix: string;
    readonly lastFour: string;
    readonly secretHash: string;
  };
  /** Null for text that cannot be an API key. */
  parse(text: string): { readonly prefix: string; readonly secretHash: string } | null;
}
