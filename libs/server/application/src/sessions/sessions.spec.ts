import type { SessionRepository } from '../ports/index.ts';
import { clientAt, createWorld } from '../testing/index.ts';
import { EndedSessions } from './ended-sessions.ts';

const setUp = async () => {
  const world = createWorld();
  const ada = await world.signUp('ada', clientAt('192.0.2.1', 'laptop'));
  world.clock.advance(1_000);
  const phone = await world.useCases.logIn({
    username: 'ada',
    password: 'Secret123',
    client: clientAt('192.0.2.2', 'phone'),
  });
  return { world, ...ada, phone, phoneViewer: await world.viewerOf(phone.tokens.access) };
};

describe('the list of sessions', () => {
  it('shows device and IP address, most recently used first, and marks the current session', async () => {
    const { world, viewer } = await setUp();
    expect(await world.useCases.listSessions(viewer)).toMatchObject([
      { userAgent: 'phone', address: '192.0.2.2', isCurrent: false },
      { userAgent: 'laptop', address: '192.0.2.1', isCurrent: true },
    ]);
  });
});

describe('ending a session', () => {
  it('invalidates its access tokens and its refresh token', async () => {
    const { world, viewer, phone, phoneViewer } = await setUp();
    await world.useCases.endSession(viewer, phoneViewer.familyId);
    expect(world.endedSessions.has(phoneViewer.familyId)).toBe(true);
    const refresh = world.useCases.refreshSession({
      refresh: phone.tokens.refresh,
      client: clientAt('192.0.2.2', 'phone'),
    });
    await expect(refresh).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(await world.useCases.listSessions(viewer)).toHaveLength(1);
  });

  it("returns the same error for another user's session, an ended one and an unknown one", async () => {
    const { world, viewer, phoneViewer } = await setUp();
    const eve = await world.signUp('eve');
    await world.useCases.endSession(viewer, phoneViewer.familyId);
    for (const id of [eve.viewer.familyId, phoneViewer.familyId, 'nonsense']) {
      await expect(world.useCases.endSession(viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(world.endedSessions.has(eve.viewer.familyId)).toBe(false);
  });

  it('can end all sessions except the current one', async () => {
    const { world, viewer, phoneViewer } = await setUp();
    const eve = await world.signUp('eve');
    expect(await world.useCases.endOtherSessions(phoneViewer)).toEqual([viewer.familyId]);
    expect(
      [viewer, phoneViewer, eve.viewer].map(({ familyId }) => world.endedSessions.has(familyId)),
    ).toEqual([true, false, false]);
  });
});

describe('the ids of ended sessions', () => {
  it('are sent to other processes by a signal, and read from the database by processes that start later', async () => {
    const { world, viewer, phoneViewer } = await setUp();
    const other = new EndedSessions(world);
    await world.useCases.endSession(viewer, phoneViewer.familyId);
    expect(other.has(phoneViewer.familyId)).toBe(true);

    const late = new EndedSessions(world);
    expect(late.has(phoneViewer.familyId)).toBe(false);
    await late.load();
    expect(late.has(phoneViewer.familyId)).toBe(true);
  });

  it('are read again after signals may have been lost, and retried if the database fails', async () => {
    const { world, viewer, phoneViewer } = await setUp();
    await world.repositories.sessions.end(viewer.userId, phoneViewer.familyId, world.clock.now());
    let tries = 0;
    const sessions: SessionRepository = {
      ...world.repositories.sessions,
      listEndedSince: async (since) => {
        tries += 1;
        if (tries === 1) throw new Error('the database is not back yet');
        return world.repositories.sessions.listEndedSince(since);
      },
    };
    let tellGap: () => void = () => undefined;
    const signals = {
      ...world.signals,
      subscribe: (_listener: unknown, onGap?: () => void) => {
        tellGap = onGap ?? tellGap;
        return () => undefined;
      },
    };
    const ended = new EndedSessions({ sessions, signals, clock: world.clock });
    tellGap();
    while (!ended.has(phoneViewer.familyId)) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(tries).toBe(2);
    ended.close();
  });

  it('are removed from memory when all access tokens of the session have expired', async () => {
    const { world } = await setUp();
    world.endedSessions.add(['old']);
    world.clock.advance(15 * 60_000 + 59_999);
    world.endedSessions.add(['newer']);
    expect(world.endedSessions.has('old')).toBe(true);
    world.clock.advance(1);
    world.endedSessions.add(['newest']);
    expect(world.endedSessions.has('old')).toBe(false);
    expect(world.endedSessions.has('newer')).toBe(true);
  });
});
