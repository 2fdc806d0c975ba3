import type { AccessSubject, AccessTokens, Clock } from '@safelight/application/ports';
import { ACCESS_TOKEN_TTL_MS, isRole } from '@safelight/domain';
import { jwtVerify, SignJWT, type JWTHeaderParameters } from 'jose';
import { LRUCache } from 'lru-cache';
import { isCanonical } from './compact-token.ts';
import { systemClock } from './system-clock.ts';

export interface AccessTokensOptions {
  /** A key of at least 32 bytes that serves no other purpose (see `deriveKeys`). */
  readonly secret: Uint8Array;
  readonly issuer: string;
  readonly audience: string;
  readonly clock?: Pick<Clock, 'now'>;
  readonly ttlMs?: number;
}

/** The complete header of every issued token (RFC 9068 §2.1). */
const HEADER = { alg: 'HS256', typ: 'at+jwt' } as const;
/** The tolerated difference between the clocks of processes (design: trust, "clock 5 minutes off"). */
const LEEWAY_SECONDS = 60;
const SECRET_MIN_BYTES = 32;
/**
 * The number of verified tokens to cache. Verifying a signature takes longer than the rest of a small
 * request.
 */
const REMEMBERED_TOKENS = 10_000;

interface Remembered {
  readonly subject: AccessSubject;
  /** The token is refused from this time on (epoch milliseconds). It includes the tolerance. */
  readonly refusedFrom: number;
}

/**
 * False for a header of another type and for a header that names a key (`jwk`, `kid`, `x5u`). Such a token is
 * refused even if its signature is valid.
 */
const isOurHeader = (header: JWTHeaderParameters): boolean =>
  Object.keys(header).length === 2 && header.alg === HEADER.alg && header.typ === HEADER.typ;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Creates and verifies access tokens, which are JWTs with HS256. Their claims: `sub` is the user, `sid` the
 * session family, `role` the user's role. `suspended` is present for a suspended account.
 */
export const createAccessTokens = ({
  secret,
  issuer,
  audience,
  clock = systemClock,
  ttlMs = ACCESS_TOKEN_TTL_MS,
}: AccessTokensOptions): AccessTokens => {
  if (secret.byteLength < SECRET_MIN_BYTES) {
    throw new RangeError(`The key of access tokens must have at least ${SECRET_MIN_BYTES} bytes.`);
  }
  const ttlSeconds = Math.floor(ttlMs / 1000);
  const remembered = new LRUCache<string, Remembered>({ max: REMEMBERED_TOKENS });

  return {
    issue: ({ userId, familyId, role, isSuspended }) => {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: familyId, role, ...(isSuspended ? { suspended: true } : {}) })
        .setProtectedHeader(HEADER)
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ttlSeconds)
        .sign(secret);
    },

    verify: async (token) => {
      const now = clock.now();
      const known = remembered.get(token);
      if (known !== undefined) {
        if (now.getTime() < known.refusedFrom) return known.subject;
        remembered.delete(token);
        return null;
      }
      try {
        const { payload, protectedHeader } = await jwtVerify(token, secret, {
          algorithms: [HEADER.alg],
          issuer,
          audience,
          requiredClaims: ['exp'],
          maxTokenAge: ttlSeconds,
          clockTolerance: LEEWAY_SECONDS,
          currentDate: now,
        });
        // Tokens that were issued before roles existed have no `role`.
        const { sub: userId, sid: familyId, role = 'user', exp = 0, iat = 0 } = payload;
        if (!isCanonical(token) || !isOurHeader(protectedHeader)) return null;
        if (!isText(userId) || !isText(familyId) || !isRole(role)) return null;
        const subject = { userId, familyId, role, isSuspended: payload['suspended'] === true };
        const refusedFrom = (Math.min(exp, iat + ttlSeconds) + LEEWAY_SECONDS) * 1_000;
        remembered.set(token, { subject, refusedFrom });
        return subject;
      } catch {
        return null;
      }
    },
  };
};
