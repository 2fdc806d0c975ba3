import { DomainError, judgeRefresh, type Client, type SessionTokens } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { Clock, Secrets, UnitOfWork } from '../ports/index.ts';
import { publishEnded, type EndedSessions } from '../sessions/ended-sessions.ts';
import type { StartSession } from './start-session.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly endedSessions: EndedSessions;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly startSession: StartSession;
}

export interface RefreshInput {
  readonly refresh: string;
  readonly client: Client;
}

type Outcome =
  | { readonly kind: 'rotated'; readonly tokens: SessionTokens }
  | { readonly kind: 'refused'; readonly endedIds: readonly string[] };

const refused = (...endedIds: string[]): Outcome => ({ kind: 'refused', endedIds });

/**
 * Rotates a refresh token. A token used twice ends its whole family, a race of one client only loses:
 * SESSION_EXPIRED either way.
 */
export const refreshSession =
  (deps: Deps) =>
  async ({ refresh, client }: RefreshInput): Promise<SessionTokens> => {
    const outcome = await deps.unitOfWork.transaction(async (tx): Promise<Outcome> => {
      const now = deps.clock.now();
      const token = await tx.refreshTokens.findByHash(deps.secrets.hash(refresh));
      if (token === null) return refused();
      const { id, userId, familyId } = token;
      const verdict = judgeRefresh(token, client.hash, now);
      if (verdict === 'theft') {
        if (!(await tx.sessions.end(userId, familyId, now))) return refused();
        await publishEnded(tx, [familyId]);
        return refused(familyId);
      }
      if (verdict !== 'rotate' || !(await tx.refreshTokens.markUsed(id, now))) return refused();
      return { kind: 'rotated', tokens: await deps.startSession(tx, { userId, client, familyId }) };
    });
    if (outcome.kind === 'rotated') return outcome.tokens;
    deps.endedSessions.add(outcome.endedIds);
    throw new DomainError('SESSION_EXPIRED', TEXTS.generic.sessionExpired);
  };

export type RefreshSession = ReturnType<typeof refreshSession>;
