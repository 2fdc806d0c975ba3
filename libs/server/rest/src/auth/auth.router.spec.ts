import { TEXTS } from '@safelight/rules';
import { ANN, NOW } from '../testing/world.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const ANN_USER = { id: ANN, username: 'ann', email: 'ann@example.com', created_at: NOW.toISOString() };

describe('auth routes', () => {
  let server: TestServer;
  const post = (path: string, body: unknown) => server.sendJson(`/api/auth/${path}`, 'POST', body);

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const signUp = {
    username: 'ann',
    email: 'a@example.com',
    password: 'Passw0rd',
    password_confirm: 'Passw0rd',
  };

  it('registers and answers the user, never the password', async () => {
    const answer = await post('register/', signUp);
    expect(answer.status).toBe(201);
    expect(answer.json()).toEqual({ user: { ...ANN_USER, email: 'a@example.com' } });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('makes a username when only a name is given, and takes the password as confirmed', async () => {
    const answer = await post('register', { name: 'Ann Lee', email: 'a@example.com', password: 'Passw0rd' });
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({ user: { username: expect.stringMatching(/^annlee\d{1,3}$/) } });
  });

  it.each([
    ['a taken address', { ...signUp, email: 'taken@example.com' }, { email: [TEXTS.register.emailTaken] }],
    ['a taken username', { ...signUp, username: 'taken' }, { username: [TEXTS.register.usernameTaken] }],
    [
      'passwords that differ',
      { ...signUp, password_confirm: 'other' },
      { password_confirm: [TEXTS.register.passwordMismatch] },
    ],
    [
      'missing fields',
      { username: 'ann' },
      { email: ['This field is required.'], password: ['This field is required.'] },
    ],
    ['a number for a text', { ...signUp, email: 5 }, { email: ['This field must be text.'] }],
    [
      'NUL in a text',
      { ...signUp, full_name: 'a\u0000b' },
      { full_name: ['Contains characters that cannot be stored.'] },
    ],
    [
      'a lone surrogate',
      { ...signUp, username: '\ud800' },
      { username: ['Contains characters that cannot be stored.'] },
    ],
    [
      'no confirmation',
      { ...signUp, password_confirm: undefined },
      { password_confirm: ['This field is required.'] },
    ],
    [
      'neither username nor name',
      { email: 'a@b.co', password: 'x' },
      { username: ['This field is required.'] },
    ],
  ])('answers exactly the field errors for %s', async (_, body, fields) => {
    const answer = await post('register/', body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual(fields);
  });

  it('signs in by username and password', async () => {
    const answer = await post('login/', { username: 'ann', password: 'right' });
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ user: ANN_USER, tokens: { access: 'access', refresh: 'refresh' } });
  });

  it('refuses a wrong password with the text for a person in detail', async () => {
    const answer = await post('login', { username: 'ann', password: 'wrong' });
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toContain('Bearer');
    expect(answer.json()).toEqual({
      detail: TEXTS.login.invalidCredentials,
      error: TEXTS.login.invalidCredentials,
      code: 'INVALID_CREDENTIALS',
      details: {},
    });
  });

  it('names the user to resend to when the address is not verified', async () => {
    const answer = await post('login/', { username: 'new', password: 'right' });
    expect(answer.status).toBe(403);
    expect(answer.json()).toMatchObject({ detail: TEXTS.login.notVerified, details: { user_id: ANN } });
  });

  it('signs in whatever stale credentials the request carries', async () => {
    const body = { username: 'ann', password: 'right' };
    const answer = await server.sendJson('/api/auth/login/', 'POST', body, { Authorization: 'Bearer stale' });
    expect(answer.status).toBe(200);
  });

  it('rotates a refresh token for this client', async () => {
    const answer = await post('token/refresh/', { refresh: 'refresh' });
    expect(answer.json()).toEqual({ access: 'access for this client', refresh: 'next' });
  });

  it('ends the session on a spent refresh token', async () => {
    const answer = await post('token/refresh', { refresh: 'spent' });
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({ detail: TEXTS.generic.sessionExpired, code: 'SESSION_EXPIRED' });
  });

  it('signs out with nothing to say', async () => {
    const answer = await post('logout/', { refresh: 'refresh' });
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it('verifies an address and signs in, with and without the trailing slash', async () => {
    for (const path of [`/api/auth/verify-email/${ANN}/link/`, `/api/auth/verify-email/${ANN}/link`]) {
      const answer = await server.send(path);
      expect(answer.json()).toEqual({ user: ANN_USER, tokens: { access: 'access', refresh: 'refresh' } });
    }
  });

  it.each([`${ANN}/other`, 'not-a-uuid/link', `${ANN}/%27%20OR%201=1`])(
    'refuses the verification link %s',
    async (link) => {
      const answer = await server.send(`/api/auth/verify-email/${link}/`);
      expect(answer.status).toBe(400);
      expect(answer.json()).toMatchObject({ detail: TEXTS.verification.expired, code: 'INVALID_LINK' });
    },
  );

  it.each([{ uid: ANN }, { uid: 'nobody' }, { uid: '\u0000' }, {}])(
    'answers a resend for %j with 204 and nothing else',
    async (body) => {
      const answer = await post('resend-verification/', body);
      expect([answer.status, answer.text]).toEqual([204, '']);
    },
  );
});
