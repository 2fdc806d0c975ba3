import { ACCOUNT_DELETION_GRACE_DAYS } from '@safelight/rules';
import type { User } from './user.ts';

export const DELETION_GRACE_MS = ACCOUNT_DELETION_GRACE_DAYS * 24 * 60 * 60 * 1000;

/** When an account whose deletion was asked for at `requestedAt` is gone for good. */
export const purgeTimeOf = (requestedAt: Date): Date => new Date(requestedAt.getTime() + DELETION_GRACE_MS);

/** True once nobody can bring the account back, whether or not it has been purged yet. */
export const isPastGrace = ({ deletionRequestedAt }: Pick<User, 'deletionRequestedAt'>, now: Date): boolean =>
  deletionRequestedAt !== null && purgeTimeOf(deletionRequestedAt) <= now;
