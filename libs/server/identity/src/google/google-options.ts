import type { Clock } from '@safelight/application';

export interface GoogleSignInOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** 32 bytes for sealing tickets, for nothing else (see `deriveKeys`). */
  readonly ticketKey: Uint8Array;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  /** `iss` of ID tokens. For Google's own, its spelling without `https://` counts as the same. */
  readonly issuer: string;
  readonly clock?: Pick<Clock, 'now'>;
  /** How long an endpoint may take to answer. */
  readonly timeoutMs?: number;
}

/** How far Google's clock and ours may be apart. */
export const LEEWAY_SECONDS = 60;

/** How long an endpoint may take to answer, unless told otherwise. */
export const TIMEOUT_MS = 8_000;
