import type { UserCredentials } from '@safelight/domain';
import type { Transaction } from '../ports/index.ts';

/**
 * Locks the user and returns the current account. Returns null if the account no longer exists or its
 * password changed after it was checked: passwords are checked before the transaction, because the check is
 * slow by design.
 */
export const lockCredentials = async (
  tx: Pick<Transaction, 'users'>,
  checked: UserCredentials,
): Promise<UserCredentials | null> => {
  await tx.users.lock(checked.user.id);
  const current = await tx.users.findCredentialsById(checked.user.id);
  return current?.passwordHash === checked.passwordHash ? current : null;
};
