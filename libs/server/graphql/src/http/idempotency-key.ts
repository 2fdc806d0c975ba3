import type { UploadGrant } from '@safelight/application';
import { invalidField } from '@safelight/domain';

/** Longest key kept (the de facto bound of payment APIs). */
const MAX_LENGTH = 255;

/** For the description of arguments that take a key. */
export const REPEATS =
  'A key of the client’s choice. A repeated upload with the same key, file and arguments returns the result of the first upload and changes nothing.';

/** The key an operation was given, null for none; INVALID_INPUT when it is too long. */
export const checkedKey = (key: string | null | undefined): string | null => {
  if (key === null || key === undefined || key === '') return null;
  if (key.length > MAX_LENGTH) throw invalidField('idempotencyKey', `Use at most ${MAX_LENGTH} characters.`);
  return key;
};

/** Leave for an upload whose repeats are known by `key`. */
export const repeatable = (grant: UploadGrant, key: string | null | undefined): UploadGrant => ({
  ...grant,
  idempotencyKey: checkedKey(key),
});
