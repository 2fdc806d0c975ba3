import { DomainError, judgeRefresh, type SessionTokens } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { Clock, Secrets, UnitOfWork } from '../ports/index.ts';
import type { StartSession } from './start-session.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly startSession: StartSession;
}

const expired = (): DomainError => new DomainError('SESSION_EXPIRED', TEXTS.generic.sessionExpired);

/** Rotates a refresh token. A token used twice ends its whole family, a race of one client only loses. */
export const refreshSession =
  (deps: Deps) =>
  async (input: { refresh: string; clientHash: string }): Promise<SessionTokens> => {
    const tokens = await deps.unitOfWork.transaction(async (tx) => {
      const now = deps.clock.now();
      const token = await tx.refreshTokens.findByHash(deps.secrets.hash(input.refresh));
      if (token === null) return null;
      const verdict = judgeRefresh(token, input.clientHash, now);
      if (verdict === 'theft') await tx.refreshTokens.endFamily(token.familyId, now);
      if (verdict !== 'rotate' || !(await tx.refreshTokens.markUsed(token.id, now))) return null;
      return deps.startSession(tx.refreshTokens, {
        userId: token.userId,
        clientHash: input.clientHash,
        familyId: token.familyId,
      });
    });
    if (tokens === null) throw expired();
    return tokens;
  };

export type RefreshSession = ReturnType<typeof refreshSession>;
