import { invalidField } from '@safelight/domain';

/** The longest idempotency key that is accepted (the usual limit of payment APIs). */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 255;

/** The idempotency key of an operation; null for none. Throws INVALID_INPUT if it is too long. */
export const checkedKey = (key: string | null | undefined): string | null => {
  if (key === null || key === undefined || key === '') return null;
  if (key.length > IDEMPOTENCY_KEY_MAX_LENGTH)
    throw invalidField('idempotency_key', `Use at most ${IDEMPOTENCY_KEY_MAX_LENGTH} characters.`);
  return key;
};
