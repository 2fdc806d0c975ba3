import { notFound, requireOwnSession, type SessionFamily, type Viewer } from '@safelight/domain';
import type { Ports } from '../ports/index.ts';
import { publishEnded, type EndedSessions } from './ended-sessions.ts';

interface Deps extends Pick<Ports, 'sessions' | 'unitOfWork' | 'clock'> {
  readonly endedSessions: EndedSessions;
}

/** A session as its owner sees it; `isCurrent` is true for the session of this request. */
export type SessionView = SessionFamily & { readonly isCurrent: boolean };

/** Returns the viewer's sessions, most recently used first. */
export const listSessions =
  (deps: Pick<Deps, 'sessions' | 'clock'>) =>
  async (viewer: Viewer): Promise<readonly SessionView[]> => {
    const { userId, familyId } = requireOwnSession(viewer);
    const living = await deps.sessions.listLiving(userId, deps.clock.now());
    return living.map((family) => ({ ...family, isCurrent: family.id === familyId }));
  };

/** Ends one of the viewer's sessions and its access tokens; throws NOT_FOUND if there is none. */
export const endSession =
  (deps: Omit<Deps, 'sessions'>) =>
  async (viewer: Viewer, id: string): Promise<void> => {
    const { userId } = requireOwnSession(viewer);
    await deps.unitOfWork.transaction(async (tx) => {
      if (!(await tx.sessions.end(userId, id, deps.clock.now()))) throw notFound();
      await publishEnded(tx, [id]);
    });
    deps.endedSessions.add([id]);
  };

/** Ends all of the viewer's sessions except the current one. Returns the ids of the ended ones. */
export const endOtherSessions =
  (deps: Omit<Deps, 'sessions'>) =>
  async (viewer: Viewer): Promise<readonly string[]> => {
    const { userId, familyId } = requireOwnSession(viewer);
    const ended = await deps.unitOfWork.transaction(async (tx) => {
      const ids = await tx.sessions.endAll(userId, familyId, deps.clock.now());
      await publishEnded(tx, ids);
      return ids;
    });
    deps.endedSessions.add(ended);
    return ended;
  };
