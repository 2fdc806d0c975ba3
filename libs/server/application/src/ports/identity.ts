import type { Role } from '@safelight/domain';

/** Argon2id; encoded hashes carry their parameters. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** With a null hash does the same work and answers false, so that unknown users take as long as known ones. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** Passwords that everybody tries first. */
export interface CommonPasswords {
  /** True for one of them in whatever capitals. */
  has(password: string): boolean;
}

/** Whom an access token speaks for. */
export interface AccessSubject {
  readonly userId: string;
  readonly familyId: string;
  readonly role: Role;
}

/** Short-lived signed access tokens (JWT). */
export interface AccessTokens {
  issue(subject: AccessSubject): Promise<string>;
  /** Null for anything but a valid, unexpired token of ours. */
  verify(token: string): Promise<AccessSubject | null>;
}

/** Hashing of high-entropy secrets (links, refresh tokens, API keys) and signing of short-lived links. */
export interface Secrets {
  /** SHA-256, lower-case hex. */
  hash(secret: string): string;
  /** Constant-time comparison of two hashes. */
  equal(a: string, b: string): boolean;
  /** HMAC of `text` under the server's key, base64url. */
  sign(text: string): string;
}

/** How API keys are written: made here, shown once, found by their first 8 characters. */
export interface ApiKeyFormat {
  create(): {
    readonly key: string;
    readonly prefix: string;
    readonly lastFour: string;
    readonly secretHash: string;
  };
  /** Null for text that cannot be one of our keys. */
  parse(text: string): { readonly prefix: string; readonly secretHash: string } | null;
}
