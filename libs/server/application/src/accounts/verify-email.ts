import { DomainError, isTokenUsable, type Client } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { Ports, Transaction } from '../ports/index.ts';
import type { AdmitUser, SignedIn } from './admit-user.ts';
import { confirmAddress } from './confirm-address.ts';

interface Deps extends Pick<Ports, 'unitOfWork' | 'secrets' | 'clock'> {
  readonly limits: AttemptLimits;
  readonly admitUser: AdmitUser;
}

export interface VerifyEmailInput {
  readonly userId: string;
  readonly token: string;
  readonly client: Client;
}

const refused = (): DomainError => new DomainError('INVALID_LINK', TEXTS.verification.expired);

const alreadyVerified = (): DomainError =>
  new DomainError('ALREADY_VERIFIED', TEXTS.verification.alreadyVerified);

const isVerified = async (tx: Pick<Transaction, 'users'>, userId: string): Promise<boolean> => {
  const user = await tx.users.findById(userId);
  return user !== null && user.emailVerifiedAt !== null;
};

/**
 * Uses the link that a new account received: verifies the address, grants the free credits once and starts a
 * session. Throws INVALID_LINK; ALREADY_VERIFIED for a link that was used before, which only its recipient can
 * know.
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
      const found = await tx.oneTimeTokens.find(userId, 'verify-email', tokenHash);
      if (found === null) throw refused();
      if (found.usedAt !== null && (await isVerified(tx, userId))) throw alreadyVerified();
      if (!isTokenUsable(found, now)) throw refused();
      await tx.users.lock(found.userId);
      if (!(await tx.oneTimeTokens.markUsed(tokenHash, now))) throw refused();
      const isFirst = await confirmAddress(tx, found.userId, now);
      const user = await tx.users.findById(found.userId);
      const admitted = user === null ? null : await deps.admitUser(tx, user, client, { isFirst });
      if (admitted === null) throw refused();
      return admitted;
    });
    await forgive();
    return signedIn;
  };
