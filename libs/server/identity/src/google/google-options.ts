import type { Clock } from '@safelight/application/ports';

export interface GoogleSignInOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** 32 bytes for sealing tickets, used for nothing else (see `deriveKeys`). */
  readonly ticketKey: Uint8Array;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  /** `iss` of ID tokens. Google's own may also be spelled without `https://`. */
  readonly issuer: string;
  readonly clock?: Pick<Clock, 'now'>;
  /** How long an endpoint may take to answer. */
  readonly timeoutMs?: number;
}

/** The tolerated difference between Google's clock and ours. */
export const LEEWAY_SECONDS = 60;

/** The default time limit of an endpoint. */
export const TIMEOUT_MS = 8_000;
