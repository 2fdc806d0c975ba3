import { createHash, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '@safelight/application/ports';

/** Hashes random secrets, and signs with `key` (see `deriveKeys`). */
export const createSecrets = ({ key }: { readonly key: Uint8Array }): Secrets => {
  // The key is a key object, because signing with raw bytes takes node:crypto seven times as long.
  const signingKey = createSecretKey(key);
  return {
    hash: (secret) => createHash('sha256').update(secret).digest('hex'),
    equal: (a, b) => {
      const [left, right] = [Buffer.from(a), Buffer.from(b)];
      return left.length === right.length && timingSafeEqual(left, right);
    },
    sign: (text) => createHmac('sha256', signingKey).update(text).digest('base64url'),
  };
};
