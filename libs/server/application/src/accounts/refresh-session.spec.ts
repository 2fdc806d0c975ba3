import { clientAt, createWorld, type World } from '../testing/index.ts';
import { authenticate } from '../authentication/authenticate.ts';

const client = clientAt();
const thief = clientAt('203.0.113.9');
const EXPIRED = { code: 'SESSION_EXPIRED', message: 'Session expired. Please log in again.' };

const setUp = async () => {
  const world = createWorld();
  const { user, tokens } = await world.signUp('ada', client);
  const refresh = world.useCases.refreshSession;
  return { world, user, tokens, refresh };
};

describe('refreshing a session', () => {
  it('returns new tokens for the same session, and records its latest use', async () => {
    const { world, user, tokens, refresh } = await setUp();
    world.clock.advance(60_000);
    const next = await refresh({ refresh: tokens.refresh, client });
    expect(next.refresh).not.toBe(tokens.refresh);
    await expect(refresh({ refresh: next.refresh, client })).resolves.toBeDefined();
    const [session, ...others] = await world.repositories.sessions.listLiving(user.id, world.clock.now());
    expect(others).toEqual([]);
    expect(session?.lastUsedAt).toEqual(world.clock.now());
  });

  it('returns the same new token to 50 simultaneous requests with the same old token', async () => {
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
    'ends the session and notifies its owner if a used refresh token is sent again %s',
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

  it('ends the session if its own client sends a token that a different client has used before', async () => {
    const { world, tokens, refresh } = await setUp();
    const stolen = await refresh({ refresh: tokens.refresh, client: thief });
    await expect(refresh({ refresh: tokens.refresh, client })).rejects.toMatchObject(EXPIRED);
    await expect(refresh({ refresh: stolen.refresh, client: thief })).rejects.toMatchObject(EXPIRED);
    expect(world.mailOf('sessionStolen')).toBeDefined();
  });

  it('returns the same new token to a client that repeats its request because it lost the response', async () => {
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

  it('returns the same new token to a client that lost the response and whose IP address changed', async () => {
    const { world, tokens, refresh } = await setUp();
    const moved = clientAt('198.51.100.7');
    const lost = await refresh({ refresh: tokens.refresh, client: moved });
    expect((await refresh({ refresh: tokens.refresh, client: moved })).refresh).toBe(lost.refresh);
    await expect(refresh({ refresh: lost.refresh, client: moved })).resolves.toBeDefined();
    expect(world.mailOf('sessionStolen')).toBeUndefined();
  });

  it('refuses a token that was replaced twice, but keeps the session if all requests came from one client', async () => {
    const { tokens, refresh } = await setUp();
    const next = await refresh({ refresh: tokens.refresh, client });
    const third = await refresh({ refresh: next.refresh, client });
    await expect(refresh({ refresh: tokens.refresh, client })).rejects.toMatchObject(EXPIRED);
    await expect(refresh({ refresh: third.refresh, client })).resolves.toBeDefined();
  });

  it('is refused 90 days after the sign-in', async () => {
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

  it('refuses the token of a session that was signed out, a token that is 30 days old, and an unknown token', async () => {
    const { world, tokens, refresh } = await setUp();
    await world.useCases.logOut(tokens.refresh);
    await expect(refresh({ refresh: tokens.refresh, client })).rejects.toMatchObject(EXPIRED);
    const other = await world.signUp('bob');
    world.clock.advance(30 * 24 * 60 * 60 * 1000);
    await expect(refresh({ refresh: other.tokens.refresh, client })).rejects.toMatchObject(EXPIRED);
    await expect(refresh({ refresh: 'nonsense', client })).rejects.toMatchObject(EXPIRED);
  });
});

describe('an access token', () => {
  /** Authenticates a request with this header, as if it contained the token `access`. */
  const whoIs = (world: World, header: string | undefined, access = '') => {
    const accessTokens = { ...world.accessTokens, verify: () => world.accessTokens.verify(access) };
    const authenticateApiKey = () => Promise.reject(new Error('no keys here'));
    return authenticate({ ...world, accessTokens, authenticateApiKey })(header);
  };
  const REFUSED = { code: 'UNAUTHENTICATED' };

  it('identifies the user and the session, and is refused after signing out', async () => {
    const { world, user, tokens } = await setUp();
    const { familyId } = await world.viewerOf(tokens.access);
    const viewer = await whoIs(world, 'Bearer x', tokens.access);
    expect(viewer).toEqual({ kind: 'user', userId: user.id, familyId, role: 'user' });
    await world.useCases.logOut(tokens.refresh);
    await expect(whoIs(world, 'Bearer x', tokens.access)).rejects.toMatchObject(REFUSED);
  });

  it('is refused if its header is invalid, instead of treating the request as anonymous', async () => {
    const { world } = await setUp();
    expect(await whoIs(world, undefined)).toEqual({ kind: 'anonymous' });
    await expect(whoIs(world, 'Bearer x', 'tampered')).rejects.toMatchObject(REFUSED);
    await expect(whoIs(world, 'Basic YWRhOng=')).rejects.toMatchObject(REFUSED);
  });
});
