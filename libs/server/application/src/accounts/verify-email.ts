import { DomainError, isTokenUsable, type Client } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { Clock, Secrets, UnitOfWork } from '../ports/index.ts';
import type { AdmitUser, SignedIn } from './admit-user.ts';
import { confirmAddress } from './confirm-address.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly limits: AttemptLimits;
  readonly admitUser: AdmitUser;
}

export interface VerifyEmailInput {
  readonly userId: string;
  readonly token: string;
  readonly client: Client;
}

const refused = (): DomainError => new DomainError('INVALID_LINK', TEXTS.verification.expired);

/**
 * Uses the link of a new account or of a changed address: the address counts as verified, the free credits are
 * granted once, a session starts. INVALID_LINK; EMAIL_TAKEN when another account has the new address by now.
 */
export const verifyEmail =
  (deps: Deps) =>
  async ({ userId, token, client }: VerifyEmailInput): Promise<SignedIn> => {
    if (userId === '' || token === '') {
      throw new DomainError('INVALID_LINK', TEXTS.verification.invalidLink);
    }
    const forgive = await deps.limits.link(client);
    const tokenHash = deps.secrets.hash(token);
    const signedIn = await deps.unitOfWork.transaction(async (tx) => {
      const now = deps.clock.now();
      const found =
        (await tx.oneTimeTokens.find(userId, 'verify-email', tokenHash)) ??
        (await tx.oneTimeTokens.find(userId, 'change-email', tokenHash));
      if (found === null || !isTokenUsable(found, now)) throw refused();
      await tx.users.lock(found.userId);
      if (!(await tx.oneTimeTokens.markUsed(tokenHash, now))) throw refused();
      if (found.newEmail !== null) {
        await tx.users.update(found.userId, { email: found.newEmail });
        await tx.oneTimeTokens.voidAll(found.userId);
      }
      const isFirst = await confirmAddress(tx, found.userId, now);
      const user = await tx.users.findById(found.userId);
      const admitted = user === null ? null : await deps.admitUser(tx, user, client, { isFirst });
      if (admitted === null) throw refused();
      return admitted;
    });
    await forgive();
    return signedIn;
  };

export type VerifyEmail = ReturnType<typeof verifyEmail>;
