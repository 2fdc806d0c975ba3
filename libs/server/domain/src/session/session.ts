/** Lifetimes (decisions, "Tokens"). */
export const ACCESS_TOKEN_TTL_MS = 15 * 60 * 1000;
export const REFRESH_TOKEN_TTL_MS = 30 * 24 * 60 * 60 * 1000;
/** A refresh token used again by the same client within this time is a race, not a theft. */
export const REFRESH_REUSE_GRACE_MS = 10_000;

/** One refresh token of a session family. The family is what a person sees as "a session". */
export interface RefreshToken {
  readonly id: string;
  readonly familyId: string;
  readonly userId: string;
  readonly tokenHash: string;
  /** What tells one client from another: a hash of address and user agent. */
  readonly clientHash: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly familyEndedAt: Date | null;
}

/** A sign-in that lasts: what a person sees under "Sessions". */
export interface SessionFamily {
  readonly id: string;
  readonly userId: string;
  readonly clientHash: string;
  readonly userAgent: string;
  readonly address: string;
  readonly createdAt: Date;
  /** Of the last refresh, or of the sign-in. */
  readonly lastUsedAt: Date;
}

/**
 * What presenting a refresh token means.
 * `rotate`: first use · `race`: lost to a concurrent refresh of the same client, refuse but keep the
 * session · `theft`: used again, end the family · `dead`: expired or ended.
 */
export type RefreshVerdict = 'rotate' | 'race' | 'theft' | 'dead';

export const judgeRefresh = (token: RefreshToken, clientHash: string, now: Date): RefreshVerdict => {
  if (token.familyEndedAt !== null || token.expiresAt <= now) return 'dead';
  if (token.usedAt === null) return 'rotate';
  const sinceUseMs = now.getTime() - token.usedAt.getTime();
  return sinceUseMs < REFRESH_REUSE_GRACE_MS && token.clientHash === clientHash ? 'race' : 'theft';
};

/** What sign-in answers with. Tokens are plain here and nowhere else. */
export interface SessionTokens {
  readonly access: string;
  readonly refresh: string;
}
