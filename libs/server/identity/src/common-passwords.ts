import type { CommonPasswords } from '@safelight/application/ports';
import { PASSWORD_MIN_LENGTH } from '@safelight/rules';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The password without its case and without differences in how Unicode composes accents. */
const fold = (password: string): string => password.normalize('NFKC').toLowerCase();

/**
 * The most common passwords in leaks (OWASP ASVS 5, 6.2.4), except those that are too short for other rules.
 */
export const createCommonPasswords = (): CommonPasswords => {
  const known = new Set(
    dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN_LENGTH).map(fold),
  );
  return { has: (password) => known.has(fold(password)) };
};
