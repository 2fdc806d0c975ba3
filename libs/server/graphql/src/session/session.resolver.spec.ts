import { TEXTS } from '@safelight/rules';
import { siteForEach } from '../testing/test-server.ts';

const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { id username email } }`;
const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) {
    __typename
    ... on AuthPayload { tokens { access refresh } user { id username credits } }
    ... on LoginChallenge { kind token }
  }
}`;
const REFRESH = `mutation ($refresh: String!) { refreshSession(refresh: $refresh) { access refresh } }`;

const ANN = {
  username: 'ann',
  email: 'ann@example.com',
  password: 'Secret123',
  passwordConfirm: 'Secret123',
};

describe('registration and login over GraphQL', () => {
  const { site } = siteForEach();

  it('register a user, and return the address to which the verification email was sent', async () => {
    const { data, errors } = await site.ask(REGISTER, { input: ANN });
    expect(errors).toEqual([]);
    expect(data).toEqual({
      register: { id: expect.any(String), username: 'ann', email: 'ann@example.com' },
    });
    expect(site.world.mails()).toHaveLength(1);
  });

  it('name the invalid field of a registration as the schema does', async () => {
    const { data, errors } = await site.ask(REGISTER, { input: { ...ANN, passwordConfirm: 'Other1234' } });
    expect(data).toBeNull();
    expect(errors[0]).toMatchObject({
      message: TEXTS.register.passwordMismatch,
      path: ['register'],
      extensions: {
        code: 'INVALID_INPUT',
        details: { fields: { passwordConfirm: [TEXTS.register.passwordMismatch] } },
      },
    });
  });

  it('refuse a weak password with WEAK_PASSWORD and a taken username with USERNAME_TAKEN', async () => {
    const weak = await site.ask(REGISTER, { input: { ...ANN, password: 'short', passwordConfirm: 'short' } });
    expect(weak.errors[0]?.extensions.code).toBe('WEAK_PASSWORD');
    await site.ask(REGISTER, { input: ANN });
    const taken = await site.ask(REGISTER, { input: { ...ANN, email: 'other@example.com' } });
    expect(taken.errors[0]?.extensions.code).toBe('USERNAME_TAKEN');
  });

  it('verify an email address once by its link, and sign in', async () => {
    await site.ask(REGISTER, { input: ANN });
    const link = new URL(site.world.mails()[0]!.message.text);
    const variables = { uid: link.searchParams.get('uid'), token: link.searchParams.get('token') };
    const VERIFY = `mutation ($uid: ID!, $token: String!) {
      verifyEmail(uid: $uid, token: $token) { tokens { access } user { username credits } }
    }`;
    const first = await site.ask(VERIFY, variables);
    expect(first.data).toMatchObject({ verifyEmail: { user: { username: 'ann', credits: 100 } } });
    const second = await site.ask(VERIFY, variables);
    expect(second.errors[0]).toMatchObject({
      message: TEXTS.verification.alreadyVerified,
      extensions: { code: 'ALREADY_VERIFIED' },
    });
    const garbage = await site.ask(VERIFY, { uid: 'no uuid', token: 'x' });
    expect(garbage.errors[0]?.extensions.code).toBe('INVALID_LINK');
  });

  it('give the same response for known and unknown users when a verification link is sent again', async () => {
    const { data } = await site.ask(REGISTER, { input: ANN });
    const { id } = data?.['register'] as { id: string };
    const RESEND = `mutation ($uid: ID!) { resendVerification(uid: $uid) }`;
    const known = await site.ask(RESEND, { uid: id });
    const unknown = await site.ask(RESEND, { uid: 'nobody' });
    expect(known.data).toEqual({ resendVerification: true });
    expect(unknown.data).toEqual(known.data);
    expect(site.world.queued('resend-verification')).toEqual([{ userId: id }]);
  });

  it('sign in even if the request carries an expired token', async () => {
    await site.signUp('ann');
    const input = { username: 'ann', password: 'Secret123' };
    const { data, errors } = await site.ask(LOGIN, { input }, 'Bearer expired');
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      login: { __typename: 'AuthPayload', user: { username: 'ann', credits: 100 } },
    });
  });

  it('refuse a wrong password, and the right password while the address is not verified', async () => {
    await site.ask(REGISTER, { input: ANN });
    const wrong = await site.ask(LOGIN, { input: { username: 'ann', password: 'Wrong1234' } });
    expect(wrong.errors[0]).toMatchObject({
      message: TEXTS.login.invalidCredentials,
      extensions: { code: 'INVALID_CREDENTIALS' },
    });
    const early = await site.ask(LOGIN, { input: { username: 'ann', password: ANN.password } });
    expect(early.errors[0]).toMatchObject({
      extensions: { code: 'EMAIL_NOT_VERIFIED', details: { userId: expect.any(String) } },
    });
  });

  it('rotate the refresh token, and end the session at logout', async () => {
    const { tokens } = await site.signUp('ann');
    const first = await site.ask(REFRESH, { refresh: tokens.refresh });
    const { refresh } = first.data?.['refreshSession'] as { refresh: string };
    expect(refresh).not.toBe(tokens.refresh);
    const out = await site.ask(`mutation ($refresh: String!) { logout(refresh: $refresh) }`, { refresh });
    expect(out.data).toEqual({ logout: true });
    const after = await site.ask(REFRESH, { refresh });
    expect(after.errors[0]).toMatchObject({
      message: TEXTS.generic.sessionExpired,
      extensions: { code: 'SESSION_EXPIRED' },
    });
  });
});
