import { clientAt, registration, tokenOf } from '@safelight/application/testing';
import { TEXTS } from '@safelight/rules';
import { CLIENT, MISSING_ID, serverForEach } from '../testing/test-server.ts';

describe('the registration and login routes', () => {
  const { server, ann } = serverForEach('ann');
  const post = (path: string, body: unknown) => server.sendJson(`/api/auth/${path}`, 'POST', body);

  /** A user who registered but has not opened the verification link. */
  let unverified: { readonly id: string; readonly token: string };
  beforeEach(async () => {
    const { id } = await server.world.register(registration('new'));
    unverified = { id, token: tokenOf(server.world.mailOf('verification')?.text) };
  });

  const presented = (id: string, username: string, email = `${username}@example.com`) => ({
    user: { id, username, email, created_at: server.world.clock.now().toISOString() },
  });
  const TOKENS = { access: expect.stringMatching(/^access\./), refresh: expect.any(String) };
  const right = { username: 'ann', password: 'Secret123' };
  const signUp = {
    username: 'bob',
    email: 'b@example.com',
    password: 'Passw0rd',
    password_confirm: 'Passw0rd',
  };

  it('register a user, and return the user without the password', async () => {
    const answer = await post('register/', signUp);
    expect(answer.status).toBe(201);
    const { id } = (await server.world.repositories.users.findByEmail('b@example.com'))!;
    expect(answer.json()).toEqual(presented(id, 'bob', 'b@example.com'));
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('derive a username from the name if none is given, and then need no repeated password', async () => {
    const answer = await post('register', { name: 'Ann Lee', email: 'a@example.com', password: 'Passw0rd' });
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({ user: { username: expect.stringMatching(/^annlee\d{1,3}$/) } });
  });

  it.each([
    ['a taken address', { ...signUp, email: 'ann@example.com' }, { email: [TEXTS.register.emailTaken] }],
    ['a taken username', { ...signUp, username: 'Ann' }, { username: [TEXTS.register.usernameTaken] }],
    [
      'passwords that differ',
      { ...signUp, password_confirm: 'other' },
      { password_confirm: [TEXTS.register.passwordMismatch] },
    ],
    [
      'missing fields',
      { username: 'bob' },
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
  ])('answer a registration with only the expected field errors for %s', async (_, body, fields) => {
    const answer = await post('register/', body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual(fields);
  });

  it('sign in with username and password', async () => {
    const answer = await post('login/', right);
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      ...presented(ann.id, 'ann'),
      tokens: TOKENS,
      deletion_cancelled: false,
    });
  });

  it('refuse a wrong password, with a readable text in `detail`', async () => {
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

  it('refuse a login with an unverified address, and return the id for resending the verification link', async () => {
    const answer = await post('login/', { username: 'new', password: 'Secret123' });
    expect(answer.status).toBe(403);
    expect(answer.json()).toMatchObject({
      detail: TEXTS.login.notVerified,
      details: { user_id: unverified.id },
    });
  });

  it('sign in even if the request carries an expired token', async () => {
    const answer = await server.sendJson('/api/auth/login/', 'POST', right, {
      Authorization: 'Bearer stale',
    });
    expect(answer.status).toBe(200);
  });

  it('rotate a refresh token, and store the client that sent it', async () => {
    const answer = await post('token/refresh/', { refresh: ann.tokens.refresh });
    expect(answer.json()).toEqual(TOKENS);
    const { refresh } = answer.json() as { refresh: string };
    expect(refresh).not.toBe(ann.tokens.refresh);
    const token = await server.world.repositories.refreshTokens.findByHash(
      server.world.secrets.hash(refresh),
    );
    expect(token).toMatchObject({ userId: ann.id, clientHash: CLIENT.hash });
  });

  it('end the session if a used refresh token is sent', async () => {
    const { refreshSession } = server.world.useCases;
    await refreshSession({ refresh: ann.tokens.refresh, client: clientAt('198.51.100.7', 'a thief') });
    const answer = await post('token/refresh', { refresh: ann.tokens.refresh });
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({ detail: TEXTS.generic.sessionExpired, code: 'SESSION_EXPIRED' });
  });

  it('end the session at logout, with an empty response', async () => {
    const answer = await post('logout/', { refresh: ann.tokens.refresh });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await post('token/refresh/', { refresh: ann.tokens.refresh })).status).toBe(401);
  });

  it.each(['', '/'])(
    'replace a mistyped email address before it is verified, at register/email%s',
    async (slash) => {
      const fields = { username: 'new', password: 'Secret123', email: 'right@example.com' };
      const answer = await post(`register/email${slash}`, fields);
      expect([answer.status, answer.json()]).toMatchObject([200, { user: { email: 'right@example.com' } }]);
      const wrong = await post('register/email/', { ...fields, password: 'Wrong1234' });
      expect([wrong.status, wrong.json()]).toMatchObject([401, { code: 'INVALID_CREDENTIALS' }]);
      const taken = await post('register/email/', { ...fields, email: 'ann@example.com' });
      expect([taken.status, taken.json()]).toEqual([400, { email: [TEXTS.register.emailTaken] }]);
    },
  );

  it('do not use up a verification link when a program only checks it with HEAD', async () => {
    const { id, token } = unverified;
    const path = `/api/auth/verify-email/${id}/${token}/`;
    for (let i = 0; i < 2; i += 1) {
      expect((await server.send(path, { method: 'HEAD' })).status).toBe(204);
    }
    expect((await server.send(path)).status).toBe(200);
    const again = await server.send(path);
    expect([again.status, again.json()]).toMatchObject([
      400,
      { code: 'ALREADY_VERIFIED', detail: TEXTS.verification.alreadyVerified },
    ]);
  });

  it.each(['', '/'])('verify an address and sign in, with "%s" at the end of the link', async (slash) => {
    const { id, token } = unverified;
    const answer = await server.send(`/api/auth/verify-email/${id}/${token}${slash}`);
    expect(answer.json()).toEqual({
      ...presented(id, 'new'),
      tokens: TOKENS,
      deletion_cancelled: false,
    });
  });

  it.each([
    ['with another token', () => `${unverified.id}/other`],
    ['of another user', () => `${ann.id}/${unverified.token}`],
    ['of an unknown user', () => `not-a-uuid/${unverified.token}`],
    ['with SQL in it', () => `${unverified.id}/%27%20OR%201=1`],
  ])('refuse a verification link %s', async (_, link) => {
    const answer = await server.send(`/api/auth/verify-email/${link()}/`);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ detail: TEXTS.verification.expired, code: 'INVALID_LINK' });
  });

  it.each([
    ['an unverified user', () => ({ uid: unverified.id })],
    ['a verified user', () => ({ uid: ann.id })],
    ['nobody', () => ({ uid: MISSING_ID })],
    ['no id', () => ({ uid: 'nobody' })],
  ])(
    'answer a request to resend the verification link for %s with 204 and an empty body',
    async (_, body) => {
      const answer = await post('resend-verification/', body());
      expect([answer.status, answer.text]).toEqual([204, '']);
    },
  );
});
