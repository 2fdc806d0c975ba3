import {
  DomainError,
  FRESH_SIGN_IN_MS,
  requireAnySession,
  requireOwnSession,
  type UserCredentials,
  type Viewer,
} from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { Ports, SessionRepository } from '../ports/index.ts';
import { checkCurrentPassword } from './check-current-password.ts';
import { accountGone } from './check-fields.ts';

export interface ConfirmOwnerDeps extends Pick<Ports, 'users' | 'passwords' | 'clock'> {
  readonly sessions: Pick<SessionRepository, 'listLiving'>;
  readonly limits: AttemptLimits;
}

interface Leniency {
  /** Whether a recent sign-in is sufficient even if the account has a password. */
  readonly freshSignInSuffices?: boolean;
  /** Whether suspended accounts are accepted too, as for an export and for the deletion of the account. */
  readonly alsoSuspended?: boolean;
}

/**
 * Checks that the account's owner is present, for actions that a thief of a session would try first. Requires
 * the password; an account without a password needs a sign-in within the last minutes instead. Throws
 * PASSWORD_REQUIRED, WRONG_PASSWORD (both in `password`), FRESH_SIGN_IN_REQUIRED, ACCOUNT_SUSPENDED,
 * RATE_LIMITED.
 */
export const confirmOwner = async (
  deps: ConfirmOwnerDeps,
  viewer: Viewer,
  password: string | null,
  { freshSignInSuffices = false, alsoSuspended = false }: Leniency = {},
): Promise<UserCredentials> => {
  const { userId, familyId } = alsoSuspended ? requireAnySession(viewer) : requireOwnSession(viewer);
  const found = await deps.users.findCredentialsById(userId);
  if (found === null) throw accountGone();
  const hasPassword = found.passwordHash !== null;
  if (hasPassword && !(freshSignInSuffices && password === null)) {
    await checkCurrentPassword(deps, found, password, 'password');
    return found;
  }
  const now = deps.clock.now();
  const session = (await deps.sessions.listLiving(userId, now)).find(({ id }) => id === familyId);
  if (session !== undefined && now.getTime() - session.createdAt.getTime() < FRESH_SIGN_IN_MS) return found;
  if (hasPassword) {
    await checkCurrentPassword(deps, found, null, 'password');
  }
  throw new DomainError('FRESH_SIGN_IN_REQUIRED', TEXTS.account.freshSignInRequired);
};
