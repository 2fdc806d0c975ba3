import type { UploadGrant } from '@safelight/application';
import { invalidField } from '@safelight/domain';

/** The longest key that is accepted (the usual limit of payment APIs). */
const MAX_LENGTH = 255;

/** The description of all arguments that take an idempotency key. */
export const REPEATS =
  'A key of the client’s choice. A repeated upload with the same key, file and arguments returns the result of the first upload and changes nothing.';

/** The idempotency key of an operation, null for none; throws INVALID_INPUT when it is too long. */
export const checkedKey = (key: string | null | undefined): string | null => {
  if (key === null || key === undefined || key === '') return null;
  if (key.length > MAX_LENGTH) throw invalidField('idempotencyKey', `Use at most ${MAX_LENGTH} characters.`);
  return key;
};

/** The permission for an upload. A second upload with the same `key` returns the result of the first. */
export const repeatable = (grant: UploadGrant, key: string | null | undefined): UploadGrant => ({
  ...grant,
  idempotencyKey: checkedKey(key),
});
