import { clientAt, createWorld, type World } from '../testing/index.ts';
import { authenticate } from '../authentication/authenticate.ts';
import { logOut } from './log-out.ts';
import { refreshSession } from './refresh-session.ts';

const client = clientAt();
const thief = clientAt('203.0.113.9');
const EXPIRED = { code: 'SESSION_EXPIRED', message: 'Session expired. Please log in again.' };

const setUp = async () => {
  const world = createWorld();
  const { user, tokens } = await world.signUp('ada', client);
  const refresh = refreshSession(world);
  return { world, user, tokens, refresh };
};

describe('refreshing a session', () => {
  it('returns new tokens, with which the same session continues, and updates its last use', async () => {
    const { world, user, tokens, refresh } = await setUp();
    world.clock.advance(60_000);
    const next = await refresh({ refresh: tokens.refresh, client });
    expect(next.refresh).not.toBe(tokens.refresh);
    await expect(refresh({ refresh: next.refresh, client })).resolves.toBeDefined();
    const [session, ...others] = await world.repositories.sessions.listLiving(user.id, world.clock.now());
    expect(others).toEqual([]);
    expect(session?.lastUsedAt).toEqual(world.clock.now());
  });

  it('returns the same successor to 50 concurrent refreshes of one token, and keeps the session', async () => {
    const { tokens, refresh } = await setUp();
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, () => refresh({ refresh: tokens.refresh, client })),
    );
    const won = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(won).toHaveLength(50);
    expect(new Set(won.map((one) => one.refresh)).size).toBe(1);
    await expect(refresh({ refresh: won[0]?.refresh ?? '', client })).resolves.toBeDefined();
  });

  it.each([
    ['by another client at once', thief, 0],
    ['by the same client after 30 seconds', client, 30_000],
  ])(
    'ends the session and notifies its owner when a used token is sent again %s',
    async (_what, again, afterMs) => {
      const { world, tokens, refresh } = await setUp();
      const next = await refresh({ refresh: tokens.refresh, client });
      world.clock.advance(afterMs);
      await expect(refresh({ refresh: tokens.refresh, client: again })).rejects.toMatchObject(EXPIRED);
      await expect(refresh({ refresh: next.refresh, client })).rejects.toMatchObject(EXPIRED);
      expect(world.endedSessions.has((await world.viewerOf(next.access)).familyId)).toBe(true);
      expect(world.mailOf('sessionStolen')).toMatchObject({ to: 'ada@example.com' });
    },
  );

  it('ends the session when its own client sends a token that another client has already used', async () => {
    const { world, tokens, refresh } = await setUp();
    const stolen = await refresh({ refresh: tokens.refresh, client: thief });
    await expect(refresh({ refresh: tokens.refresh, client })).rejects.toMatchObject(EXPIRED);
    await expect(refresh({ refresh: stolen.refresh, client: thief })).rejects.toMatchObject(EXPIRED);
    expect(world.mailOf('sessionStolen')).toBeDefined();
  });

  it('returns the same successor when the response was lost, a hundred times in a row', async () => {
    const { world, tokens, refresh } = await setUp();
    let kept = tokens.refresh;
    for (let i = 0; i < 100; i += 1) {
      const lost = await refresh({ refresh: kept, client });
      world.clock.advance(29_999);
      const next = await refresh({ refresh: kept, client });
      expect(next.refresh).toBe(lost.refresh);
      kept = next.refresh;
    }
    expect(world.mailOf('sessionStolen')).toBeUndefined();
  });

  it('returns the same successor when the response was lost to a client whose address has just changed', async () => {
    const { world, tokens, refresh } = await setUp();
    const moved = clientAt('198.51.100.7');
    const lost = await refresh({ refresh: tokens.refresh, client: moved });
    expect((await refresh({ refresh: tokens.refresh, client: moved })).refresh).toBe(lost.refresh);
    await expect(refresh({ refresh: lost.refresh, client: moved })).resolves.toBeDefined();
    expect(world.mailOf('sessionStolen')).toBeUndefined();
  });

  it('refuses a repeated token after its successor was used by the same client, and keeps the session', async () => {
    const { tokens, refresh } = await setUp();
    const next = await refresh({ refresh: tokens.refresh, client });
    const third = await refresh({ refresh: next.refresh, client });
    await expect(refresh({ refresh: tokens.refresh, client })).rejects.toMatchObject(EXPIRED);
    await expect(refresh({ refresh: third.refresh, client })).resolves.toBeDefined();
  });

  it('ends 90 days after the sign-in, however often it was refreshed', async () => {
    const { world, user, tokens, refresh } = await setUp();
    const DAY_MS = 24 * 60 * 60 * 1000;
    let kept = tokens.refresh;
    for (let day = 0; day < 89; day += 1) {
      world.clock.advance(DAY_MS);
      kept = (await refresh({ refresh: kept, client })).refresh;
    }
    world.clock.advance(DAY_MS - 1);
    kept = (await refresh({ refresh: kept, client })).refresh;
    world.clock.advance(1);
    await expect(refresh({ refresh: kept, client })).rejects.toMatchObject(EXPIRED);
    expect(await world.repositories.sessions.listLiving(user.id, world.clock.now())).toEqual([]);
  });

  it('refuses a token after sign-out, after 30 days, and an unknown one', async () => {
    const { world, tokens, refresh } = await setUp();
    await logOut(world)(tokens.refresh);
    await expect(refresh({ refresh: tokens.refresh, client })).rejects.toMatchObject(EXPIRED);
    const other = await world.signUp('bob');
    world.clock.advance(30 * 24 * 60 * 60 * 1000);
    await expect(refresh({ refresh: other.tokens.refresh, client })).rejects.toMatchObject(EXPIRED);
    await expect(refresh({ refresh: 'nonsense', client })).rejects.toMatchObject(EXPIRED);
  });
});

describe('an access token', () => {
  /** The viewer of a request with this header, whose token is replaced by `access`. */
  const whoIs = (world: World, header: string | undefined, access = '') => {
    const accessTokens = { ...world.accessTokens, verify: () => world.accessTokens.verify(access) };
    const authenticateApiKey = () => Promise.reject(new Error('no keys here'));
    return authenticate({ ...world, accessTokens, authenticateApiKey })(header);
  };
  const REFUSED = { code: 'UNAUTHENTICATED' };

  it('identifies its user and session, and is refused once the session is signed out', async () => {
    const { world, user, tokens } = await setUp();
    const { familyId } = await world.viewerOf(tokens.access);
    const viewer = await whoIs(world, 'Bearer x', tokens.access);
    expect(viewer).toEqual({ kind: 'user', userId: user.id, familyId, role: 'user' });
    await logOut(world)(tokens.refresh);
    await expect(whoIs(world, 'Bearer x', tokens.access)).rejects.toMatchObject(REFUSED);
  });

  it('is refused, and not treated as anonymous, in an invalid header', async () => {
    const { world } = await setUp();
    expect(await whoIs(world, undefined)).toEqual({ kind: 'anonymous' });
    await expect(whoIs(world, 'Bearer x', 'tampered')).rejects.toMatchObject(REFUSED);
    await expect(whoIs(world, 'Basic YWRhOng=')).rejects.toMatchObject(REFUSED);
  });
});
