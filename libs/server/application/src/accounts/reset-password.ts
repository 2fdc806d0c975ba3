import { DomainError, isTokenUsable, type OneTimeToken } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { Ports } from '../ports/index.ts';
import type { EndedSessions } from '../sessions/ended-sessions.ts';
import { checkNewPassword, type NewPassword } from './check-fields.ts';
import { confirmAddress } from './confirm-address.ts';
import { storePassword } from './store-password.ts';

interface Deps extends Pick<
  Ports,
  | 'users'
  | 'oneTimeTokens'
  | 'unitOfWork'
  | 'passwords'
  | 'commonPasswords'
  | 'secrets'
  | 'ids'
  | 'clock'
  | 'links'
  | 'templates'
> {
  readonly endedSessions: EndedSessions;
}

export interface PasswordReset extends NewPassword {
  readonly userId: string;
  readonly token: string;
  /** Whether the API keys of the account keep working. Default: false. */
  readonly keepApiKeys?: boolean;
}

const refused = (): DomainError => new DomainError('INVALID_LINK', TEXTS.reset.invalidLink);

/**
 * Sets a new password through a link from an email. The link also proves that the address is right, so it
 * verifies the address. Ends all sessions, and deactivates API keys unless `keepApiKeys` is true. Throws
 * INVALID_LINK, WEAK_PASSWORD, INVALID_INPUT (password_confirm).
 */
export const resetPassword =
  (deps: Deps) =>
  async ({ userId, token, keepApiKeys = false, ...chosen }: PasswordReset): Promise<void> => {
    const tokenHash = deps.secrets.hash(token);
    const isUsable = (found: OneTimeToken | null): boolean =>
      found !== null && isTokenUsable(found, deps.clock.now());
    if (!isUsable(await deps.oneTimeTokens.find(userId, 'reset-password', tokenHash))) throw refused();
    const user = await deps.users.findById(userId);
    if (user === null) throw refused();
    checkNewPassword(deps, chosen, user.username);

    const passwordHash = await deps.passwords.hash(chosen.password);
    const ended = await deps.unitOfWork.transaction(async (tx) => {
      const now = deps.clock.now();
      await tx.users.lock(userId);
      if (!isUsable(await tx.oneTimeTokens.find(userId, 'reset-password', tokenHash))) throw refused();
      if (!(await tx.oneTimeTokens.markUsed(tokenHash, now))) throw refused();
      await confirmAddress(tx, userId, now);
      return storePassword(deps, tx, { user, passwordHash, exceptFamilyId: null, keepApiKeys });
    });
    deps.endedSessions.add(ended);
  };
