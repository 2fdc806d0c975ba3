import { shownName, type User } from '@safelight/domain';
import { queueMail } from '../mail/queue-mail.ts';
import type { Ports, Transaction } from '../ports/index.ts';
import { publishEnded } from '../sessions/ended-sessions.ts';

type Deps = Pick<Ports, 'ids' | 'clock' | 'links' | 'templates'>;

interface PasswordChange {
  readonly user: User;
  readonly passwordHash: string;
  /** The session that does not end; null to end all. */
  readonly exceptFamilyId: string | null;
  /** Whether API keys stay active. Otherwise all are deactivated, because a thief may have created one. */
  readonly keepApiKeys: boolean;
}

/**
 * Sets a new password in the caller's transaction, and locks out everybody who knew the old one. Other
 * sessions end. Links in emails stop working, also those of a pending change of address. API keys are
 * deactivated unless `keepApiKeys` is true. The owner is notified. Returns the ids of the ended sessions.
 */
export const storePassword = async (
  deps: Deps,
  tx: Transaction,
  { user, passwordHash, exceptFamilyId, keepApiKeys }: PasswordChange,
): Promise<readonly string[]> => {
  const at = deps.clock.now();
  await tx.users.setPassword(user.id, passwordHash);
  await tx.oneTimeTokens.voidAll(user.id);
  const ended = await tx.sessions.endAll(user.id, exceptFamilyId, at);
  await publishEnded(tx, ended);
  const apiKeys = (await tx.apiKeys.listByUser(user.id)).filter(({ isActive }) => isActive);
  if (!keepApiKeys) {
    for (const { id } of apiKeys) await tx.apiKeys.update(user.id, id, { isActive: false });
    await tx.signals.publish({ type: 'keys-stopped', userId: user.id, apiKeyId: null });
  }
  const message = deps.templates.passwordChanged({
    to: user.email,
    name: shownName(user),
    username: user.username,
    at,
    settingsLink: deps.links.settings(),
    apiKeys,
    areKeysKept: keepApiKeys,
  });
  await queueMail(tx, deps.ids, message);
  return ended;
};
