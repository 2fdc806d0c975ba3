import { publishEnded, type EndedSessions } from '../sessions/ended-sessions.ts';
import type { Ports } from '../ports/index.ts';

interface Deps extends Pick<Ports, 'unitOfWork' | 'secrets' | 'clock'> {
  readonly endedSessions: EndedSessions;
}

/** Ends the session of a refresh token; does nothing for an unknown token. */
export const logOut =
  (deps: Deps) =>
  async (refresh: string): Promise<void> => {
    const ended = await deps.unitOfWork.transaction(async (tx) => {
      const token = await tx.refreshTokens.findByHash(deps.secrets.hash(refresh));
      if (token === null) return [];
      if (!(await tx.sessions.end(token.userId, token.familyId, deps.clock.now()))) return [];
      await publishEnded(tx, [token.familyId]);
      return [token.familyId];
    });
    deps.endedSessions.add(ended);
  };
