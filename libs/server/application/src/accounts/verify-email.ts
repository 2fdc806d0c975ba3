import { DomainError, grant, isTokenUsable, type SessionTokens, type User } from '@safelight/domain';
import { NEW_USER_CREDITS, TEXTS } from '@safelight/rules';
import type { Clock, Secrets, UnitOfWork } from '../ports/index.ts';
import type { StartSession } from './start-session.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly startSession: StartSession;
}

export interface SignedIn {
  readonly user: User;
  readonly tokens: SessionTokens;
}

const refused = (): DomainError => new DomainError('INVALID_LINK', TEXTS.verification.expired);

/** Uses a verification link: the address counts as verified, the free credits are granted once, a session starts. */
export const verifyEmail =
  (deps: Deps) =>
  async (input: { userId: string; token: string; clientHash: string }): Promise<SignedIn> => {
    if (input.userId === '' || input.token === '') {
      throw new DomainError('INVALID_LINK', TEXTS.verification.invalidLink);
    }
    const tokenHash = deps.secrets.hash(input.token);
    return deps.unitOfWork.transaction(async (tx) => {
      const now = deps.clock.now();
      const token = await tx.oneTimeTokens.find(input.userId, 'verify-email', tokenHash);
      if (token === null || !isTokenUsable(token, now)) throw refused();
      if (!(await tx.oneTimeTokens.markUsed(tokenHash, now))) throw refused();
      await tx.users.lock(token.userId);
      const firstTime = await tx.users.markEmailVerified(token.userId, now);
      if (firstTime) await tx.credits.append(grant(token.userId, NEW_USER_CREDITS, 'Welcome credits'));
      const user = await tx.users.findById(token.userId);
      if (user === null) throw refused();
      const tokens = await deps.startSession(tx.refreshTokens, {
        userId: user.id,
        clientHash: input.clientHash,
      });
      return { user, tokens };
    });
  };

export type VerifyEmail = ReturnType<typeof verifyEmail>;
