import type { UseCases } from '@safelight/application';
import type { Viewer } from '@safelight/domain';
import { deferred } from '@safelight/transport';
import { type Connection, connectionGuard } from './connection-guard.ts';

const CLOSED = 3;

describe('a connection that is closed while its token is checked', () => {
  it('is forgotten', async () => {
    const checked = deferred<Viewer>();
    const asked: Viewer[] = [];
    let endSessions = (): void => undefined;
    const useCases = {
      authenticate: () => checked.promise,
      getAccount: async () => ({ id: 'ann' }),
      watchAccess: (onEnd: (isConcerned: (viewer: Viewer) => boolean) => void) => {
        endSessions = () => onEnd((viewer) => asked.push(viewer) > 0);
        return () => undefined;
      },
    } as unknown as UseCases;
    const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const guard = connectionGuard({ useCases, logger, recheckMs: 30_000 });
    const socket = { readyState: 1, OPEN: 1, close: () => undefined };
    const connection = {
      connectionParams: { authorization: 'Bearer token' },
      extra: { socket },
    } as unknown as Connection;

    const admitted = guard.admit(connection);
    socket.readyState = CLOSED;
    guard.release(connection);
    checked.resolve({ kind: 'user', userId: 'ann', familyId: 'family', role: 'user' });

    expect(await admitted).toBe(false);
    endSessions();
    expect(asked).toEqual([]);
  });
});
