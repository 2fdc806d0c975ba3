import { clientAt } from '@safelight/application/testing';
import type { Client } from '@safelight/domain';
import { CLIENT, MISSING_ID, serverForEach, type Person } from '../testing/test-server.ts';

const PHONE = clientAt('198.51.100.7', 'A phone');
const SESSIONS = '/api/auth/sessions/';

describe('session routes', () => {
  const { server } = serverForEach();
  let ann: Person;
  let bob: Person;
  let phone: string;
  /** The times at which Ann signed in: with her browser, and a minute later with her phone. */
  let times: readonly [browser: string, phone: string];
  beforeEach(async () => {
    const { world } = server;
    const now = () => world.clock.now().toISOString();
    [ann, bob] = [await server.join('ann'), await server.join('bob')];
    const browserAt = now();
    world.clock.advance(60_000);
    times = [browserAt, now()];
    const signIn = { username: 'ann', password: 'Secret123', client: PHONE };
    const { tokens } = await world.useCases.logIn(signIn);
    phone = (await world.viewerOf(tokens.access)).familyId;
  });

  const ids = async (): Promise<readonly string[]> => {
    const answer = await server.send(SESSIONS, { headers: ann.headers });
    return (answer.json() as { id: string }[]).map(({ id }) => id);
  };

  it.each([SESSIONS, '/api/auth/sessions'])('lists the devices of the viewer at %s', async (path) => {
    const answer = await server.send(path, { headers: ann.headers });
    const presented = (id: string, { userAgent, address }: Client, time: string) => ({
      id,
      user_agent: userAgent,
      address,
      created_at: time,
      last_used_at: time,
      is_current: id === ann.viewer.familyId,
    });
    const [browserAt, phoneAt] = times;
    expect(answer.json()).toEqual([
      presented(phone, PHONE, phoneAt),
      presented(ann.viewer.familyId, CLIENT, browserAt),
    ]);
  });

  it.each(['', '/'])('ends one session, with "%s" at the end of its address', async (slash) => {
    const answer = await server.send(`${SESSIONS}${phone}${slash}`, {
      method: 'DELETE',
      headers: ann.headers,
    });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await ids()).toEqual([ann.viewer.familyId]);
  });

  it("gives the same answer for another user's session, a missing one and an invalid id", async () => {
    const answers = [];
    for (const id of [bob.viewer.familyId, MISSING_ID, 'not-an-id', '%F0%9F%91%BE']) {
      answers.push(await server.send(`${SESSIONS}${id}/`, { method: 'DELETE', headers: ann.headers }));
    }
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const bobs = await server.send(SESSIONS, { headers: bob.headers });
    expect(bobs.json()).toMatchObject([{ id: bob.viewer.familyId }]);
  });

  it('refuses ids that the database cannot store', async () => {
    const answer = await server.send(`${SESSIONS}%00/`, { method: 'DELETE', headers: ann.headers });
    expect(answer.status).toBe(400);
  });

  it.each([
    ['visitors', 401],
    ['API keys', 403],
  ])('refuses %s', async (who, status) => {
    const headers = who === 'visitors' ? {} : await server.keyOf(ann);
    expect((await server.send(SESSIONS, { headers })).status).toBe(status);
    expect((await server.send(`${SESSIONS}${phone}`, { method: 'DELETE', headers })).status).toBe(status);
    expect(await ids()).toHaveLength(2);
  });
});
