/** How long an access token is valid (decisions, "Tokens"). */
export const ACCESS_TOKEN_TTL_MS = 15 * 60 * 1000;
const REFRESH_TOKEN_TTL_MS = 30 * 24 * 60 * 60 * 1000;
/** How long after its sign-in a session ends, even if it is used all the time. */
const SESSION_MAX_MS = 90 * 24 * 60 * 60 * 1000;
/**
 * The time in which the same client may send a used refresh token again, because the response was lost or two
 * requests were sent at once. After that a used token counts as stolen.
 */
const REFRESH_REUSE_GRACE_MS = 30_000;
/** How long after a sign-in the session alone, without a password, proves that the owner is present. */
export const FRESH_SIGN_IN_MS = 10 * 60 * 1000;

/** One refresh token of a session. All tokens of a session form a family, which people see as one session. */
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

/** Returns the expiry of a refresh token that is issued at `now`. */
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
  /** The time of the last refresh, or of the sign-in if there was none. */
  readonly lastUsedAt: Date;
}

/** A session that is stored, whether or not it can still be used. */
export interface StoredSession extends SessionFamily {
  /** The time at which somebody ended it; null if nobody did. It may have expired all the same. */
  readonly endedAt: Date | null;
}

/**
 * What a used or unused refresh token leads to. `rotate`: it is used for the first time and replaced ·
 * `repeat`: it was used a moment ago; the client that received its successor receives the same one again, and
 * any other client is a thief · `theft`: it was used earlier, so the session ends · `dead`: it expired or its
 * session ended.
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'theft' | 'dead';

export const judgeRefresh = (token: RefreshToken, now: Date): RefreshVerdict => {
  if (token.familyEndedAt !== null || token.expiresAt <= now) return 'dead';
  if (token.usedAt === null) return 'rotate';
  const sinceUseMs = now.getTime() - token.usedAt.getTime();
  return sinceUseMs < REFRESH_REUSE_GRACE_MS ? 'repeat' : 'theft';
};

/** The tokens in the response to a sign-in. The server stores only the hash of the refresh token. */
export interface SessionTokens {
  readonly access: string;
  readonly refresh: string;
}
