import type { UserCredentials } from '@safelight/domain';
import type { Transaction } from '../ports/index.ts';

/**
 * Locks the user and returns the current account; null when it no longer exists or its password has changed
 * since it was checked. Passwords are checked outside of transactions, because that is slow by design.
 */
export const lockCredentials = async (
  tx: Pick<Transaction, 'users'>,
  checked: UserCredentials,
): Promise<UserCredentials | null> => {
  await tx.users.lock(checked.user.id);
  const current = await tx.users.findCredentialsById(checked.user.id);
  return current?.passwordHash === checked.passwordHash ? current : null;
};
