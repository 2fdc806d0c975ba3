import type { Clock } from '@safelight/application/ports';
import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';

export interface GoogleSignInOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** A key of 32 bytes that encrypts tickets and serves no other purpose (see `deriveKeys`). */
  readonly ticketKey: Uint8Array;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  /** The `iss` claim of ID tokens. Google's own tokens may also have it without `https://`. */
  readonly issuer: string;
  readonly clock?: Pick<Clock, 'now'>;
  /** The timeout of a request to Google. */
  readonly timeoutMs?: number;
}

/** The tolerated difference between Google's clock and ours. */
export const LEEWAY_SECONDS = 60;

export const TIMEOUT_MS = 8_000;

/** The error for a wrong request. `text` is shown to the person. */
export const signInFailed = (
  text: (typeof TEXTS.google)['failed' | 'invalid' | 'incomplete' | 'noCode'],
  cause?: unknown,
): DomainError => new DomainError('GOOGLE_SIGN_IN_FAILED', text, {}, { cause });

/** The error when Google does not answer or rejects the server's request. Trying again later may help. */
export const googleUnavailable = (cause: unknown): DomainError =>
  new DomainError('GOOGLE_UNAVAILABLE', TEXTS.login.serverError, {}, { cause });
