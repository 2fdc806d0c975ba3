import { requireOwnSession, type Viewer } from '@safelight/domain';
import type { Ports } from '../ports/index.ts';
import type { EndedSessions } from '../sessions/ended-sessions.ts';
import { checkCurrentPassword } from './check-current-password.ts';
import { accountGone, checkNewPassword, weakPassword, type NewPassword } from './check-fields.ts';
import { confirmOwner, type ConfirmOwnerDeps } from './confirm-owner.ts';
import { lockCredentials } from './lock-credentials.ts';
import { storePassword } from './store-password.ts';

interface Deps
  extends ConfirmOwnerDeps, Pick<Ports, 'unitOfWork' | 'commonPasswords' | 'ids' | 'links' | 'templates'> {
  readonly endedSessions: EndedSessions;
}

export interface PasswordChange extends NewPassword {
  /** The password before the change; null if the account has none yet. */
  readonly currentPassword: string | null;
  /** Whether the API keys of the account keep working. Default: false. */
  readonly keepApiKeys?: boolean;
}

/**
 * Changes the viewer's password, or sets the first one, for which the sign-in must be recent. Ends the other
 * sessions, and deactivates API keys unless `keepApiKeys` is true. Throws WRONG_PASSWORD, PASSWORD_REQUIRED
 * (both in current_password), WEAK_PASSWORD, INVALID_INPUT (password_confirm), FRESH_SIGN_IN_REQUIRED,
 * RATE_LIMITED.
 */
export const changePassword =
  (deps: Deps) =>
  async (
    viewer: Viewer,
    { currentPassword, keepApiKeys = false, ...chosen }: PasswordChange,
  ): Promise<void> => {
    const { userId, familyId } = requireOwnSession(viewer);
    const found = await deps.users.findCredentialsById(userId);
    if (found === null) throw accountGone();
    if (found.passwordHash === null) await confirmOwner(deps, viewer, null);
    await checkCurrentPassword(deps, found, currentPassword, 'current_password');
    checkNewPassword(deps, chosen, found.user.username);
    if (chosen.password === currentPassword) throw weakPassword('current');

    const passwordHash = await deps.passwords.hash(chosen.password);
    const ended = await deps.unitOfWork.transaction(async (tx) => {
      const current = await lockCredentials(tx, found);
      if (current === null) throw accountGone();
      const { user } = current;
      return storePassword(deps, tx, { user, passwordHash, exceptFamilyId: familyId, keepApiKeys });
    });
    deps.endedSessions.add(ended);
  };
