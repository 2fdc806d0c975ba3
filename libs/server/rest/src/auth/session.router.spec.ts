import { ANN_PHONE } from '../testing/fake-settings.ts';
import { ANN_SESSION, BOB_SESSION, NOW } from '../testing/world.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const ANN = { Authorization: 'Bearer ann' };
const SESSIONS = '/api/auth/sessions/';

describe('session routes', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.close());

  const ids = async (): Promise<readonly string[]> => {
    const answer = await server.send(SESSIONS, { headers: ANN });
    return (answer.json() as { id: string }[]).map(({ id }) => id);
  };

  it.each([SESSIONS, '/api/auth/sessions'])('lists where the viewer is signed in at %s', async (path) => {
    const answer = await server.send(path, { headers: ANN });
    const presented = (id: string, isCurrent: boolean) => ({
      id,
      user_agent: 'Firefox',
      address: '192.0.2.7',
      created_at: NOW.toISOString(),
      last_used_at: NOW.toISOString(),
      is_current: isCurrent,
    });
    expect(answer.json()).toEqual([presented(ANN_SESSION, true), presented(ANN_PHONE, false)]);
  });

  it.each(['', '/'])('ends one, with "%s" at the end', async (slash) => {
    const answer = await server.send(`${SESSIONS}${ANN_PHONE}${slash}`, { method: 'DELETE', headers: ANN });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await ids()).toEqual([ANN_SESSION]);
  });

  it("answers another's session, a missing one and no id at all alike", async () => {
    const answers = [];
    for (const id of [BOB_SESSION, '0e0e0e0e-0000-4000-8000-00000000ffff', 'not-an-id', '%F0%9F%91%BE']) {
      answers.push(await server.send(`${SESSIONS}${id}/`, { method: 'DELETE', headers: ANN }));
    }
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const bobs = await server.send(SESSIONS, { headers: { Authorization: 'Bearer bob' } });
    expect(bobs.json()).toMatchObject([{ id: BOB_SESSION }]);
  });

  it('refuses ids that cannot be stored', async () => {
    const answer = await server.send(`${SESSIONS}%00/`, { method: 'DELETE', headers: ANN });
    expect(answer.status).toBe(400);
  });

  it.each([
    [{}, 401],
    [{ Authorization: 'Api-Key ann-key' }, 403],
  ])('is for sessions only: %j', async (headers, status) => {
    expect((await server.send(SESSIONS, { headers })).status).toBe(status);
    expect((await server.send(`${SESSIONS}${ANN_PHONE}`, { method: 'DELETE', headers })).status).toBe(status);
    expect(await ids()).toHaveLength(2);
  });
});
