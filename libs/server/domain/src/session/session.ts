/** Lifetimes (decisions, "Tokens"). */
export const ACCESS_TOKEN_TTL_MS = 15 * 60 * 1000;
const REFRESH_TOKEN_TTL_MS = 30 * 24 * 60 * 60 * 1000;
/** A session ends this long after its sign-in, even if it is used all the time. */
const SESSION_MAX_MS = 90 * 24 * 60 * 60 * 1000;
/**
 * Within this time, the same client may send a used refresh token again: its answer was lost, or two requests
 * raced. That is no theft.
 */
const REFRESH_REUSE_GRACE_MS = 30_000;
/** For this long after signing in, the session is proof enough that its owner is present. */
export const FRESH_SIGN_IN_MS = 10 * 60 * 1000;

/** One refresh token of a session family. The family is what a person sees as "a session". */
export interface RefreshToken {
  readonly id: string;
  readonly familyId: string;
  readonly userId: string;
  readonly tokenHash: string;
  /** A hash of address and user agent, by which one client is told from another. */
  readonly clientHash: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly familyStartedAt: Date;
  readonly familyEndedAt: Date | null;
}

/** When a refresh token that is issued at `now` expires. */
export const refreshExpiryOf = (familyStartedAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + REFRESH_TOKEN_TTL_MS, familyStartedAt.getTime() + SESSION_MAX_MS));

/** A device that is signed in: an entry of the list "Sessions". */
export interface SessionFamily {
  readonly id: string;
  readonly userId: string;
  readonly clientHash: string;
  readonly userAgent: string;
  readonly address: string;
  readonly createdAt: Date;
  /** Time of the last refresh, or of the sign-in. */
  readonly lastUsedAt: Date;
}

/**
 * What to do with a refresh token that a client sends.
 * `rotate`: it is used for the first time · `repeat`: it was used a moment ago; the client that has its successor gets
 * that again, and any other is a thief · `theft`: it was used before, so the family is ended · `dead`: it expired or its
 * session ended.
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'theft' | 'dead';

export const judgeRefresh = (token: RefreshToken, now: Date): RefreshVerdict => {
  if (token.familyEndedAt !== null || token.expiresAt <= now) return 'dead';
  if (token.usedAt === null) return 'rotate';
  const sinceUseMs = now.getTime() - token.usedAt.getTime();
  return sinceUseMs < REFRESH_REUSE_GRACE_MS ? 'repeat' : 'theft';
};

/** The tokens that a sign-in answers with; everywhere else only their hashes are kept. */
export interface SessionTokens {
  readonly access: string;
  readonly refresh: string;
}
