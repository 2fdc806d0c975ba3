import {
  canonicalName,
  DomainError,
  invalidField,
  requireAnySession,
  requireSession,
  shownName,
  UNDO_EMAIL_TTL_MS,
  VERIFY_EMAIL_TTL_MS,
  type Client,
  type OneTimeToken,
  type User,
  type Viewer,
} from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports, Transaction } from '../ports/index.ts';
import { publishEnded, type EndedSessions } from '../sessions/ended-sessions.ts';
import { accountGone } from './check-fields.ts';
import { issueToken } from './issue-token.ts';

type MailDeps = Pick<Ports, 'ids' | 'secrets' | 'clock' | 'links' | 'templates'>;

interface Deps extends MailDeps, Pick<Ports, 'users' | 'oneTimeTokens' | 'unitOfWork'> {
  readonly limits: AttemptLimits;
  readonly endedSessions: EndedSessions;
}

/** Creates the link that restores the current address of `user`. */
const undoLink = async (deps: MailDeps, tx: Transaction, { id, email }: User): Promise<string> => {
  const undo = { userId: id, purpose: 'undo-email', newEmail: email, ttlMs: UNDO_EMAIL_TTL_MS } as const;
  return deps.links.undoEmail(id, await issueToken(deps, tx, undo));
};

/**
 * Emails a confirmation link to the new address, in the caller's transaction. The address changes when the link
 * is opened. Links sent earlier stop working. Throws EMAIL_TAKEN.
 */
const mailConfirmation = async (deps: MailDeps, tx: Transaction, user: User, newEmail: string) => {
  const holder = await tx.users.findByEmail(newEmail);
  if (holder !== null && holder.id !== user.id) {
    throw invalidField('email', TEXTS.register.emailTaken, 'EMAIL_TAKEN');
  }
  const change = { userId: user.id, purpose: 'change-email', newEmail, ttlMs: VERIFY_EMAIL_TTL_MS } as const;
  const link = deps.links.confirmEmail(user.id, await issueToken(deps, tx, change));
  await queueMail(
    tx,
    deps.ids,
    deps.templates.confirmNewEmail({ to: newEmail, name: shownName(user), link }),
  );
};

/** Requests a change of address, and emails the old address a link that cancels the change. Throws EMAIL_TAKEN. */
export const askForNewEmail = async (
  deps: MailDeps,
  tx: Transaction,
  user: User,
  newEmail: string,
): Promise<void> => {
  await mailConfirmation(deps, tx, user, newEmail);
  const notice = { to: user.email, name: shownName(user), newEmail, link: await undoLink(deps, tx, user) };
  await queueMail(tx, deps.ids, deps.templates.emailChangeAsked(notice));
};

/** Returns the new address that is not confirmed yet, or null. */
export const getPendingEmail =
  (deps: Pick<Deps, 'oneTimeTokens' | 'clock'>) =>
  async (viewer: Viewer): Promise<string | null> => {
    const { userId } = requireAnySession(viewer);
    return (await deps.oneTimeTokens.findPending(userId, 'change-email', deps.clock.now()))?.newEmail ?? null;
  };

/**
 * Sends the confirmation link to the pending address again. Throws NOT_FOUND if no change is pending,
 * EMAIL_TAKEN, RATE_LIMITED.
 */
export const resendEmailChange =
  (deps: Deps) =>
  async (viewer: Viewer): Promise<void> => {
    const userId = requireSession(viewer);
    await deps.limits.emailChange(userId);
    await deps.unitOfWork.transaction(async (tx) => {
      await tx.users.lock(userId);
      const pending = await tx.oneTimeTokens.findPending(userId, 'change-email', deps.clock.now());
      const user = await tx.users.findById(userId);
      if (user === null) throw accountGone();
      const email = pending?.newEmail ?? null;
      if (email === null) throw new DomainError('NOT_FOUND', TEXTS.account.noPendingEmail);
      await mailConfirmation(deps, tx, user, email);
    });
  };

/** Cancels a change of address that is not confirmed yet. Does nothing if there is none. */
export const cancelEmailChange =
  (deps: Pick<Deps, 'oneTimeTokens'>) =>
  (viewer: Viewer): Promise<void> =>
    deps.oneTimeTokens.voidSince(requireSession(viewer), 'change-email', new Date(0));

