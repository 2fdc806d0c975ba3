import { TEXTS } from '@safelight/rules';
import { createWorld } from '../testing/index.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { refreshSession } from './refresh-session.ts';
import { resendVerification } from './resend-verification.ts';

const registration = (changes: object = {}) => ({
  username: 'ada',
  email: 'ada@example.com',
  fullName: 'Ada Lovelace',
  password: 'Secret123',
  passwordConfirm: 'Secret123',
  ...changes,
});

describe('registering', () => {
  it('creates an unverified user and queues one mail with a link on the configured site', async () => {
    const world = createWorld();
    const user = await world.register(registration());
    expect(user).toMatchObject({ username: 'ada', plan: 'free', emailVerifiedAt: null });
    expect(world.mails()).toHaveLength(1);
    expect(world.mails()[0]?.message.text).toContain(`https://site/verify-email?uid=${user.id}&token=`);
  });

  it.each([
    [
      'an address in use, in another case',
      { username: 'bob', email: 'ADA@Example.com' },
      'EMAIL_TAKEN',
      TEXTS.register.emailTaken,
    ],
    [
      'a username in use, in another case',
      { username: 'Ada', email: 'b@example.com' },
      'USERNAME_TAKEN',
      TEXTS.register.usernameTaken,
    ],
    [
      'a password without a digit',
      { username: 'bob', email: 'b@example.com', password: 'Secretabc' },
      'WEAK_PASSWORD',
      TEXTS.register.weakPassword,
    ],
    [
      'passwords that differ',
      { username: 'bob', email: 'b@example.com', passwordConfirm: 'x' },
      'INVALID_INPUT',
      TEXTS.register.passwordMismatch,
    ],
    [
      'a line break in the address',
      { username: 'bob', email: 'b@example.com\r\nBcc: c@example.com' },
      'INVALID_INPUT',
      'Enter a valid email address.',
    ],
  ])('refuses %s and leaves no user and no mail', async (_what, changes, code, message) => {
    const world = createWorld();
    await world.register(registration());
    await expect(world.register(registration(changes))).rejects.toMatchObject({ code, message });
    expect(world.database.tables.users.size).toBe(1);
    expect(world.mails()).toHaveLength(1);
  });
});

describe('verifying an address', () => {
  it('signs in, grants 100 credits once and refuses the link a second time', async () => {
    const world = createWorld();
    const { user, tokens, link } = await world.signUp('ada');
    expect(tokens.access).toBe(`access ${user.id}`);
    expect(await world.repositories.credits.balance(user.id)).toBe(100);
    const again = world.verify({
      userId: user.id,
      token: link.searchParams.get('token') ?? '',
      clientHash: 'c',
    });
    await expect(again).rejects.toMatchObject({ code: 'INVALID_LINK', message: TEXTS.verification.expired });
    expect(await world.repositories.credits.balance(user.id)).toBe(100);
  });

  it('refuses a link after 24 hours and one with a changed character', async () => {
    const world = createWorld();
    const user = await world.register(registration());
    const token = new URL(world.mails()[0]?.message.text ?? '').searchParams.get('token') ?? '';
    const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    await expect(world.verify({ userId: user.id, token: changed, clientHash: 'c' })).rejects.toMatchObject({
      code: 'INVALID_LINK',
    });
    world.clock.advance(24 * 60 * 60 * 1000 + 1);
    await expect(world.verify({ userId: user.id, token, clientHash: 'c' })).rejects.toMatchObject({
      code: 'INVALID_LINK',
    });
  });

  it('sends another link on request, which voids the first, and says nothing about unknown users', async () => {
    const world = createWorld();
    const resend = resendVerification(world);
    const user = await world.register(registration());
    const first = new URL(world.mails()[0]?.message.text ?? '').searchParams.get('token') ?? '';
    await resend(user.id);
    await resend('00000000-0000-4000-8000-000000000000');
    await resend('not an id');
    expect(world.mails()).toHaveLength(2);
    await expect(world.verify({ userId: user.id, token: first, clientHash: 'c' })).rejects.toMatchObject({
      code: 'INVALID_LINK',
    });
  });
});

