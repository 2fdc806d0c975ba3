import { TEXTS } from '@safelight/rules';
import { siteForEach } from '../testing/test-server.ts';

const CREATE = `mutation ($name: String!) {
  createApiKey(name: $name) { key apiKey { id name prefix lastFour isActive requestsCount requestsLimit } }
}`;
const UPDATE = `mutation ($id: ID!, $input: UpdateApiKeyInput!) {
  updateApiKey(id: $id, input: $input) { name isActive }
}`;
const DELETE = `mutation ($id: ID!) { deleteApiKey(id: $id) }`;

describe('API keys', () => {
  const { site, ann } = siteForEach('ann');

  const create = async (name = 'Laptop') => {
    const { data } = await site.ask(CREATE, { name }, ann.token);
    return data?.['createApiKey'] as { key: string; apiKey: { id: string } };
  };

  it('are readable only in the response that creates them; the list contains prefix and last four characters', async () => {
    const { key, apiKey } = await create();
    expect(key).toHaveLength(43);
    expect(apiKey).toMatchObject({
      name: 'Laptop',
      prefix: key.slice(0, 8),
      lastFour: key.slice(-4),
      requestsLimit: 100,
    });
    const { data, text } = await site.ask(`{ apiKeys { id name prefix lastUsed createdAt } }`, {}, ann.token);
    expect(data).toMatchObject({ apiKeys: [{ id: apiKey.id, name: 'Laptop', lastUsed: null }] });
    expect(text).not.toContain(key);
  });

  it('require a name of at least three characters', async () => {
    const { errors } = await site.ask(CREATE, { name: 'ab' }, ann.token);
    expect(errors[0]).toMatchObject({
      message: TEXTS.apiKeys.nameTooShort,
      extensions: { code: 'INVALID_INPUT', details: { fields: { name: [TEXTS.apiKeys.nameTooShort] } } },
    });
  });

  it('are renamed and deactivated; null keeps the value of a field', async () => {
    const { apiKey } = await create();
    const off = await site.ask(UPDATE, { id: apiKey.id, input: { isActive: false, name: null } }, ann.token);
    expect(off.data).toEqual({ updateApiKey: { name: 'Laptop', isActive: false } });
  });

  it('authenticate requests while they are active, but cannot create keys', async () => {
    const { key, apiKey } = await create();
    const me = await site.ask(`{ me { username } }`, {}, `Api-Key ${key}`);
    expect(me.data).toEqual({ me: { username: 'ann' } });
    const manage = await site.ask(CREATE, { name: 'Another' }, `Api-Key ${key}`);
    expect(manage.errors[0]?.extensions.code).toBe('FORBIDDEN');
    await site.ask(UPDATE, { id: apiKey.id, input: { isActive: false } }, ann.token);
    const after = await site.ask(`{ me { username } }`, {}, `Api-Key ${key}`);
    expect(after.errors[0]?.extensions.code).toBe('INVALID_API_KEY');
  });

  it('can be deleted by their owner', async () => {
    const { apiKey } = await create();
    expect((await site.ask(DELETE, { id: apiKey.id }, ann.token)).data).toEqual({ deleteApiKey: apiKey.id });
    expect((await site.ask(`{ apiKeys { id } }`, {}, ann.token)).data).toEqual({ apiKeys: [] });
  });
});
