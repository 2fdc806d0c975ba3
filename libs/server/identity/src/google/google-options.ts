import type { Clock } from '@safelight/application/ports';

export interface GoogleSignInOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** A key of 32 bytes that encrypts tickets and serves no other purpose (see `deriveKeys`). */
  readonly ticketKey: Uint8Array;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  /** The `iss` claim of ID tokens. Google's own may also be spelled without `https://`. */
  readonly issuer: string;
  readonly clock?: Pick<Clock, 'now'>;
  /** The timeout of a request to Google. */
  readonly timeoutMs?: number;
}

/** The tolerated difference between Google's clock and ours. */
export const LEEWAY_SECONDS = 60;

export const TIMEOUT_MS = 8_000;
