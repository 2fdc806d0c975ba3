import { canonicalName, DomainError, invalidField } from '@safelight/domain';
import {
  BIO_MAX_LENGTH,
  emailProblem,
  FULL_NAME_MAX_LENGTH,
  lengthProblem,
  lineProblem,
  PASSWORD_MAX_LENGTH,
  passwordProblem,
  type PasswordRefusal,
  TEXTS,
  textProblem,
} from '@safelight/rules';
import type { CommonPasswords } from '../ports/index.ts';

/** Returns the trimmed address; throws INVALID_INPUT unless it is a single address. */
export const checkedEmail = (email: string): string => {
  const trimmed = email.trim();
  const problem = emailProblem(trimmed) ?? textProblem(trimmed);
  if (problem !== null) throw invalidField('email', problem);
  return trimmed;
};

const fullNameProblem = (fullName: string): string | null =>
  lengthProblem(fullName, FULL_NAME_MAX_LENGTH) ?? lineProblem(fullName);

/**
 * Returns the trimmed display name, which may be empty; throws INVALID_INPUT if it is too long, has several
 * lines or cannot be stored.
 */
export const checkedFullName = (fullName: string): string => {
  const trimmed = fullName.trim();
  const problem = fullNameProblem(trimmed);
  if (problem !== null) throw invalidField('full_name', problem);
  return trimmed;
};

/** Returns the trimmed bio; throws INVALID_INPUT if it is too long or cannot be stored. */
export const checkedBio = (bio: string): string => {
  const trimmed = bio.trim();
  const problem = lengthProblem(trimmed, BIO_MAX_LENGTH) ?? textProblem(trimmed);
  if (problem !== null) throw invalidField('bio', problem);
  return trimmed;
};

export const weakPassword = (reason?: PasswordRefusal): DomainError => {
  const { code, message, details } = invalidField('password', TEXTS.register.weakPassword, 'WEAK_PASSWORD');
  return new DomainError(code, message, reason === undefined ? details : { ...details, reason });
};

export interface NewPassword {
  readonly password: string;
  readonly passwordConfirm: string;
}

/**
 * Checks a new password. Throws WEAK_PASSWORD for a password that breaks the rules, equals the username or is a
 * common one (in the latter two cases with `details.reason`, a PasswordRefusal), and INVALID_INPUT if the
 * confirmation differs.
 */
export const checkNewPassword = (
  { commonPasswords }: { readonly commonPasswords: CommonPasswords },
  { password, passwordConfirm }: NewPassword,
  username: string,
): void => {
  if (passwordProblem(password) !== null) throw weakPassword();
  if (canonicalName(password) === canonicalName(username)) throw weakPassword('username');
  if (commonPasswords.has(password)) throw weakPassword('common');
  if (password !== passwordConfirm) {
    throw invalidField('password_confirm', TEXTS.register.passwordMismatch);
  }
};

/**
 * False for a username that the database cannot look up, and for a password that is longer than any account can have,
 * which would take long to hash.
 */
export const isPlausible = ({
  username,
  password,
}: {
  readonly username: string;
  readonly password: string;
}): boolean => textProblem(username) === null && password.length <= PASSWORD_MAX_LENGTH;

/** Creates the error for a session whose account no longer exists. */
export const accountGone = (): DomainError =>
  new DomainError('UNAUTHENTICATED', TEXTS.generic.authenticationFailed);
