import { clientAt } from '@safelight/application/testing';
import type { Client } from '@safelight/domain';
import { CLIENT, serverForEach } from '../testing/test-server.ts';

const PHONE = clientAt('198.51.100.7', 'A phone');
const SESSIONS = '/api/auth/sessions/';

describe('the session routes', () => {
  const { server, ann } = serverForEach('ann');
  let phone: string;
  /** The times at which Ann signed in: with her browser, and a minute later with her phone. */
  let times: readonly [browser: string, phone: string];
  beforeEach(async () => {
    const { world } = server;
    const now = () => world.clock.now().toISOString();
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

  it.each([SESSIONS, '/api/auth/sessions'])('list the devices of the viewer at %s', async (path) => {
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

  it.each(['', '/'])('end one session, with "%s" at the end of its address', async (slash) => {
    const answer = await server.send(`${SESSIONS}${phone}${slash}`, {
      method: 'DELETE',
      headers: ann.headers,
    });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await ids()).toEqual([ann.viewer.familyId]);
  });

  it('refuse a session id that the database cannot store', async () => {
    const answer = await server.send(`${SESSIONS}%00/`, { method: 'DELETE', headers: ann.headers });
    expect(answer.status).toBe(400);
  });
});
