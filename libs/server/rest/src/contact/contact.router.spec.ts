import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { ANN } from '../testing/world.ts';
import { CLIENT, startTestServer, type TestServer } from '../testing/test-server.ts';

const BODY = {
  name: 'Ann',
  email: 'ann@example.com',
  category: 'general',
  subject: 'Hello',
  message: 'Good\nmorning.',
};

describe('the contact route', () => {
  let server: TestServer;
  let asked: unknown[] = [];
  const post = (body: unknown, headers = {}, path = '/api/contact/') =>
    server.sendJson(path, 'POST', body, headers);

  beforeAll(async () => {
    server = await startTestServer({
      sendContactMessage: async (viewer, input) => {
        if (input.subject === 'again') {
          throw new DomainError('RATE_LIMITED', TEXTS.generic.tooManyAttempts, { retryAfterSeconds: 77 });
        }
        asked.push([viewer.kind === 'anonymous' ? null : viewer.userId, input]);
      },
    });
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => server.close());

  it.each(['/api/contact', '/api/contact/'])('takes a message of anyone at %s', async (path) => {
    const answer = await post(BODY, {}, path);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(asked).toEqual([[null, { ...BODY, client: CLIENT }]]);
  });

  it('says who is signed in', async () => {
    await post(BODY, { Authorization: 'Bearer ann' });
    expect(asked).toEqual([[ANN, { ...BODY, client: CLIENT }]]);
  });

  it.each([
    ['nothing', {}, ['name', 'email', 'category', 'subject', 'message']],
    ['a number', { ...BODY, name: 5 }, ['name']],
    ['another category', { ...BODY, category: 'other' }, ['category']],
    ['a message too long', { ...BODY, message: 'x'.repeat(5_001) }, ['message']],
    ['NUL', { ...BODY, message: '\u0000' }, ['message']],
    ['an unknown field', { ...BODY, to: 'eve@example.com' }, ['to']],
  ])('refuses %s by field', async (_, body, fields) => {
    const answer = await post(body);
    expect([answer.status, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    expect(Object.keys((answer.json() as { details: { fields: object } }).details.fields)).toEqual(fields);
    expect(asked).toEqual([]);
  });

  it('says when to come back after too many', async () => {
    const answer = await post({ ...BODY, subject: 'again' });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '77']);
  });
});
