import { requireOwnSession, type Viewer } from '@safelight/domain';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type {
  Clock,
  CommonPasswords,
  Ids,
  MailTemplates,
  PasswordHasher,
  SiteLinks,
  UnitOfWork,
  UserRepository,
} from '../ports/index.ts';
import type { EndedSessions } from '../sessions/ended-sessions.ts';
import { checkCurrentPassword } from './check-current-password.ts';
import { accountGone, checkNewPassword, type NewPassword } from './check-fields.ts';
import { lockCredentials } from './lock-credentials.ts';
import { storePassword } from './store-password.ts';

interface Deps {
  readonly users: UserRepository;
  readonly unitOfWork: UnitOfWork;
  readonly passwords: PasswordHasher;
  readonly commonPasswords: CommonPasswords;
  readonly limits: AttemptLimits;
  readonly endedSessions: EndedSessions;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly links: SiteLinks;
  readonly templates: MailTemplates;
}

export interface PasswordChange extends NewPassword {
  /** Null only for an account that has no password yet. */
  readonly currentPassword: string | null;
}

/**
 * Changes the viewer's password, or sets the first one. Ends the other sessions. WRONG_PASSWORD
 * (current_password), WEAK_PASSWORD, INVALID_INPUT (password_confirm), RATE_LIMITED.
 */
export const changePassword =
  (deps: Deps) =>
  async (viewer: Viewer, { currentPassword, ...chosen }: PasswordChange): Promise<void> => {
    const { userId, familyId } = requireOwnSession(viewer);
    const found = await deps.users.findCredentialsById(userId);
    if (found === null) throw accountGone();
    await checkCurrentPassword(deps, found, currentPassword, 'current_password');
    checkNewPassword(deps, chosen, found.user.username);

    const passwordHash = await deps.passwords.hash(chosen.password);
    const ended = await deps.unitOfWork.transaction(async (tx) => {
      const current = await lockCredentials(tx, found);
      if (current === null) throw accountGone();
      return storePassword(deps, tx, { user: current.user, passwordHash, exceptFamilyId: familyId });
    });
    deps.endedSessions.add(ended);
  };

export type ChangePassword = ReturnType<typeof changePassword>;
