import { TEXTS } from '@safelight/rules';
import { KEY_ID } from '../testing/fake-accounts.ts';
import { NOW } from '../testing/world.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const ANN = { Authorization: 'Bearer ann' };
const KEYS = '/api/auth/api-keys/';
const PRESENTED = {
  id: KEY_ID,
  name: 'My key',
  prefix: 'sk4fG9aQ',
  last_four: 'wxyz',
  is_active: true,
  created_at: NOW.toISOString(),
  last_used: null,
  requests_count: 7,
  requests_limit: 100,
};

describe('API key routes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('lists keys with what the plan allows in an hour', async () => {
    const answer = await server.send(KEYS, { headers: ANN });
    expect(answer.json()).toEqual([PRESENTED]);
  });

  it('shows the whole key only in the answer that creates it', async () => {
    const created = await server.sendJson(KEYS, 'POST', { name: 'Laptop' }, ANN);
    expect(created.status).toBe(201);
    expect(created.json()).toEqual({ api_key: { ...PRESENTED, name: 'Laptop', key: 'sk4fG9aQ_secret' } });
    const read = await server.send(`${KEYS}${KEY_ID}/`, { headers: ANN });
    expect(read.json()).toEqual(PRESENTED);
  });

  it('tells what is wrong with a name as a field error', async () => {
    const answer = await server.sendJson(KEYS, 'POST', { name: ' ' }, ANN);
    expect([answer.status, answer.json()]).toEqual([400, { name: [TEXTS.apiKeys.nameRequired] }]);
  });

  it('changes single fields', async () => {
    const answer = await server.sendJson(`${KEYS}${KEY_ID}`, 'PATCH', { is_active: false }, ANN);
    expect(answer.json()).toEqual({ ...PRESENTED, is_active: false });
  });

  it('changes nothing when asked for nothing', async () => {
    const answer = await server.sendJson(`${KEYS}${KEY_ID}`, 'PATCH', {}, ANN);
    expect(answer.json()).toEqual(PRESENTED);
  });

  it('refuses fields that are not to be set', async () => {
    const answer = await server.sendJson(`${KEYS}${KEY_ID}/`, 'PATCH', { requests_count: 0 }, ANN);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({ requests_count: ['This field is unknown or cannot be set.'] });
  });

  it('deletes a key', async () => {
    const answer = await server.send(`${KEYS}${KEY_ID}/`, { method: 'DELETE', headers: ANN });
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it.each(['GET', 'PATCH', 'DELETE'])(
    "answers %s of another's key, a missing one and no id at all alike",
    async (method) => {
      const answers = [];
      for (const [id, who] of [
        [KEY_ID, 'bob'],
        ['0c0c0c0c-0000-4000-8000-00000000ffff', 'ann'],
        ['not-an-id', 'ann'],
      ]) {
        const headers = { Authorization: `Bearer ${who}` };
        answers.push(await server.sendJson(`${KEYS}${id}/`, method, { name: 'Mine' }, headers));
      }
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    },
  );

  it('does not let an API key manage the account', async () => {
    const answer = await server.send(KEYS, { headers: { Authorization: 'Api-Key ann-key' } });
    expect(answer.status).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('refuses visitors before it looks at what they send', async () => {
    const answer = await server.sendJson(KEYS, 'POST', { name: 5 });
    expect(answer.status).toBe(401);
  });
});
