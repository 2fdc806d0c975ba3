export type OneTimeTokenPurpose = 'verify-email' | 'reset-password' | 'change-email' | 'undo-email';

/** A secret in an email that works once. Only its hash is stored. */
export interface OneTimeToken {
  readonly userId: string;
  readonly purpose: OneTimeTokenPurpose;
  readonly tokenHash: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /**
   * The address that the token sets: the new one for `change-email`, the old one for `undo-email`. Null for
   * other purposes.
   */
  readonly newEmail: string | null;
}

export const VERIFY_EMAIL_TTL_MS = 24 * 60 * 60 * 1000;

/** How long the owner of a former address can restore it. */
export const UNDO_EMAIL_TTL_MS = 72 * 60 * 60 * 1000;

export const RESET_PASSWORD_TTL_MS = 60 * 60 * 1000;

export const isTokenUsable = (token: OneTimeToken, now: Date): boolean =>
  token.usedAt === null && token.expiresAt > now;
