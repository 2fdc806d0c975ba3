import { DomainError, type User } from '@safelight/domain';
import { PLAN_LIMITS, TEXTS } from '@safelight/rules';
import type { ImageRepository, UserRepository } from '../ports/index.ts';

interface Deps {
  readonly users: Pick<UserRepository, 'findById'>;
  readonly images: Pick<ImageRepository, 'storageUsed'>;
}

/**
 * The storage limit of plans is enforced here: STORAGE_QUOTA_EXCEEDED (details: limitBytes) unless
 * `addedBytes` more fit. Returns the user. Lock the user first if the answer must stay true until the files
 * are recorded.
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

/** Checks that a user has any storage left, before work begins whose size is not known yet. */
export const checkAnyRoom = (deps: Deps, userId: string): Promise<User> => checkRoom(deps, userId, 1);
