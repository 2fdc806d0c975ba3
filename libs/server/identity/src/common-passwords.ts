import type { CommonPasswords } from '@safelight/application';
import { PASSWORD_MIN_LENGTH } from '@safelight/rules';
import { dictionary } from '@zxcvbn-ts/language-common';

/** One spelling of a password, whatever its capitals and however the keyboard composed it. */
const fold = (password: string): string => password.normalize('NFKC').toLowerCase();

/**
 * The passwords people choose most, from leaks (OWASP ASVS 5, 6.2.4). Shorter ones than anybody may choose are left
 * out.
 */
export const createCommonPasswords = (): CommonPasswords => {
  const known = new Set(
    dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN_LENGTH).map(fold),
  );
  return { has: (password) => known.has(fold(password)) };
};
