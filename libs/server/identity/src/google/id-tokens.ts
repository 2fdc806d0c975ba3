import type { Clock } from '@safelight/application/ports';
import { DomainError, type ExternalProfile } from '@safelight/domain';
import { emailProblem, firstCharacters, FULL_NAME_MAX_LENGTH, textProblem, TEXTS } from '@safelight/rules';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import {
  type GoogleSignInOptions,
  googleUnavailable,
  LEEWAY_SECONDS,
  signInFailed,
  TIMEOUT_MS,
} from './google-options.ts';

export interface IdTokens {
  /**
   * Reads the person in an ID token. `nonce` is the requested nonce, or null if none was requested. Throws
   * GOOGLE_SIGN_IN_FAILED for an invalid token, and GOOGLE_UNAVAILABLE when Google's public keys cannot be
   * read.
   */
  verify(idToken: string, nonce: string | null): Promise<ExternalProfile>;
}

const GOOGLE = 'https://accounts.google.com';
/** Google uses RS256. HMAC and unsigned tokens are never accepted. */
const ALGORITHMS = ['RS256', 'ES256'];
/** The maximum length of a subject: 255 ASCII characters (OpenID Connect Core §2). */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/** True for errors of the key set that the token itself causes. */
const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

const createKeys = (jwksUrl: string, timeoutMs: number): JWTVerifyGetKey => {
  const remote = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: timeoutMs });
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      throw isAboutToken(error) ? error : googleUnavailable(error);
    }
  };
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const nameOf = ({ name }: JWTPayload): string | null => {
  if (!isText(name) || textProblem(name) !== null) return null;
  const plain = name.replace(/\p{Cc}+/gu, ' ').trim();
  return firstCharacters(plain, FULL_NAME_MAX_LENGTH) || null;
};

/** The profile in the claims; null when a claim is missing that every account needs. */
const profileOf = (issuer: string, claims: JWTPayload): ExternalProfile | null => {
  const { sub: subject, email, email_verified: isVerified } = claims;
  if (!isText(subject) || !SUBJECT.test(subject) || !isText(email) || emailProblem(email) !== null)
    return null;
  return {
    issuer,
    subject,
    email,
    // Google has also sent this claim as text.
    isEmailVerified: isVerified === true || isVerified === 'true',
    fullName: nameOf(claims),
  };
};

/**
 * True for a token that was issued to us. `azp` names the client if there are several audiences (OpenID
 * Connect Core §3.1.3.7).
 */
const isOurs = ({ aud, azp }: JWTPayload, clientId: string): boolean =>
  azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId;

const translate = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  const isIssuer = error instanceof errors.JWTClaimValidationFailed && error.claim === 'iss';
  return signInFailed(isIssuer ? TEXTS.google.invalid : TEXTS.google.failed, error);
};

/**
 * Verifies ID tokens. Checks first the signature with the issuer's published keys, then issuer, audience and
 * time.
 */
export const createIdTokens = (
  options: Pick<GoogleSignInOptions, 'clientId' | 'issuer' | 'jwksUrl' | 'timeoutMs'>,
  clock: Pick<Clock, 'now'>,
): IdTokens => {
  const { clientId, issuer } = options;
  const keys = createKeys(options.jwksUrl, options.timeoutMs ?? TIMEOUT_MS);
  const issuers = issuer === GOOGLE ? [GOOGLE, 'accounts.google.com'] : [issuer];

  return {
    verify: async (idToken, nonce) => {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ALGORITHMS,
          issuer: issuers,
          audience: clientId,
          requiredClaims: ['exp', 'iat', 'sub'],
          clockTolerance: LEEWAY_SECONDS,
          currentDate: clock.now(),
        });
        const profile = profileOf(issuer, payload);
        const isAnswer = nonce === null || payload['nonce'] === nonce;
        if (profile === null || !isAnswer || !isOurs(payload, clientId)) {
          throw signInFailed(TEXTS.google.failed);
        }
        return profile;
      } catch (error) {
        throw translate(error);
      }
    },
  };
};
