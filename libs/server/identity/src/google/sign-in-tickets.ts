import { randomBytes } from 'node:crypto';
import type { Clock } from '@safelight/application/ports';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { isCanonical } from '../compact-token.ts';

/** The state of a sign-in between its start and its completion. */
export interface SignInTicket {
  /** Google returns the state in the callback. It proves that this browser started the sign-in. */
  readonly state: string;
  /** Google returns the nonce in the ID token. It proves that the token was made for this sign-in. */
  readonly nonce: string;
  /** The PKCE verifier. The code is useless without it. */
  readonly verifier: string;
  readonly redirectUri: string;
}

export interface SignInTickets {
  seal(ticket: SignInTicket): Promise<string>;
  /** The content of a ticket. Null unless it is an unexpired ticket of this server. */
  open(sealed: string): Promise<SignInTicket | null>;
  /** Marks the ticket as used. Returns false if this process has seen it used before. */
  use(ticket: SignInTicket): boolean;
  /** Makes the ticket usable again, because Google could not be reached. */
  release(ticket: SignInTicket): void;
}

/** The time that a person has to sign in at Google. */
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

/** Encrypts tickets with `key` (JWE). The browser carries a ticket but can neither read nor change it. */
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
