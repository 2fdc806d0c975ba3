import { ACCOUNT_DELETION_GRACE_DAYS, UNVERIFIED_DAYS } from '@safelight/rules';
import type { User } from './user.ts';

export const DELETION_GRACE_MS = ACCOUNT_DELETION_GRACE_DAYS * 24 * 60 * 60 * 1000;

/** An account is deleted if its address is not verified within this time. */
export const UNVERIFIED_MS = UNVERIFIED_DAYS * 24 * 60 * 60 * 1000;

/** When an account whose deletion was requested at `requestedAt` is deleted for good. */
export const purgeTimeOf = (requestedAt: Date): Date => new Date(requestedAt.getTime() + DELETION_GRACE_MS);

/** True once the account can no longer be restored, even if it was not purged yet. */
export const isPastGrace = ({ deletionRequestedAt }: Pick<User, 'deletionRequestedAt'>, now: Date): boolean =>
  deletionRequestedAt !== null && purgeTimeOf(deletionRequestedAt) <= now;

/** True once an account may be purged: its grace period is over, or its address was not verified in time. */
export const isPurgeable = (
  user: Pick<User, 'deletionRequestedAt' | 'emailVerifiedAt' | 'createdAt'>,
  now: Date,
): boolean =>
  isPastGrace(user, now) ||
  (user.emailVerifiedAt === null && user.createdAt.getTime() + UNVERIFIED_MS <= now.getTime());
