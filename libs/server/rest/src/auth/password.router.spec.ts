import { TEXTS } from '@safelight/rules';
import { ANN } from '../testing/world.ts';
import { CLIENT, startTestServer, type TestServer } from '../testing/test-server.ts';

const SIGNED_IN = { Authorization: 'Bearer ann' };
const UNSTORABLE = ['Contains characters that cannot be stored.'];
const UNKNOWN = ['This field is unknown or cannot be set.'];
const REQUIRED = ['This field is required.'];

const RESET = { uid: ANN, token: 'link', password: 'Passw0rd', password_confirm: 'Passw0rd' };
const CHANGE = { current_password: 'right', password: 'Passw0rd', password_confirm: 'Passw0rd' };

describe('password routes', () => {
  let server: TestServer;
  const post = (path: string, body: unknown, headers = {}) =>
    server.sendJson(`/api/auth/password/${path}`, 'POST', body, headers);

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each(['reset', 'reset/'])('answers %s for any address with 204 and nothing else', async (path) => {
    for (const email of ['ann@example.com', 'nobody@example.com']) {
      const answer = await post(path, { email });
      expect([answer.status, answer.text]).toEqual([204, '']);
    }
  });

  it.each([
    ['an impossible address', { email: 'ann' }, { email: ['Enter a valid email address.'] }],
    [
      'an address too long',
      { email: `${'a'.repeat(300)}@b.co` },
      { email: ['Enter a valid email address.'] },
    ],
    [
      'an address with a line break',
      { email: 'a@b.co\r\nBcc: c@d.co' },
      { email: ['Enter a valid email address.'] },
    ],
    ['a list', { email: ['a@b.co'] }, { email: ['This field must be text.'] }],
    ['a lone surrogate', { email: '\ud800@b.co' }, { email: UNSTORABLE }],
    ['nothing', {}, { email: REQUIRED }],
    ['an unknown field', { email: 'a@b.co', admin: true }, { admin: UNKNOWN }],
  ])('refuses %s', async (_, body, fields) => {
    const answer = await post('reset/', body);
    expect([answer.status, answer.json()]).toEqual([400, fields]);
  });

  it('says when to come back after too many attempts, in detail', async () => {
    const answer = await post('reset/', { email: 'often@example.com' });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '77']);
    expect(answer.headers['x-ratelimit-limit']).toBeUndefined();
    expect(answer.json()).toEqual({
      detail: TEXTS.generic.tooManyAttempts,
      error: TEXTS.generic.tooManyAttempts,
      code: 'RATE_LIMITED',
      details: { retry_after_seconds: 77 },
    });
  });

  it.each(['reset/confirm', 'reset/confirm/'])('sets a password by the mailed link at %s', async (path) => {
    const answer = await post(path, RESET);
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it.each([
    ['another token', { ...RESET, token: 'other' }],
    ['a user who is none', { ...RESET, uid: "' OR 1=1" }],
  ])('refuses the link with %s in detail', async (_, body) => {
    const answer = await post('reset/confirm/', body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ detail: TEXTS.reset.invalidLink, code: 'INVALID_LINK' });
  });

  it.each([
    ['a weak password', { password: 'short' }, { password: [TEXTS.register.weakPassword] }],
    ['a password too long', { password: 'aA1'.repeat(99) }, { password: [TEXTS.register.weakPassword] }],
    [
      'passwords that differ',
      { password_confirm: 'x' },
      { password_confirm: [TEXTS.register.passwordMismatch] },
    ],
    ['NUL in a token', { token: '\u0000' }, { token: UNSTORABLE }],
    ['a number', { uid: 5 }, { uid: ['This field must be text.'] }],
    ['no confirmation', { password_confirm: undefined }, { password_confirm: REQUIRED }],
    ['an unknown field', { email: 'a@b.co' }, { email: UNKNOWN }],
  ])('refuses a reset with %s', async (_, changes, fields) => {
    const answer = await post('reset/confirm/', { ...RESET, ...changes });
    expect([answer.status, answer.json()]).toEqual([400, fields]);
  });

  it.each(['change', 'change/'])('changes the password of who is signed in at %s', async (path) => {
    const answer = await post(path, CHANGE, SIGNED_IN);
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it.each([
    ['a wrong one', 'wrong'],
    ['none', null],
    ['one left out', undefined],
  ])('refuses to change it for %s', async (_, current_password) => {
    const answer = await post('change/', { ...CHANGE, current_password }, SIGNED_IN);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({ current_password: [TEXTS.account.wrongPassword] });
  });

  it('refuses visitors and API keys before it looks at what they send', async () => {
    expect((await post('change/', { nonsense: 5 })).status).toBe(401);
    const answer = await post('change/', { nonsense: 5 }, { Authorization: 'Api-Key ann-key' });
    expect([answer.status, answer.json()]).toMatchObject([403, { code: 'FORBIDDEN' }]);
  });

  it('tells the use case where the request comes from', async () => {
    const asked: unknown[] = [];
    const site = await startTestServer({ requestPasswordReset: async (input) => void asked.push(input) });
    await site.sendJson('/api/auth/password/reset/', 'POST', { email: 'a@b.co' });
    await site.close();
    expect(asked).toEqual([{ email: 'a@b.co', client: CLIENT }]);
  });
});