/** The parameters of a link in an email, and the client that opens it. */
export interface AddressLink {
  readonly userId: string;
  readonly token: string;
  readonly client: Client;
}

const refused = (): DomainError => new DomainError('INVALID_LINK', TEXTS.account.invalidEmailLink);

interface TakenLink {
  /** The account as it was before. */
  readonly before: User;
  readonly link: OneTimeToken & { readonly newEmail: string };
  /** False for a link that did its work before: somebody opened it twice, or the answer was lost. */
  readonly isFirstUse: boolean;
}

/**
 * Marks the link as used, under the lock of its account. Accepts a link that was used before if the account still
 * has its address. Throws INVALID_LINK.
 */
const takeLink = async (
  tx: Transaction,
  purpose: 'change-email' | 'undo-email',
  { userId, tokenHash, now }: { readonly userId: string; readonly tokenHash: string; readonly now: Date },
): Promise<TakenLink> => {
  const found = await tx.oneTimeTokens.find(userId, purpose, tokenHash);
  if (found === null || found.newEmail === null) throw refused();
  if (found.usedAt === null && found.expiresAt <= now) throw refused();
  const { newEmail } = found;
  await tx.users.lock(userId);
  const before = await tx.users.findById(userId);
  if (before === null) throw refused();
  const isFirstUse = await tx.oneTimeTokens.markUsed(tokenHash, now);
  if (!isFirstUse && canonicalName(before.email) !== canonicalName(newEmail)) throw refused();
  return { before, link: { ...found, newEmail }, isFirstUse };
};

/**
 * Confirms a change of address: the address that received the link becomes the address of the account. Does not
 * sign anybody in. Emails the old address a link that undoes the change. Changes nothing if the link was used
 * before. Throws INVALID_LINK; EMAIL_TAKEN if another account has taken the address since.
 */
export const confirmEmailChange =
  (deps: Deps) =>
  async ({ userId, token, client }: AddressLink): Promise<{ readonly email: string }> => {
    const forgive = await deps.limits.link(client);
    const tokenHash = deps.secrets.hash(token);
    const email = await deps.unitOfWork.transaction(async (tx) => {
      const now = deps.clock.now();
      const { before, link, isFirstUse } = await takeLink(tx, 'change-email', { userId, tokenHash, now });
      if (!isFirstUse) return before.email;
      const { newEmail } = link;
      const undo = await undoLink(deps, tx, before);
      await tx.users.update(userId, { email: newEmail });
      await tx.oneTimeTokens.voidAll(userId);
      const notice = { to: before.email, name: shownName(before), newEmail, link: undo };
      await queueMail(tx, deps.ids, deps.templates.emailChanged(notice));
      return newEmail;
    });
    await forgive();
    return { email };
  };

/**
 * Undoes a change of address through the link that was sent to the old address, whether or not the change was
 * confirmed. All sessions end, including that of the person who requested the change. Changes nothing if the link
 * was used before; it is refused then if another change is pending, which it would not cancel. Throws INVALID_LINK;
 * EMAIL_TAKEN if another account has taken the old address since.
 */
export const undoEmailChange =
  (deps: Deps) =>
  async ({ userId, token, client }: AddressLink): Promise<{ readonly email: string }> => {
    const forgive = await deps.limits.link(client);
    const tokenHash = deps.secrets.hash(token);
    const { email, ended } = await deps.unitOfWork.transaction(async (tx) => {
      const now = deps.clock.now();
      const { before, link, isFirstUse } = await takeLink(tx, 'undo-email', { userId, tokenHash, now });
      if (!isFirstUse) {
        if ((await tx.oneTimeTokens.findPending(userId, 'change-email', now)) !== null) throw refused();
        return { email: before.email, ended: [] };
      }
      await tx.users.update(userId, { email: link.newEmail });
      await tx.oneTimeTokens.voidAll(userId);
      // Otherwise the owner of a later address could take the account over with the undo link that was sent to
      // them.
      await tx.oneTimeTokens.voidSince(userId, 'undo-email', link.expiresAt);
      const ids = await tx.sessions.endAll(userId, null, now);
      await publishEnded(tx, ids);
      return { email: link.newEmail, ended: ids };
    });
    deps.endedSessions.add(ended);
    await forgive();
    return { email };
  };
