import type { UseCases } from '@safelight/application';
import type { Viewer } from '@safelight/domain';
import { deferred } from '@safelight/transport';
import { type Connection, connectionGuard, MAX_CONNECTIONS_OF_ACCOUNT } from './connection-guard.ts';

const CLOSED = 3;

const viewerOf = (userId: string): Viewer => ({ kind: 'user', userId, familyId: 'family', role: 'user' });

/** A guard over `authenticate`, which receives the token of a connection, with a function that ends all sessions. */
const setUp = (authenticate: (token: string) => Promise<Viewer>) => {
  let endSessions = (_isConcerned: (viewer: Viewer) => boolean): void => undefined;
  const useCases = {
    authenticate,
    getAccount: async () => ({ id: 'ann' }),
    watchAccess: (onEnd: typeof endSessions) => {
      endSessions = onEnd;
      return () => undefined;
    },
  } as unknown as UseCases;
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const guard = connectionGuard({ useCases, logger, recheckMs: 30_000 });
  const connect = (authorization: string) => {
    const closed: unknown[] = [];
    const socket = { readyState: 1, OPEN: 1, close: (...why: unknown[]) => closed.push(...why) };
    const connection = { connectionParams: { authorization }, extra: { socket } } as unknown as Connection;
    return { socket, connection, closed };
  };
  return { guard, connect, endSessions: (of: (viewer: Viewer) => boolean) => endSessions(of) };
};

describe('a connection that is closed while its token is checked', () => {
  it('is forgotten', async () => {
    const checked = deferred<Viewer>();
    const asked: Viewer[] = [];
    const { guard, connect, endSessions } = setUp(() => checked.promise);
    const { socket, connection } = connect('Bearer token');

    const admitted = guard.admit(connection);
    socket.readyState = CLOSED;
    guard.release(connection);
    checked.resolve(viewerOf('ann'));

    expect(await admitted).toBe(false);
    endSessions((viewer) => asked.push(viewer) > 0);
    expect(asked).toEqual([]);
  });
});

describe('the connections of one account', () => {
  it('are at most a hundred at once, so that the other accounts keep theirs', async () => {
    const { guard, connect } = setUp(async (token) => viewerOf(token));
    const all = Array.from({ length: MAX_CONNECTIONS_OF_ACCOUNT + 1 }, () => connect('ann'));
    const answers = await Promise.all(all.map(({ connection }) => guard.admit(connection)));
    expect(answers.filter((isAdmitted) => isAdmitted)).toHaveLength(MAX_CONNECTIONS_OF_ACCOUNT);
    const refused = all.at(-1)!;
    expect(refused.closed).toEqual([1013, 'Open at most 100 connections of one account.']);
    guard.release(refused.connection);
    expect(await guard.admit(connect('ann').connection)).toBe(false);
    expect(await guard.admit(connect('bob').connection)).toBe(true);
    guard.release(all[0]!.connection);
    expect(await guard.admit(connect('ann').connection)).toBe(true);
  });
});
