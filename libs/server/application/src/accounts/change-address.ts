import {
  DomainError,
  invalidField,
  isTokenUsable,
  requireSession,
  shownName,
  UNDO_EMAIL_TTL_MS,
  VERIFY_EMAIL_TTL_MS,
  type Client,
  type User,
  type Viewer,
} from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type {
  Clock,
  Ids,
  MailTemplates,
  OneTimeTokenRepository,
  Secrets,
  SiteLinks,
  Transaction,
  UnitOfWork,
  UserRepository,
} from '../ports/index.ts';
import { publishEnded, type EndedSessions } from '../sessions/ended-sessions.ts';
import { accountGone } from './check-fields.ts';
import { issueToken } from './issue-token.ts';

interface MailDeps {
  readonly ids: Ids;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly links: SiteLinks;
  readonly templates: MailTemplates;
}

interface Deps extends MailDeps {
  readonly users: UserRepository;
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly unitOfWork: UnitOfWork;
  readonly limits: AttemptLimits;
  readonly endedSessions: EndedSessions;
}

/** A link that brings `user`'s address of now back. */
const undoLink = async (deps: MailDeps, tx: Transaction, { id, email }: User): Promise<string> => {
  const undo = { userId: id, purpose: 'undo-email', newEmail: email, ttlMs: UNDO_EMAIL_TTL_MS } as const;
  return deps.links.undoEmail(id, await issueToken(deps, tx, undo));
};

/**
 * Mails a link to the new address, which counts once it is confirmed there, inside the caller's transaction; earlier
 * links stop working. EMAIL_TAKEN.
 */
const mailConfirmation = async (deps: MailDeps, tx: Transaction, user: User, newEmail: string) => {
  if ((await tx.users.findByEmail(newEmail)) !== null) {
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

/** Begins a change of address, and tells the old one how to call it off. EMAIL_TAKEN. */
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

/** The address that waits to be confirmed; null when none does. */
export const getPendingEmail =
  (deps: Pick<Deps, 'oneTimeTokens' | 'clock'>) =>
  async (viewer: Viewer): Promise<string | null> => {
    const userId = requireSession(viewer);
    return (await deps.oneTimeTokens.findPending(userId, 'change-email', deps.clock.now()))?.newEmail ?? null;
  };

/** Mails the pending address its link once more. NOT_FOUND when none is pending, EMAIL_TAKEN, RATE_LIMITED. */
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

/** Calls a change of address off; nothing when none is pending. */
export const cancelEmailChange =
  (deps: Pick<Deps, 'oneTimeTokens'>) =>
  (viewer: Viewer): Promise<void> =>
    deps.oneTimeTokens.voidSince(requireSession(viewer), 'change-email', new Date(0));

/** A mailed link, and who opens it. */
export interface AddressLink {
  readonly userId: string;
  readonly token: string;
  readonly client: Client;
}

const refused = (): DomainError => new DomainError('INVALID_LINK', TEXTS.account.invalidEmailLink);

/**
 * Uses the link mailed to a new address: it is the account's from now on. Signs nobody in. The old address is told,
 * with a link to undo it. INVALID_LINK; EMAIL_TAKEN when another account has the address by now.
 */
export const confirmEmailChange =
  (deps: Deps) =>
  async ({ userId, token, client }: AddressLink): Promise<{ readonly email: string }> => {
    const forgive = await deps.limits.link(client);
    const tokenHash = deps.secrets.hash(token);
    const email = await deps.unitOfWork.transaction(async (tx) => {
      const now = deps.clock.now();
      const found = await tx.oneTimeTokens.find(userId, 'change-email', tokenHash);
      if (found === null || found.newEmail === null || !isTokenUsable(found, now)) throw refused();
      await tx.users.lock(userId);
      const before = await tx.users.findById(userId);
      if (before === null || !(await tx.oneTimeTokens.markUsed(tokenHash, now))) throw refused();
      const link = await undoLink(deps, tx, before);
      await tx.users.update(userId, { email: found.newEmail });
      await tx.oneTimeTokens.voidAll(userId);
      const notice = { to: before.email, name: shownName(before), newEmail: found.newEmail, link };
      await queueMail(tx, deps.ids, deps.templates.emailChanged(notice));
      return found.newEmail;
    });
    await forgive();
    return { email };
  };

/**
 * Uses the link mailed to an old address: it is the account's again, or stays it when the change was not confirmed.
 * Whoever asked for the change is signed out, with everybody else. INVALID_LINK; EMAIL_TAKEN when another account
 * has the address by now.
 */
export const undoEmailChange =
  (deps: Deps) =>
  async ({ userId, token, client }: AddressLink): Promise<{ readonly email: string }> => {
    const forgive = await deps.limits.link(client);
    const tokenHash = deps.secrets.hash(token);
    const { email, ended } = await deps.unitOfWork.transaction(async (tx) => {
      const now = deps.clock.now();
      const found = await tx.oneTimeTokens.find(userId, 'undo-email', tokenHash);
      if (found === null || found.newEmail === null || !isTokenUsable(found, now)) throw refused();
      await tx.users.lock(userId);
      if (!(await tx.oneTimeTokens.markUsed(tokenHash, now))) throw refused();
      if ((await tx.users.update(userId, { email: found.newEmail })) === null) throw refused();
      await tx.oneTimeTokens.voidAll(userId);
      // Links that a later owner of the address was mailed would take it back.
      await tx.oneTimeTokens.voidSince(userId, 'undo-email', found.expiresAt);
      const ids = await tx.sessions.endAll(userId, null, now);
      await publishEnded(tx, ids);
      return { email: found.newEmail, ended: ids };
    });
    deps.endedSessions.add(ended);
    await forgive();
    return { email };
  };

export type GetPendingEmail = ReturnType<typeof getPendingEmail>;
export type ResendEmailChange = ReturnType<typeof resendEmailChange>;
export type CancelEmailChange = ReturnType<typeof cancelEmailChange>;
export type ConfirmEmailChange = ReturnType<typeof confirmEmailChange>;
export type UndoEmailChange = ReturnType<typeof undoEmailChange>;
