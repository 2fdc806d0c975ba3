import { checkedKey, IDEMPOTENCY_KEY_MAX_LENGTH } from '@safelight/transport';
import type { IncomingMessage } from 'node:http';

/** The documentation of the header, for operations that read it. */
export const IDEMPOTENCY_HEADER = {
  'Idempotency-Key': `Of your own choice, at most ${IDEMPOTENCY_KEY_MAX_LENGTH} characters, kept for 24 hours. An empty one is none. A repeat with the same key, files and fields, in whichever order, answers what came of the first and changes nothing; anything else with that key is 409 IDEMPOTENCY_CONFLICT. An image that has been deleted meanwhile is uploaded anew.`,
} as const;

/** The request's Idempotency-Key; null when it has none. */
export const idempotencyKeyOf = ({ headers }: IncomingMessage): string | null => {
  const key = headers['idempotency-key'];
  return checkedKey(typeof key === 'string' ? key : null);
};
