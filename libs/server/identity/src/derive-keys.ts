import { hkdfSync } from 'node:crypto';

/** The minimum length of keys for HS256 (RFC 7518 §3.2). */
const KEY_BYTES = 32;
const SECRET_MIN_LENGTH = 32;

export interface DerivedKeys {
  /** The key of `createAccessTokens`. */
  readonly accessTokens: Uint8Array;
  /** The key of `createSecrets`. */
  readonly links: Uint8Array;
  /** The key of `createGoogleSignIn`. */
  readonly googleTickets: Uint8Array;
}

/**
 * Derives the server's keys from the one configured secret (HKDF-SHA-256), so that a token for one purpose is
 * invalid for every other. Throws RangeError when the secret has fewer than 32 characters.
 */
export const deriveKeys = (secret: string): DerivedKeys => {
  if (secret.length < SECRET_MIN_LENGTH) {
    throw new RangeError(`The signing secret must have at least ${SECRET_MIN_LENGTH} characters.`);
  }
  const keyFor = (purpose: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', secret, 'safelight', purpose, KEY_BYTES));
  return {
    accessTokens: keyFor('access-tokens'),
    links: keyFor('links'),
    googleTickets: keyFor('google-tickets'),
  };
};
