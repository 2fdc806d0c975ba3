import { shownName, type User } from '@safelight/domain';
import { queueMail } from '../mail/queue-mail.ts';
import type { Clock, Ids, MailTemplates, SiteLinks, Transaction } from '../ports/index.ts';
import { publishEnded } from '../sessions/ended-sessions.ts';

interface Deps {
  readonly ids: Ids;
  readonly clock: Clock;
  readonly links: SiteLinks;
  readonly templates: MailTemplates;
}

interface PasswordChange {
  readonly user: User;
  readonly passwordHash: string;
  /** The session that goes on; null for none. */
  readonly exceptFamilyId: string | null;
}

/**
 * Sets a new password inside the caller's transaction. Whoever got in with the old one is out: sessions end,
 * mailed links stop working (an address change under way among them), and the owner is told. Answers the ids of
 * the ended sessions.
 */
export const storePassword = async (
  deps: Deps,
  tx: Transaction,
  { user, passwordHash, exceptFamilyId }: PasswordChange,
): Promise<readonly string[]> => {
  const at = deps.clock.now();
  await tx.users.setPassword(user.id, passwordHash);
  await tx.oneTimeTokens.voidAll(user.id);
  const ended = await tx.sessions.endAll(user.id, exceptFamilyId, at);
  await publishEnded(tx, ended);
  const { email: to } = user;
  const name = shownName(user);
  const settingsLink = deps.links.settings();
  await queueMail(tx, deps.ids, deps.templates.passwordChanged({ to, name, at, settingsLink }));
  return ended;
};
