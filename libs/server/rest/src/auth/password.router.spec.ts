import { clientAt, tokenOf } from '@safelight/application/testing';
import type { Client } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { CLIENT, MISSING_ID, serverForEach } from '../testing/test-server.ts';

const UNSTORABLE = ['Contains characters that cannot be stored.'];
const UNKNOWN = ['This field is unknown or cannot be set.'];
const REQUIRED = ['This field is required.'];

const NEW = { password: 'Passw0rd', password_confirm: 'Passw0rd' };
const CHANGE = { current_password: 'Secret123', ...NEW };

describe('the password routes', () => {
  const { server, ann } = serverForEach('ann');
  const post = (path: string, body: unknown, headers = {}) =>
    server.sendJson(`/api/auth/password/${path}`, 'POST', body, headers);
  /** The body that sets a new password with the token from Ann's email. */
  const mailedReset = async () => {
    await server.world.useCases.requestPasswordReset({ email: ann.user.email, client: CLIENT });
    await server.world.jobs.sendPasswordReset(server.world.queued('send-password-reset').at(-1)!);
    return { uid: ann.id, token: tokenOf(server.world.mailOf('passwordReset')?.text), ...NEW };
  };
  const isPassword = async (password: string): Promise<boolean> => {
    const credentials = await server.world.repositories.users.findCredentialsById(ann.id);
    return server.world.passwords.verify(credentials?.passwordHash ?? null, password);
  };

  it.each(['reset', 'reset/'])(
    'answer %s for known and unknown addresses with 204 and an empty body',
    async (path) => {
      for (const email of ['ann@example.com', 'nobody@example.com']) {
        const answer = await post(path, { email });
        expect([answer.status, answer.text]).toEqual([204, '']);
      }
    },
  );

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
  ])('refuse a reset request with %s', async (_, body, fields) => {
    const answer = await post('reset/', body);
    expect([answer.status, answer.json()]).toEqual([400, fields]);
  });

  it('report in `detail` and Retry-After when a reset may be requested again', async () => {
    for (let sent = 0; sent < 5; sent += 1) await post('reset/', { email: 'ann@example.com' });
    const answer = await post('reset/', { email: 'ann@example.com' });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '3600']);
    expect(answer.headers['x-ratelimit-limit']).toBeUndefined();
    expect(answer.json()).toEqual({
      detail: TEXTS.generic.tooManyAttempts,
      error: TEXTS.generic.tooManyAttempts,
      code: 'RATE_LIMITED',
      details: { retry_after_seconds: 3_600 },
    });
  });

  it.each(['reset/confirm', 'reset/confirm/'])(
    'set a new password by the link from the email at %s',
    async (path) => {
      const answer = await post(path, await mailedReset());
      expect([answer.status, answer.text]).toEqual([204, '']);
      expect(await isPassword('Passw0rd')).toBe(true);
    },
  );

  it.each([
    ['another token', { token: 'other' }],
    ['another user', { uid: MISSING_ID }],
    ['an unknown user', { uid: "' OR 1=1" }],
  ])('refuse a reset link with %s, with the reason in `detail`', async (_, changes) => {
    const answer = await post('reset/confirm/', { ...(await mailedReset()), ...changes });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ detail: TEXTS.reset.invalidLink, code: 'INVALID_LINK' });
  });

  it.each([
    ['a weak password', { password: 'short' }, { password: [TEXTS.register.weakPassword] }],
    [
      'one of the most common passwords',
      { password: 'Password1' },
      { password: [TEXTS.register.weakPassword, 'Not one of the most used passwords.'] },
    ],
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
  ])('refuse a reset with %s', async (_, changes, fields) => {
    const answer = await post('reset/confirm/', { ...(await mailedReset()), ...changes });
    expect([answer.status, answer.json()]).toEqual([400, fields]);
  });

  it.each(['change', 'change/'])('change the password of the viewer at %s', async (path) => {
    const answer = await post(path, CHANGE, ann.headers);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await isPassword('Passw0rd')).toBe(true);
  });

  it.each([
    ['a wrong current password', 'wrong', 400, { current_password: [TEXTS.account.wrongPassword] }],
    [
      'null as current password',
      null,
      403,
      { code: 'PASSWORD_REQUIRED', detail: TEXTS.account.passwordRequired },
    ],
    ['a missing current password', undefined, 403, { code: 'PASSWORD_REQUIRED' }],
  ])('refuse to change the password with %s', async (_, current_password, status, body) => {
    const answer = await post('change/', { ...CHANGE, current_password }, ann.headers);
    expect([answer.status, answer.json()]).toMatchObject([status, body]);
    expect(await isPassword('Secret123')).toBe(true);
  });

  it('limit the number of reset requests per client network', async () => {
    const { email } = ann.user;
    const ask = (client: Client) => server.world.useCases.requestPasswordReset({ email, client });
    await post('reset/', { email });
    for (let asked = 1; asked < 5; asked += 1) await ask(CLIENT);
    await expect(ask(CLIENT)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(ask(clientAt('198.51.100.7'))).resolves.toBeUndefined();
  });
});
