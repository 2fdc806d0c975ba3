import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';

/** The error for a wrong request. `text` is shown to the person. */
export const signInFailed = (
  text: (typeof TEXTS.google)['failed' | 'invalid' | 'incomplete' | 'noCode'],
  cause?: unknown,
): DomainError => new DomainError('GOOGLE_SIGN_IN_FAILED', text, {}, { cause });

/** The error when Google does not answer or rejects the server's request. Trying again later may help. */
export const googleUnavailable = (cause: unknown): DomainError =>
  new DomainError('GOOGLE_UNAVAILABLE', TEXTS.login.serverError, {}, { cause });
