import { DomainError, type Client, type User } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { Ports } from '../ports/index.ts';
import { checkedEmail, isPlausible } from './check-fields.ts';
import { lockCredentials } from './lock-credentials.ts';
import type { SendVerification } from './send-verification.ts';

interface Deps extends Pick<Ports, 'users' | 'passwords' | 'unitOfWork'> {
  readonly limits: AttemptLimits;
  readonly sendVerification: SendVerification;
}

export interface EmailCorrection {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly client: Client;
}

const refused = (): DomainError => new DomainError('INVALID_CREDENTIALS', TEXTS.login.invalidCredentials);

/**
 * Changes the address of an account that is not verified yet, if the password is right, and emails a link to
 * the new address. Links sent earlier stop working. Throws INVALID_CREDENTIALS, also for a verified account;
 * EMAIL_TAKEN, INVALID_INPUT, RATE_LIMITED.
 */
export const correctEmail =
  (deps: Deps) =>
  async ({ username, password, client, ...input }: EmailCorrection): Promise<User> => {
    const email = checkedEmail(input.email);
    const plausible = isPlausible({ username, password });
    const found = plausible ? await deps.users.findCredentials(username) : null;
    const forgive = await deps.limits.login(username, client, async () => false);
    const matches = await deps.passwords.verify(found?.passwordHash ?? null, plausible ? password : '');
    if (found === null || !matches || found.user.emailVerifiedAt !== null) throw refused();
    await forgive();
    await deps.limits.emailChange(found.user.id);
    return deps.unitOfWork.transaction(async (tx) => {
      const current = await lockCredentials(tx, found);
      if (current === null || current.user.emailVerifiedAt !== null) throw refused();
      const user = await tx.users.update(current.user.id, { email });
      if (user === null) throw refused();
      await tx.oneTimeTokens.voidAll(user.id);
      await deps.sendVerification(tx, user);
      return user;
    });
  };
