import { hourOf } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { serverForEach } from '../testing/test-server.ts';

const KEYS = '/api/auth/api-keys/';

describe('the API key routes', () => {
  const { server, ann } = serverForEach('ann');
  /** Ann's key after 7 requests, in the form that the API answers. */
  let presented: ReturnType<typeof presentation> & { readonly id: string; readonly name: string };
  beforeEach(async () => {
    const { world } = server;
    const { apiKey, key } = await world.useCases.createApiKey(ann.viewer, 'My key');
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
    created_at: server.world.clock.now().toISOString(),
    last_used: null,
    requests_count: 0,
    requests_limit: 100,
    requests_total: 0,
  });

  it('list keys with the hourly limit of the plan', async () => {
    const answer = await server.send(KEYS, { headers: ann.headers });
    expect(answer.json()).toEqual([presented]);
  });

  it('show the whole key only in the response that creates it', async () => {
    const created = await server.sendJson(KEYS, 'POST', { name: 'Laptop' }, ann.headers);
    expect(created.status).toBe(201);
    const { api_key: laptop } = created.json() as { api_key: { id: string; key: string } };
    const { id, key } = laptop;
    expect(laptop).toEqual({ id, key, name: 'Laptop', ...presentation(key) });
    const read = await server.send(`${KEYS}${id}/`, { headers: ann.headers });
    expect(read.json()).toEqual({ id, name: 'Laptop', ...presentation(key) });
    expect(await server.world.useCases.authenticate(`Api-Key ${key}`)).toMatchObject({ apiKeyId: id });
  });

  it('report an invalid name as an error of that field', async () => {
    const answer = await server.sendJson(KEYS, 'POST', { name: ' ' }, ann.headers);
    expect([answer.status, answer.json()]).toEqual([400, { name: [TEXTS.apiKeys.nameRequired] }]);
  });

  it('change only the fields in the body', async () => {
    const answer = await server.sendJson(
      `${KEYS}${presented.id}`,
      'PATCH',
      { is_active: false },
      ann.headers,
    );
    expect(answer.json()).toEqual({ ...presented, is_active: false });
  });

  it('change nothing for an empty body', async () => {
    const answer = await server.sendJson(`${KEYS}${presented.id}`, 'PATCH', {}, ann.headers);
    expect(answer.json()).toEqual(presented);
  });

  it('delete a key', async () => {
    const answer = await server.send(`${KEYS}${presented.id}/`, { method: 'DELETE', headers: ann.headers });
    expect([answer.status, answer.text]).toEqual([204, '']);
  });
});
