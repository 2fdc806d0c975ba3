import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';

/** What was presented is not right; `text` is what the person reads. */
export const signInFailed = (
  text: (typeof TEXTS.google)['failed' | 'invalid' | 'incomplete' | 'noCode'],
  cause?: unknown,
): DomainError => new DomainError('GOOGLE_SIGN_IN_FAILED', text, {}, { cause });

/** Google cannot be asked now, or does not accept how we ask; trying again later may work. */
export const googleUnavailable = (cause: unknown): DomainError =>
  new DomainError('GOOGLE_UNAVAILABLE', TEXTS.login.serverError, {}, { cause });
