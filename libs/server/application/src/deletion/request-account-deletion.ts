import { canonicalName, invalidField, purgeTimeOf, shownName, type Viewer } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { accountGone } from '../accounts/check-fields.ts';
import { confirmOwner, type ConfirmOwnerDeps } from '../accounts/confirm-owner.ts';
import { lockCredentials } from '../accounts/lock-credentials.ts';
import type { DeliveryIndex } from '../images/delivery-index.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports } from '../ports/index.ts';
import { publishEnded, type EndedSessions } from '../sessions/ended-sessions.ts';

interface Deps extends ConfirmOwnerDeps, Pick<Ports, 'unitOfWork' | 'ids' | 'links' | 'templates'> {
  readonly endedSessions: EndedSessions;
  readonly index: DeliveryIndex;
}

export interface DeletionRequest {
  /** The password, which is required if the account has one. */
  readonly password: string | null;
  readonly username: string;
}

/**
 * Requests the deletion of the viewer's account. Sessions end, and API keys, images and renewals of
 * subscriptions stop. A sign-in before `purgeAt` restores everything but the renewals. Throws INVALID_INPUT (username), and the errors of `confirmOwner`.
 */
export const requestAccountDeletion =
  (deps: Deps) =>
  async (viewer: Viewer, { password, username }: DeletionRequest): Promise<{ purgeAt: Date }> => {
    const found = await confirmOwner(deps, viewer, password, { alsoSuspended: true });
    const { id: userId } = found.user;
    if (canonicalName(username) !== canonicalName(found.user.username)) {
      throw invalidField('username', TEXTS.account.usernameMismatch);
    }

    const now = deps.clock.now();
    const purgeAt = purgeTimeOf(now);
    const ended = await deps.unitOfWork.transaction(async (tx) => {
      if ((await lockCredentials(tx, found)) === null) throw accountGone();
      await tx.users.setDeletionRequested(userId, now);
      await tx.oneTimeTokens.voidAll(userId);
      const ids = await tx.sessions.endAll(userId, null, now);
      await publishEnded(tx, ids);
      await tx.signals.publish({ type: 'keys-stopped', userId, apiKeyId: null });
      await tx.record({ type: 'account.deletion_requested', userId, payload: {} });
      await tx.jobs.enqueue('stop-renewals', { userId });
      const { email: to } = found.user;
      const name = shownName(found.user);
      const notice = { to, name, purgeAt, signInLink: deps.links.settings() };
      await queueMail(tx, deps.ids, deps.templates.deletionScheduled(notice));
      return ids;
    });
    deps.endedSessions.add(ended);
    deps.index.invalidateOwner(userId);
    return { purgeAt };
  };
