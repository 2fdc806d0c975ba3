import { randomInt } from 'node:crypto';
import type { ApiKeyFormat, Secrets } from '@safelight/application/ports';
import { API_KEY_PREFIX_LENGTH } from '@safelight/domain';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The mark by which people and secret scanners recognize a secret key. */
const MARK = 'sk';
/** 43 characters of base 62 have 256 bits. */
const SECRET_LENGTH = 43;
const LAST_LENGTH = 4;
const PATTERN = new RegExp(
  `^${MARK}[0-9A-Za-z]{${API_KEY_PREFIX_LENGTH - MARK.length}}_[0-9A-Za-z]{${SECRET_LENGTH}}$`,
);

const randomText = (length: number): string =>
  Array.from({ length }, () => BASE62.charAt(randomInt(BASE62.length))).join('');

/**
 * The format of API keys: `sk4fG9aQ_` and 43 letters and digits. A double click selects the whole key as one
 * word. The first 8 characters are the prefix for lookups. The hash is of the whole key.
 */
export const createApiKeyFormat = (secrets: Pick<Secrets, 'hash'>): ApiKeyFormat => ({
  create: () => {
    const prefix = MARK + randomText(API_KEY_PREFIX_LENGTH - MARK.length);
    const key = `${prefix}_${randomText(SECRET_LENGTH)}`;
    return { key, prefix, lastFour: key.slice(-LAST_LENGTH), secretHash: secrets.hash(key) };
  },
  parse: (text) =>
    PATTERN.test(text)
      ? { prefix: text.slice(0, API_KEY_PREFIX_LENGTH), secretHash: secrets.hash(text) }
      : null,
});
