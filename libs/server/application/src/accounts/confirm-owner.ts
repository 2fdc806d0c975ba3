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
import type { Clock, PasswordHasher, SessionRepository, UserRepository } from '../ports/index.ts';
import { checkCurrentPassword } from './check-current-password.ts';
import { accountGone } from './check-fields.ts';

export interface ConfirmOwnerDeps {
  readonly users: UserRepository;
  readonly sessions: Pick<SessionRepository, 'listLiving'>;
  readonly passwords: PasswordHasher;
  readonly limits: AttemptLimits;
  readonly clock: Clock;
}

interface Leniency {
  /** Accepts a recent sign-in instead of the password for every account, not only for those without one. */
  readonly freshSignInSuffices?: boolean;
  /** Also lets suspended accounts pass, for what people need to leave: export and deletion. */
  readonly alsoSuspended?: boolean;
}

/**
 * Requires more than a session for the actions that a thief of a session would try first: the password, or
 * for an account without one a sign-in within the last minutes. PASSWORD_REQUIRED, WRONG_PASSWORD (both in
 * `password`), FRESH_SIGN_IN_REQUIRED, ACCOUNT_SUSPENDED, RATE_LIMITED.
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
