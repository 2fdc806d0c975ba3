import { clientAt } from '@safelight/application/testing';
import { ANONYMOUS, type Client } from '@safelight/domain';
import { CLIENT, serverForEach } from '../testing/test-server.ts';

const BODY = {
  name: 'Ann',
  email: 'ann@example.com',
  category: 'general' as const,
  subject: 'Hello',
  message: 'Good\nmorning.',
};

describe('the contact route', () => {
  const { server } = serverForEach();
  const post = (body: unknown, headers = {}, path = '/api/contact/') =>
    server.sendJson(path, 'POST', body, headers);

  /** The messages that were stored. */
  const kept = () => server.world.database.tables.contactMessages;
  const keptAs = (userId: string | null) => ({
    ...BODY,
    id: expect.any(String) as string,
    userId,
    createdAt: server.world.clock.now(),
  });

  it.each(['/api/contact', '/api/contact/'])('accepts a message from a visitor at %s', async (path) => {
    const answer = await post(BODY, {}, path);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(kept()).toEqual([keptAs(null)]);
  });

  it('records the account of a sender who is signed in', async () => {
    const ann = await server.join('ann');
    await post(BODY, ann.headers);
    expect(kept()).toEqual([keptAs(ann.id)]);
  });

  it.each([
    ['nothing', {}, ['name', 'email', 'category', 'subject', 'message']],
    ['a number', { ...BODY, name: 5 }, ['name']],
    ['another category', { ...BODY, category: 'other' }, ['category']],
    ['a message too long', { ...BODY, message: 'x'.repeat(5_001) }, ['message']],
    ['a NUL character', { ...BODY, message: '\u0000' }, ['message']],
    ['an unknown field', { ...BODY, to: 'eve@example.com' }, ['to']],
  ])('refuses %s with an error for each invalid field', async (_, body, fields) => {
    const answer = await post(body);
    expect([answer.status, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    expect(Object.keys((answer.json() as { details: { fields: object } }).details.fields)).toEqual(fields);
    expect(kept()).toEqual([]);
  });

  it('reports in Retry-After when to try again after too many messages', async () => {
    const write = (client: Client) =>
      server.world.useCases.sendContactMessage(ANONYMOUS, { ...BODY, client });
    for (let sent = 0; sent < 10; sent += 1) await write(CLIENT);
    const answer = await post(BODY);
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '3600']);
    await write(clientAt('198.51.100.7'));
    expect(kept()).toHaveLength(11);
  });
});
