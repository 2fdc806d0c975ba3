import type { UserCredentials } from '@safelight/domain';
import type { Transaction } from '../ports/index.ts';

/**
 * Takes the user's lock and answers the account as it is now; null when it is gone or its password is no longer
 * the one that was checked, which happens outside of transactions because it is slow by design.
 */
export const lockCredentials = async (
  tx: Pick<Transaction, 'users'>,
  checked: UserCredentials,
): Promise<UserCredentials | null> => {
  await tx.users.lock(checked.user.id);
  const current = await tx.users.findCredentialsById(checked.user.id);
  return current?.passwordHash === checked.passwordHash ? current : null;
};
