import { DomainError, type User } from '@safelight/domain';
import { PLAN_LIMITS, TEXTS } from '@safelight/rules';
import type { ImageRepository, UserRepository } from '../ports/index.ts';

interface Deps {
  readonly users: Pick<UserRepository, 'findById'>;
  readonly images: Pick<ImageRepository, 'storageUsed'>;
}

/**
 * Checks that `addedBytes` more fit into the storage of the plan: STORAGE_QUOTA_EXCEEDED (details:
 * limitBytes) otherwise. Returns the user. The result remains valid only while the user is locked.
 */
export const checkRoom = async (
  { users, images }: Deps,
  userId: string,
  addedBytes: number,
): Promise<User> => {
  const [user, usedBytes] = await Promise.all([users.findById(userId), images.storageUsed(userId)]);
  if (user === null) throw new DomainError('UNAUTHENTICATED', TEXTS.generic.authenticationFailed);
  const { storageBytes: limitBytes } = PLAN_LIMITS[user.plan];
  if (usedBytes + addedBytes > limitBytes) {
    throw new DomainError('STORAGE_QUOTA_EXCEEDED', TEXTS.images.quotaExceeded, { limitBytes });
  }
  return user;
};

/** Checks that a user has any storage left, before an operation that adds an unknown number of bytes. */
export const checkAnyRoom = (deps: Deps, userId: string): Promise<User> => checkRoom(deps, userId, 1);
