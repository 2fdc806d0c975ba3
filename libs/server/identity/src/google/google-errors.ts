import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';

/** Something in the request is wrong; `text` is for the person. */
export const signInFailed = (
  text: (typeof TEXTS.google)['failed' | 'invalid' | 'incomplete' | 'noCode'],
  cause?: unknown,
): DomainError => new DomainError('GOOGLE_SIGN_IN_FAILED', text, {}, { cause });

/** Google does not answer, or refuses our request; trying again later may help. */
export const googleUnavailable = (cause: unknown): DomainError =>
  new DomainError('GOOGLE_UNAVAILABLE', TEXTS.login.serverError, {}, { cause });
