import { isPastGrace, shownName, type Client, type SessionTokens, type User } from '@safelight/domain';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports, Transaction } from '../ports/index.ts';
import { deviceName, isSameDevice } from './device-name.ts';
import type { StartSession } from './start-session.ts';

/** The result of a sign-in, whichever method was used. */
export interface SignedIn {
  readonly user: User;
  readonly tokens: SessionTokens;
  /** True if this sign-in cancelled a requested deletion of the account. The client shows a notice. */
  readonly deletionCancelled: boolean;
}

interface Deps extends Pick<Ports, 'ids' | 'clock' | 'links' | 'templates'> {
  readonly startSession: StartSession;
}

/**
 * Signs in `user`, whose identity was already verified. Cancels a requested deletion, emails a notice if the
 * device is new, and starts a session. Returns null if the account can no longer be restored. Runs in the
 * caller's transaction, which must hold the user's lock.
 */
export const admitUser = (deps: Deps) => {
  const noticeNewClient = async (tx: Transaction, user: User, client: Client): Promise<void> => {
    if (!user.mailOnNewSignIn) return;
    const known = await tx.sessions.listUserAgents(user.id);
    if (known.some((userAgent) => isSameDevice(userAgent, client.userAgent))) return;
    const { newSignIn } = deps.templates;
    const message = newSignIn({
      to: user.email,
      name: shownName(user),
      at: deps.clock.now(),
      device: deviceName(client.userAgent),
      address: client.address,
      settingsLink: deps.links.settings(),
    });
    await queueMail(tx, deps.ids, message);
  };

  return async (
    tx: Transaction,
    user: User,
    client: Client,
    { isFirst }: { readonly isFirst: boolean },
  ): Promise<SignedIn | null> => {
    if (isPastGrace(user, deps.clock.now())) return null;
    const deletionCancelled = user.deletionRequestedAt !== null;
    if (deletionCancelled) {
      await tx.users.setDeletionRequested(user.id, null);
      await tx.record({ type: 'account.restored', userId: user.id, payload: {} });
    }
    if (!isFirst) await noticeNewClient(tx, user, client);
    const tokens = await deps.startSession(tx, { userId: user.id, client });
    return { user: { ...user, deletionRequestedAt: null }, tokens, deletionCancelled };
  };
};

export type AdmitUser = ReturnType<typeof admitUser>;
