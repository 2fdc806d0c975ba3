import { grant } from '@safelight/domain';
import { NEW_USER_CREDITS } from '@safelight/rules';
import { moveCredits } from '../credits/move-credits.ts';
import type { Transaction } from '../ports/index.ts';

/**
 * Marks the address as verified. The first time it also grants the free credits and returns true. The
 * transaction must hold the user's lock.
 */
export const confirmAddress = async (tx: Transaction, userId: string, at: Date): Promise<boolean> => {
  const isFirst = await tx.users.markEmailVerified(userId, at);
  if (isFirst) await moveCredits(tx, grant(userId, NEW_USER_CREDITS, 'Welcome credits'));
  return isFirst;
};
