import { randomBytes } from 'node:crypto';
import type { Clock } from '@safelight/application/ports';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { isCanonical } from '../compact-token.ts';

/** The state of a sign-in between its start and its completion. */
export interface SignInTicket {
  /** Google returns it in the callback: proves that this browser started the sign-in. */
  readonly state: string;
  /** Google returns it in the ID token: proves that the token was made for this sign-in. */
  readonly nonce: string;
  /** The PKCE verifier: the code is useless without it. */
  readonly verifier: string;
  readonly redirectUri: string;
}

export interface SignInTickets {
  seal(ticket: SignInTicket): Promise<string>;
  /** Null for anything but an unexpired ticket of this server. */
  open(sealed: string): Promise<SignInTicket | null>;
  /** Marks the ticket as used; false if it was used before in this process. */
  use(ticket: SignInTicket): boolean;
  /** Lets the ticket be used again, because Google could not be reached. */
  release(ticket: SignInTicket): void;
}

/** The time that a person has at Google. */
const TTL_SECONDS = 10 * 60;
/**
 * The number of used tickets to remember. Forgetting older ones is safe, because Google accepts a code only
 * once.
 */
const MAX_USED = 100_000;
const ENCRYPTION = { alg: 'dir', enc: 'A256GCM' } as const;
const AUDIENCE = 'google-sign-in';
const KEY_BYTES = 32;

const CLAIMS = z.object({
  state: z.string().min(1),
  nonce: z.string().min(1),
  verifier: z.string().min(1),
  redirectUri: z.string().min(1),
});

/** 256 random bits as text. */
export const randomText = (): string => randomBytes(32).toString('base64url');

/** Encrypts tickets with `key` (JWE): the browser carries them but can neither read nor change them. */
export const createSignInTickets = (key: Uint8Array, clock: Pick<Clock, 'now'>): SignInTickets => {
  if (key.byteLength !== KEY_BYTES) throw new RangeError(`The key of tickets must have ${KEY_BYTES} bytes.`);
  const used = new LRUCache<string, true>({ max: MAX_USED, ttl: TTL_SECONDS * 1000 });

  return {
    seal: (ticket) => {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new EncryptJWT({ ...ticket })
        .setProtectedHeader(ENCRYPTION)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + TTL_SECONDS)
        .encrypt(key);
    },

    open: async (sealed) => {
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          keyManagementAlgorithms: [ENCRYPTION.alg],
          contentEncryptionAlgorithms: [ENCRYPTION.enc],
          audience: AUDIENCE,
          requiredClaims: ['exp'],
          currentDate: clock.now(),
        });
        return isCanonical(sealed) ? CLAIMS.parse(payload) : null;
      } catch {
        return null;
      }
    },

    use: ({ state }) => {
      if (used.has(state)) return false;
      used.set(state, true);
      return true;
    },

    release: ({ state }) => void used.delete(state),
  };
};
