/** Lifetimes (decisions, "Tokens"). */
export const ACCESS_TOKEN_TTL_MS = 15 * 60 * 1000;
const REFRESH_TOKEN_TTL_MS = 30 * 24 * 60 * 60 * 1000;
/** A session ends this long after its sign-in, even if it is used all the time. */
const SESSION_MAX_MS = 90 * 24 * 60 * 60 * 1000;
/**
 * Within this time the same client may send a used refresh token again, because the response was lost or two
 * requests were sent at once. This is not theft.
 */
const REFRESH_REUSE_GRACE_MS = 30_000;
/** For this long after signing in, the session is sufficient proof that the owner is present. */
export const FRESH_SIGN_IN_MS = 10 * 60 * 1000;

/** One refresh token of a session family. People see the family as one session. */
export interface RefreshToken {
  readonly id: string;
  readonly familyId: string;
  readonly userId: string;
  readonly tokenHash: string;
  /** A hash of address and user agent, which identifies the client. */
  readonly clientHash: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly familyStartedAt: Date;
  readonly familyEndedAt: Date | null;
}

/** The expiry of a refresh token that is issued at `now`. */
export const refreshExpiryOf = (familyStartedAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + REFRESH_TOKEN_TTL_MS, familyStartedAt.getTime() + SESSION_MAX_MS));

/** A device that is signed in, as listed under "Sessions". */
export interface SessionFamily {
  readonly id: string;
  readonly userId: string;
  readonly clientHash: string;
  readonly userAgent: string;
  readonly address: string;
  readonly createdAt: Date;
  /** The time of the last refresh, or of the sign-in. */
  readonly lastUsedAt: Date;
}

/**
 * What to do with a refresh token. `rotate`: its first use · `repeat`: it was used shortly before; the client
 * that has its successor gets the same successor again, any other client is a thief · `theft`: it was used
 * before, so the family is ended · `dead`: it expired or its session ended.
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'theft' | 'dead';

export const judgeRefresh = (token: RefreshToken, now: Date): RefreshVerdict => {
  if (token.familyEndedAt !== null || token.expiresAt <= now) return 'dead';
  if (token.usedAt === null) return 'rotate';
  const sinceUseMs = now.getTime() - token.usedAt.getTime();
  return sinceUseMs < REFRESH_REUSE_GRACE_MS ? 'repeat' : 'theft';
};

/** The tokens in the response to a sign-in. The server stores only their hashes. */
export interface SessionTokens {
  readonly access: string;
  readonly refresh: string;
}
