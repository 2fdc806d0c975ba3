import { ACCOUNT_DELETION_GRACE_DAYS, UNVERIFIED_DAYS } from '@safelight/rules';
import type { User } from './user.ts';

export const DELETION_GRACE_MS = ACCOUNT_DELETION_GRACE_DAYS * 24 * 60 * 60 * 1000;

/** How long a new account may stay unverified before it is deleted. */
export const UNVERIFIED_MS = UNVERIFIED_DAYS * 24 * 60 * 60 * 1000;

/** Returns when an account is purged whose deletion was requested at `requestedAt`. */
export const purgeTimeOf = (requestedAt: Date): Date => new Date(requestedAt.getTime() + DELETION_GRACE_MS);

/** True if the account can no longer be restored, even if it is not purged yet. */
export const isPastGrace = ({ deletionRequestedAt }: Pick<User, 'deletionRequestedAt'>, now: Date): boolean =>
  deletionRequestedAt !== null && purgeTimeOf(deletionRequestedAt) <= now;

/** True if the account may be purged: its grace period is over, or its address was not verified in time. */
export const isPurgeable = (
  user: Pick<User, 'deletionRequestedAt' | 'emailVerifiedAt' | 'createdAt'>,
  now: Date,
): boolean =>
  isPastGrace(user, now) ||
  (user.emailVerifiedAt === null && user.createdAt.getTime() + UNVERIFIED_MS <= now.getTime());
