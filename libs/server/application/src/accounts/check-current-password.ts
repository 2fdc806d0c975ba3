import { invalidField, type UserCredentials } from '@safelight/domain';
import { PASSWORD_MAX_LENGTH, TEXTS } from '@safelight/rules';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { PasswordHasher } from '../ports/index.ts';

interface Deps {
  readonly passwords: PasswordHasher;
  readonly limits: AttemptLimits;
}

/**
 * Checks the password of the account. Throws WRONG_PASSWORD (in `field`); PASSWORD_REQUIRED if no password is
 * given. Accepts an account without a password. Limits the attempts for each account, because the session may
 * be stolen.
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
