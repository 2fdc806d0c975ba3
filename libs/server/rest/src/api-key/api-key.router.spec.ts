import { hourOf } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { World } from '@safelight/application/testing';
import { MISSING_ID, serverForEach } from '../testing/test-server.ts';

const KEYS = '/api/auth/api-keys/';

describe('API key routes', () => {
  const { server } = serverForEach();
  let world: World;
  let ann: { Authorization: string };
  let bob: { Authorization: string };
  /** Ann's key after 7 requests, in the form that the API answers. */
  let presented: ReturnType<typeof presentation> & { readonly id: string; readonly name: string };
  let secret: string;
  beforeEach(async () => {
    ({ world } = server);
    const { viewer, headers } = await server.join('ann');
    ann = headers;
    bob = (await server.join('bob')).headers;
    const { apiKey, key } = await world.useCases.createApiKey(viewer, 'My key');
    const credentials = world.database.tables.apiKeys.get(apiKey.id)!;
    world.database.tables.apiKeys.set(apiKey.id, {
      ...credentials,
      apiKey: {
        ...apiKey,
        requestsCount: 7,
        countedHour: hourOf(server.world.clock.now()),
        requestsTotal: 12,
      },
    });
    secret = key;
    presented = {
      id: apiKey.id,
      ...presentation(key),
      name: 'My key',
      requests_count: 7,
      requests_total: 12,
    };
  });

  /** A new key in the form that the API answers. */
  const presentation = (key: string) => ({
    prefix: key.slice(0, 8),
    last_four: key.slice(-4),
    is_active: true,
    created_at: world.clock.now().toISOString(),
    last_used: null,
    requests_count: 0,
    requests_limit: 100,
    requests_total: 0,
  });

  it('lists keys with the limit of the plan', async () => {
    const answer = await server.send(KEYS, { headers: ann });
    expect(answer.json()).toEqual([presented]);
  });

  it('shows the whole key only in the answer to its creation', async () => {
    const created = await server.sendJson(KEYS, 'POST', { name: 'Laptop' }, ann);
    expect(created.status).toBe(201);
    const { api_key: laptop } = created.json() as { api_key: { id: string; key: string } };
    const { id, key } = laptop;
    expect(laptop).toEqual({ id, key, name: 'Laptop', ...presentation(key) });
    const read = await server.send(`${KEYS}${id}/`, { headers: ann });
    expect(read.json()).toEqual({ id, name: 'Laptop', ...presentation(key) });
    expect(await world.useCases.authenticate(`Api-Key ${key}`)).toMatchObject({ apiKeyId: id });
  });

  it('reports what is wrong with a name as a field error', async () => {
    const answer = await server.sendJson(KEYS, 'POST', { name: ' ' }, ann);
    expect([answer.status, answer.json()]).toEqual([400, { name: [TEXTS.apiKeys.nameRequired] }]);
  });

  it('changes single fields', async () => {
    const answer = await server.sendJson(`${KEYS}${presented.id}`, 'PATCH', { is_active: false }, ann);
    expect(answer.json()).toEqual({ ...presented, is_active: false });
  });

  it('changes nothing for an empty body', async () => {
    const answer = await server.sendJson(`${KEYS}${presented.id}`, 'PATCH', {}, ann);
    expect(answer.json()).toEqual(presented);
  });

  it('refuses fields that cannot be set', async () => {
    const answer = await server.sendJson(`${KEYS}${presented.id}/`, 'PATCH', { requests_count: 0 }, ann);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({ requests_count: ['This field is unknown or cannot be set.'] });
  });

  it('deletes a key', async () => {
    const answer = await server.send(`${KEYS}${presented.id}/`, { method: 'DELETE', headers: ann });
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it.each(['GET', 'PATCH', 'DELETE'])(
    "gives the same answer to %s for another user's key, a missing one and an invalid id",
    async (method) => {
      const answers = [];
      for (const [id, headers] of [
        [presented.id, bob],
        [MISSING_ID, ann],
        ['not-an-id', ann],
      ] as const) {
        const body = method === 'PATCH' ? { name: 'Mine' } : {};
        answers.push(await server.sendJson(`${KEYS}${id}/`, method, body, headers));
      }
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    },
  );

  it('does not let an API key manage the account', async () => {
    const answer = await server.send(KEYS, { headers: { Authorization: `Api-Key ${secret}` } });
    expect(answer.status).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('refuses visitors before it reads their body', async () => {
    const answer = await server.sendJson(KEYS, 'POST', { name: 5 });
    expect(answer.status).toBe(401);
  });
});
