import {
  canonicalName,
  invalidField,
  purgeTimeOf,
  requireSession,
  shownName,
  type Viewer,
} from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { checkCurrentPassword } from '../accounts/check-current-password.ts';
import { accountGone } from '../accounts/check-fields.ts';
import { lockCredentials } from '../accounts/lock-credentials.ts';
import type { DeliveryIndex } from '../images/delivery-index.ts';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type {
  Clock,
  Ids,
  MailTemplates,
  PasswordHasher,
  UnitOfWork,
  UserRepository,
} from '../ports/index.ts';
import { publishEnded, type EndedSessions } from '../sessions/ended-sessions.ts';

interface Deps {
  readonly users: UserRepository;
  readonly unitOfWork: UnitOfWork;
  readonly passwords: PasswordHasher;
  readonly limits: AttemptLimits;
  readonly endedSessions: EndedSessions;
  readonly index: DeliveryIndex;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly templates: MailTemplates;
}

export interface DeletionRequest {
  /** Checked when the account has one. */
  readonly password: string | null;
  /** Checked when it has none. */
  readonly username: string;
}

/**
 * Takes the viewer's account out of the world: sessions end, API keys and images stop working. Signing in before
 * `purgeAt` brings it all back. WRONG_PASSWORD (password), INVALID_INPUT (username), RATE_LIMITED.
 */
export const requestAccountDeletion =
  (deps: Deps) =>
  async (viewer: Viewer, { password, username }: DeletionRequest): Promise<{ purgeAt: Date }> => {
    const userId = requireSession(viewer);
    const found = await deps.users.findCredentialsById(userId);
    if (found === null) throw accountGone();
    if (found.passwordHash === null && canonicalName(username) !== canonicalName(found.user.username)) {
      throw invalidField('username', TEXTS.account.usernameMismatch);
    }
    await checkCurrentPassword(deps, found, password, 'password');

    const now = deps.clock.now();
    const purgeAt = purgeTimeOf(now);
    const ended = await deps.unitOfWork.transaction(async (tx) => {
      if ((await lockCredentials(tx, found)) === null) throw accountGone();
      await tx.users.setDeletionRequested(userId, now);
      await tx.oneTimeTokens.voidAll(userId);
      const ids = await tx.sessions.endAll(userId, null, now);
      await publishEnded(tx, ids);
      await tx.record({ type: 'account.deletion_requested', userId, payload: {} });
      const { email: to } = found.user;
      const name = shownName(found.user);
      await queueMail(tx, deps.ids, deps.templates.deletionScheduled({ to, name, purgeAt }));
      return ids;
    });
    deps.endedSessions.add(ended);
    deps.index.invalidateOwner(userId);
    return { purgeAt };
  };

export type RequestAccountDeletion = ReturnType<typeof requestAccountDeletion>;
