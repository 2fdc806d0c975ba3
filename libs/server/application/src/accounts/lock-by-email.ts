import type { User } from '@safelight/domain';
import type { Transaction } from '../ports/index.ts';

/**
 * Locks the account with this address and returns it. Returns null if there is none, or if its address changed
 * while this transaction waited for the lock: a link or an identity that proves to own the old address must not
 * give access to the account any more.
 */
export const lockByEmail = async (
  { users }: Pick<Transaction, 'users'>,
  email: string,
): Promise<User | null> => {
  const found = await users.findByEmail(email);
  if (found === null) return null;
  await users.lock(found.id);
  const user = await users.findByEmail(email);
  return user?.id === found.id ? user : null;
};
