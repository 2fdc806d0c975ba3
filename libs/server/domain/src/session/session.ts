/** Lifetimes (decisions, "Tokens"). */
export const ACCESS_TOKEN_TTL_MS = 15 * 60 * 1000;
export const REFRESH_TOKEN_TTL_MS = 30 * 24 * 60 * 60 * 1000;
/** A session ends this long after the sign-in it began with, whatever renews it. */
export const SESSION_MAX_MS = 90 * 24 * 60 * 60 * 1000;
/** A refresh token sent again by the same client within this time lost its answer, or a race. It is no theft. */
export const REFRESH_REUSE_GRACE_MS = 30_000;
/** For this long after signing in a session shows that its owner is there. */
export const FRESH_SIGN_IN_MS = 10 * 60 * 1000;

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
  readonly familyStartedAt: Date;
  readonly familyEndedAt: Date | null;
}

/** Until when a refresh token works that is issued `now`. */
export const refreshExpiryOf = (familyStartedAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + REFRESH_TOKEN_TTL_MS, familyStartedAt.getTime() + SESSION_MAX_MS));

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
 * `rotate`: first use · `repeat`: used a moment ago by the same client, which gets the same successor
 * again · `theft`: used again, end the family · `dead`: expired or ended.
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'theft' | 'dead';

export const judgeRefresh = (token: RefreshToken, clientHash: string, now: Date): RefreshVerdict => {
  if (token.familyEndedAt !== null || token.expiresAt <= now) return 'dead';
  if (token.usedAt === null) return 'rotate';
  const sinceUseMs = now.getTime() - token.usedAt.getTime();
  return sinceUseMs < REFRESH_REUSE_GRACE_MS && token.clientHash === clientHash ? 'repeat' : 'theft';
};

/** What sign-in answers with. Tokens are plain here and nowhere else. */
export interface SessionTokens {
  readonly access: string;
  readonly refresh: string;
}
