import { createHash, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '@safelight/application';

/** Hashes of high-entropy secrets, and signatures under `key` (see `deriveKeys`). */
export const createSecrets = ({ key }: { readonly key: Uint8Array }): Secrets => {
  // Made once: node:crypto takes seven times as long to sign with a key it has to make first.
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
