import { checkedReason, notFound, shownName, type Suspension, type User } from '@safelight/domain';
import type { Ports, Transaction } from '../ports/index.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { publishEnded } from '../sessions/ended-sessions.ts';

type Deps = Pick<Ports, 'unitOfWork' | 'users' | 'clock'>;

type NoticeDeps = Pick<Ports, 'ids' | 'templates' | 'links' | 'supportEmail'>;

export interface ChangedAccount {
  readonly userId: string;
  readonly username: string;
}

/** A suspended account in the list of operators. */
export interface SuspendedAccount extends Suspension {
  readonly username: string;
}

/** Runs `change` on the account with this username under its lock. Throws NOT_FOUND if there is no such account. */
const changeAccount = async (
  { unitOfWork, users }: Pick<Deps, 'unitOfWork' | 'users'>,
  username: string,
  change: (tx: Transaction, user: User) => Promise<void>,
): Promise<ChangedAccount> => {
  const found = await users.findCredentials(username);
  if (found === null) throw notFound();
  return unitOfWork.transaction(async (tx) => {
    await tx.users.lock(found.user.id);
    const user = await tx.users.findById(found.user.id);
    if (user === null) throw notFound();
    await change(tx, user);
    return { userId: user.id, username: user.username };
  });
};

/**
 * Suspends an account, or changes the reason, for a command of an operator. Its sessions, keys and open
 * connections end at once in every process, its pictures are hidden, and its subscription does not renew.
 * Notifies the person by email. Throws NOT_FOUND, INVALID_INPUT without a reason.
 */
export const suspendAccount =
  (deps: Deps & NoticeDeps) =>
  async (username: string, rawReason: string): Promise<ChangedAccount> => {
    const reason = checkedReason(rawReason);
    return changeAccount(deps, username, async (tx, user) => {
      const { id: userId } = user;
      const at = deps.clock.now();
      await tx.users.setSuspension(userId, { at, reason });
      await publishEnded(tx, await tx.sessions.endAll(userId, null, at));
      await tx.signals.publish({ type: 'keys-stopped', userId, apiKeyId: null });
      await tx.record({ type: 'account.suspended', userId, payload: { reason } });
      await tx.jobs.enqueue('stop-renewals', { userId });
      const { supportEmail, links } = deps;
      const whom = { to: user.email, name: shownName(user) };
      const notice = { ...whom, reason, supportEmail, signInLink: links.settings() };
      await queueMail(tx, deps.ids, deps.templates.accountSuspended(notice));
    });
  };

/**
 * Ends the suspension of an account, for a command of an operator. Keys and pictures work again. Sessions end,
 * because their tokens contain the suspension. Throws NOT_FOUND.
 */
export const reopenAccount =
  (deps: Deps) =>
  async (username: string): Promise<ChangedAccount> =>
    changeAccount(deps, username, async (tx, { id: userId, suspension }) => {
      if (suspension === null) return;
      await tx.users.setSuspension(userId, null);
      await publishEnded(tx, await tx.sessions.endAll(userId, null, deps.clock.now()));
      await tx.record({ type: 'account.reopened', userId, payload: {} });
    });

/** Returns suspended accounts, the latest suspension first, for a command of an operator. */
export const listSuspendedAccounts =
  ({ users }: Pick<Deps, 'users'>) =>
  async (limit: number): Promise<readonly SuspendedAccount[]> =>
    (await users.listSuspended(limit)).flatMap(({ username, suspension }) =>
      suspension === null ? [] : [{ username, ...suspension }],
    );
