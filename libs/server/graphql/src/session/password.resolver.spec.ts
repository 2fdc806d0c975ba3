import { sendPasswordReset } from '@safelight/application';
import { tokenOf } from '@safelight/application/testing';
import { TEXTS } from '@safelight/rules';
import { siteForEach } from '../testing/test-server.ts';

const ASK = `mutation ($email: String!) { requestPasswordReset(email: $email) }`;
const USERNAME = `query ($uid: ID!, $token: String!) { passwordResetUsername(uid: $uid, token: $token) }`;
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }`;
const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id hasPassword } }`;
const NEW = { password: 'Fresh1234', passwordConfirm: 'Fresh1234' };

describe('the password mutations', () => {
  const { site, ann } = siteForEach('ann');

  const signIn = async (password: string): Promise<string | null> => {
    const login = `mutation ($input: LoginInput!) { login(input: $input) { __typename } }`;
    const { errors } = await site.ask(login, { input: { username: 'ann', password } });
    return errors[0]?.extensions.code ?? null;
  };

  it('give the same response to a reset request for a known and an unknown address', async () => {
    const known = await site.ask(ASK, { email: 'ann@example.com' });
    const unknown = await site.ask(ASK, { email: 'nobody@example.com' });
    expect(known.data).toEqual({ requestPasswordReset: true });
    expect(unknown.text).toBe(known.text);
    expect(site.world.queued('send-password-reset')).toHaveLength(2);
  });

  it('refuse a reset for an invalid email address', async () => {
    const { errors } = await site.ask(ASK, { email: 'ann@example.com\r\nBcc: b@example.com' });
    expect(errors[0]).toMatchObject({ extensions: { code: 'INVALID_INPUT', details: { fields: {} } } });
  });

  it('report after how many seconds to retry when one network sends too many reset requests', async () => {
    for (let i = 0; i < 5; i += 1) await site.ask(ASK, { email: 'ann@example.com' });
    const { data, errors } = await site.ask(ASK, { email: 'ann@example.com' });
    expect(data).toBeNull();
    expect(errors[0]).toMatchObject({
      message: TEXTS.generic.tooManyAttempts,
      extensions: { code: 'RATE_LIMITED', details: { retryAfterSeconds: expect.any(Number) } },
    });
  });

  it.each([
    ['another token', { token: 'other' }],
    ['an unknown user', { uid: 'garbage' }],
    ['no user', { uid: '' }],
  ])('refuse a reset link with %s', async (_, changes) => {
    const input = { uid: ann.user.id, token: 'x', ...NEW, ...changes };
    const { errors } = await site.ask(RESET, { input });
    expect(errors[0]).toMatchObject({
      message: TEXTS.reset.invalidLink,
      extensions: { code: 'INVALID_LINK' },
    });
  });

  it('set a new password once by the link from the email, and end all sessions', async () => {
    await sendPasswordReset(site.world)({ email: 'ann@example.com' });
    const token = tokenOf(site.world.mailOf('passwordReset')?.text);
    const input = { uid: ann.user.id, token, ...NEW };
    const username = async () => (await site.ask(USERNAME, { uid: input.uid, token })).data;
    expect(await username()).toEqual({ passwordResetUsername: 'ann' });
    expect((await site.ask(RESET, { input })).data).toEqual({ resetPassword: true });
    expect(await username()).toEqual({ passwordResetUsername: null });
    expect((await site.ask(RESET, { input })).errors[0]?.extensions.code).toBe('INVALID_LINK');
    expect((await site.ask('{ me { id } }', {}, ann.token)).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect([await signIn('Secret123'), await signIn(NEW.password)]).toEqual(['INVALID_CREDENTIALS', null]);
  });

  it.each(['garbage', ''])('name nobody for a link with the user %j', async (uid) => {
    const { data } = await site.ask(USERNAME, { uid, token: 'x' });
    expect(data).toEqual({ passwordResetUsername: null });
  });

  it('change the password if the current one is given, and keep the session', async () => {
    const input = { currentPassword: 'Secret123', ...NEW };
    expect((await site.ask(CHANGE, { input }, ann.token)).data).toEqual({
      changePassword: { id: ann.user.id, hasPassword: true },
    });
    expect((await site.ask('{ me { username } }', {}, ann.token)).data).toEqual({ me: { username: 'ann' } });
    expect([await signIn('Secret123'), await signIn(NEW.password)]).toEqual(['INVALID_CREDENTIALS', null]);
  });

  it.each([
    ['a wrong current password', { currentPassword: 'Wrong1234' }, 'WRONG_PASSWORD', 'currentPassword'],
    ['null', { currentPassword: null }, 'PASSWORD_REQUIRED', 'currentPassword'],
    ['a weak new password', { password: 'short', passwordConfirm: 'short' }, 'WEAK_PASSWORD', 'password'],
    ['two different new passwords', { passwordConfirm: 'Other1234' }, 'INVALID_INPUT', 'passwordConfirm'],
  ])('do not change the password for %s', async (_, changes, code, field) => {
    const input = { currentPassword: 'Secret123', ...NEW, ...changes };
    const { data, errors } = await site.ask(CHANGE, { input }, ann.token);
    expect(data).toBeNull();
    expect(errors[0]).toMatchObject({
      extensions: { code, details: { fields: { [field]: [expect.any(String)] } } },
    });
    expect(await signIn('Secret123')).toBeNull();
  });
});
