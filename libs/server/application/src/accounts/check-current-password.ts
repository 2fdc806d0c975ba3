import { invalidField, type UserCredentials } from '@safelight/domain';
import { PASSWORD_MAX_LENGTH, TEXTS } from '@safelight/rules';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { PasswordHasher } from '../ports/index.ts';

interface Deps {
  readonly passwords: PasswordHasher;
  readonly limits: AttemptLimits;
}

/**
 * WRONG_PASSWORD (in `field`) unless `password` is the account's own, PASSWORD_REQUIRED without any; an account
 * without one has nothing to check. Tries are limited by account, for the session may not be its owner's.
 */
export const checkCurrentPassword = async (
  deps: Deps,
  { user, passwordHash }: UserCredentials,
  password: string | null,
  field: 'current_password' | 'password',
): Promise<void> => {
  if (passwordHash === null) return;
  if (password === null || password === '') {
    throw invalidField(field, TEXTS.account.passwordRequired, 'PASSWORD_REQUIRED');
  }
  const forgive = await deps.limits.password(user.id);
  const plausible = password.length <= PASSWORD_MAX_LENGTH ? password : '';
  if (!(await deps.passwords.verify(passwordHash, plausible))) {
    throw invalidField(field, TEXTS.account.wrongPassword, 'WRONG_PASSWORD');
  }
  await forgive();
};