describe('signing in', () => {
  const signIn = (world: ReturnType<typeof createWorld>, username: string, password: string) =>
    logIn({ ...world, ...world.repositories })({ username, password, clientHash: 'client' });

  it('takes the username in any case and the right password', async () => {
    const world = createWorld();
    const { user } = await world.signUp('ada');
    expect((await signIn(world, 'ADA', 'Secret123')).user.id).toBe(user.id);
  });

  it('says the same for an unknown user and a wrong password', async () => {
    const world = createWorld();
    await world.signUp('ada');
    const refusal = { code: 'INVALID_CREDENTIALS', message: TEXTS.login.invalidCredentials };
    await expect(signIn(world, 'ada', 'Wrong1234')).rejects.toMatchObject(refusal);
    await expect(signIn(world, 'eve', 'Secret123')).rejects.toMatchObject(refusal);
    await expect(signIn(world, 'ada\u0000', 'Secret123')).rejects.toMatchObject(refusal);
  });

  it('refuses an unverified user, and only to who knows the password offers a resend', async () => {
    const world = createWorld();
    const user = await world.register(registration());
    await expect(signIn(world, 'ada', 'Secret123')).rejects.toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      message: 'Please verify your email address before signing in.',
      details: { userId: user.id },
    });
    await expect(signIn(world, 'ada', 'Wrong1234')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });
});

describe('refreshing a session', () => {
  const setUp = async () => {
    const world = createWorld();
    const { tokens } = await world.signUp('ada');
    const refresh = refreshSession(world);
    return { world, tokens, refresh };
  };

  it('gives a new pair, with which it goes on', async () => {
    const { tokens, refresh } = await setUp();
    const next = await refresh({ refresh: tokens.refresh, clientHash: 'client' });
    expect(next.refresh).not.toBe(tokens.refresh);
    await expect(refresh({ refresh: next.refresh, clientHash: 'client' })).resolves.toBeDefined();
  });

  it('lets one of 50 concurrent refreshes win and keeps the session', async () => {
    const { tokens, refresh } = await setUp();
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, () => refresh({ refresh: tokens.refresh, clientHash: 'client' })),
    );
    const won = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(won).toHaveLength(1);
    await expect(refresh({ refresh: won[0]?.refresh ?? '', clientHash: 'client' })).resolves.toBeDefined();
  });

  it('ends the whole session when a used token comes back from another client', async () => {
    const { tokens, refresh } = await setUp();
    const next = await refresh({ refresh: tokens.refresh, clientHash: 'client' });
    await expect(refresh({ refresh: tokens.refresh, clientHash: 'thief' })).rejects.toMatchObject({
      code: 'SESSION_EXPIRED',
    });
    await expect(refresh({ refresh: next.refresh, clientHash: 'client' })).rejects.toMatchObject({
      code: 'SESSION_EXPIRED',
    });
  });

  it('refuses a token after sign-out, after 30 days, and one that never was', async () => {
    const { world, tokens, refresh } = await setUp();
    await logOut({ ...world, ...world.repositories })(tokens.refresh);
    await expect(refresh({ refresh: tokens.refresh, clientHash: 'client' })).rejects.toMatchObject({
      code: 'SESSION_EXPIRED',
    });
    const other = await world.signUp('bob');
    world.clock.advance(31 * 24 * 60 * 60 * 1000);
    await expect(refresh({ refresh: other.tokens.refresh, clientHash: 'client' })).rejects.toMatchObject({
      code: 'SESSION_EXPIRED',
    });
    await expect(refresh({ refresh: 'nonsense', clientHash: 'client' })).rejects.toMatchObject({
      code: 'SESSION_EXPIRED',
    });
  });
});
