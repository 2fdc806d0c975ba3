import type { UploadGrant } from '@safelight/application';
import { checkedKey } from '@safelight/transport';

/** The description of all arguments that take an idempotency key. */
export const REPEATS =
  'A key of the client’s choice. A repeated upload with the same key, file and arguments returns the result of the first upload and changes nothing.';

/** The permission for an upload. A second upload with the same `key` returns the result of the first. */
export const repeatable = (grant: UploadGrant, key: string | null | undefined): UploadGrant => ({
  ...grant,
  idempotencyKey: checkedKey(key),
});
