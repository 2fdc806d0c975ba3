import type { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { clientAt, createWorld, registration } from '../testing/index.ts';
import { logIn } from './log-in.ts';

const setUp = async () => {
  const world = createWorld();
  const { user } = await world.signUp('ada', clientAt('198.51.100.1'));
  const run = logIn(world);
  const signIn = (username: string, password: string, client = clientAt()) =>
    run({ username, password, client });
  return { world, user, signIn };
};

const WRONG = { code: 'INVALID_CREDENTIALS', message: TEXTS.login.invalidCredentials };
const LIMITED = { code: 'RATE_LIMITED', message: TEXTS.generic.tooManyAttempts };
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

describe('signing in', () => {
  it('accepts the right password, and accepts the username in upper or lower case', async () => {
    const { user, signIn } = await setUp();
    expect((await signIn('ADA', 'Secret123')).user.id).toBe(user.id);
  });

  it('accepts a username that was copied from an email, with the word joiners that prevent links', async () => {
    const { world, signIn } = await setUp();
    const { user } = await world.signUp('ada.lovelace');
    expect((await signIn('ada.\u2060lovelace', 'Secret123')).user.id).toBe(user.id);
  });

  it.each([
    ['150 letters that each take two UTF-16 units', '𐎠'],
    ['150 letters that become two each in lower case', 'İ'],
  ])('accepts a username of %s, because signing up accepts it', async (_, letter) => {
    const username = letter.repeat(150);
    const { world, signIn } = await setUp();
    const { id } = await world.register(registration(username, { email: 'long@example.com' }));
    await world.repositories.users.markEmailVerified(id, world.clock.now());
    expect((await signIn(username, 'Secret123')).user.id).toBe(id);
  });

  it('returns the same error for an unknown user, a wrong password and an invalid username', async () => {
    const { signIn } = await setUp();
    await expect(signIn('ada', 'Wrong1234')).rejects.toMatchObject(WRONG);
    await expect(signIn('eve', 'Secret123')).rejects.toMatchObject(WRONG);
    await expect(signIn('ada\u0000', 'Secret123')).rejects.toMatchObject(WRONG);
    await expect(signIn('x'.repeat(10_000), 'Secret123')).rejects.toMatchObject(WRONG);
  });

  it('refuses an unverified user, and offers to resend the link only if the password is right', async () => {
    const { world, signIn } = await setUp();
    const user = await world.register(registration('bob'));
    await expect(signIn('bob', 'Secret123')).rejects.toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      message: 'Please verify your email address before signing in.',
      details: { userId: user.id },
    });
    await expect(signIn('bob', 'Wrong1234')).rejects.toMatchObject(WRONG);
  });

  it('refuses a correct password if it is changed while it is being checked', async () => {
    const { world, user } = await setUp();
    const passwords = {
      ...world.passwords,
      verify: async () => {
        await world.repositories.users.setPassword(user.id, 'hashed Other1234');
        return true;
      },
    };
    const run = logIn({ ...world, passwords });
    const attempt = run({ username: 'ada', password: 'Secret123', client: clientAt() });
    await expect(attempt).rejects.toMatchObject(WRONG);
  });
});

describe('rate limits of sign-in attempts', () => {
  const guess = async (
    signIn: Awaited<ReturnType<typeof setUp>>['signIn'],
    times: number,
    address: string,
  ) => {
    const codes: string[] = [];
    for (let i = 0; i < times; i += 1) {
      await signIn('ada', `Wrong${i}abc`, clientAt(address)).catch((error: unknown) =>
        codes.push((error as DomainError).code),
      );
    }
    return codes;
  };

  it('refuse more than 10 of 200 guesses from one network, but let the owner sign in from another network', async () => {
    const { signIn } = await setUp();
    const codes = await guess(signIn, 200, '203.0.113.9');
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(190);
    await expect(signIn('ada', 'Secret123', clientAt('192.0.2.77'))).resolves.toBeDefined();
    await expect(signIn('ada', 'Secret123', clientAt('203.0.113.9'))).rejects.toMatchObject(LIMITED);
  });

  it('allow only 10 password checks if one network sends 200 guesses at the same time', async () => {
    const { signIn } = await setUp();
    const all = await Promise.allSettled(
      Array.from({ length: 200 }, () => signIn('ada', 'Wrong1234', clientAt('203.0.113.9'))),
    );
    const limited = all.filter((one) => one.status === 'rejected' && one.reason.code === 'RATE_LIMITED');
    expect(limited).toHaveLength(190);
  });

  it('refuse more than 100 guesses an hour from 20 networks, except from a network the owner has used', async () => {
    const { signIn } = await setUp();
    for (let i = 0; i < 20; i += 1) await guess(signIn, 5, `203.0.113.${i}`);
    await expect(signIn('ada', 'Secret123', clientAt('192.0.2.77'))).rejects.toMatchObject(LIMITED);
    await expect(signIn('ada', 'Secret123', clientAt('198.51.100.1'))).resolves.toBeDefined();
  });

  it('refuse more than 30 guesses from one network for many accounts, and treat an IPv6 /64 as one network', async () => {
    const { signIn } = await setUp();
    const codes: string[] = [];
    for (let i = 0; i < 40; i += 1) {
      const client = clientAt(`2001:db8:1:2::${i.toString(16)}`);
      await signIn(`user${i}`, 'Wrong1234', client).catch((error: unknown) =>
        codes.push((error as DomainError).code),
      );
    }
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(30);
    await expect(signIn('eve', 'x', clientAt('2001:db8:1:3::1'))).rejects.toMatchObject(WRONG);
  });

  it('accept the right password again after 15 minutes', async () => {
    const { world, signIn } = await setUp();
    await guess(signIn, 11, '203.0.113.9');
    world.clock.advance(15 * 60 * 1000);
    await expect(signIn('ada', 'Secret123', clientAt('203.0.113.9'))).resolves.toBeDefined();
  });

  it('do not apply to 40 sign-ins in a row with the right password', async () => {
    const { signIn } = await setUp();
    for (let i = 0; i < 40; i += 1) await signIn('ada', 'Secret123');
    await expect(signIn('ada', 'Secret123')).resolves.toBeDefined();
  });
});

describe('the email about a sign-in from a new device', () => {
  it('is sent once per device, not for the first session, a new network or a new browser version', async () => {
    const { world, signIn } = await setUp();
    expect(world.mailOf('newSignIn')).toBeUndefined();
    const phone = clientAt('192.0.2.5', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1');
    await signIn('ada', 'Secret123', phone);
    await signIn('ada', 'Secret123', phone);
    const notices = world.mails().filter(({ message }) => message.subject === 'newSignIn');
    expect(notices).toHaveLength(1);
    expect(notices[0]?.message.text).toContain('Safari on iOS');
  });

  it('is not sent to a user who disabled emails about new sign-ins', async () => {
    const { world, signIn } = await setUp();
    const firefox = (version: string) => `Mozilla/5.0 (X11; Linux x86_64; rv:${version}) Firefox/${version}`;
    await signIn('ada', 'Secret123', clientAt('192.0.2.5', firefox('130.0')));
    await signIn('ada', 'Secret123', clientAt('198.51.100.7', firefox('130.0')));
    await signIn('ada', 'Secret123', clientAt('2001:db8::7', firefox('131.0.1')));
    expect(world.mails().filter(({ message }) => message.subject === 'newSignIn')).toHaveLength(1);
  });

  it('is not sent to a user who disabled all notices', async () => {
    const { world, user, signIn } = await setUp();
    world.changeUser(user.id, { mailOnNewSignIn: false });
    await signIn('ada', 'Secret123', clientAt('192.0.2.5', 'another browser'));
    expect(world.mailOf('newSignIn')).toBeUndefined();
  });

  it('is queued if and only if the session is created', async () => {
    const { world } = await setUp();
    const failing = logIn({
      ...world,
      admitUser: async (...args) => {
        await world.admitUser(...args);
        throw new Error('the database went away');
      },
    });
    const attempt = failing({
      username: 'ada',
      password: 'Secret123',
      client: clientAt('192.0.2.5', 'another browser'),
    });
    await expect(attempt).rejects.toThrow('the database went away');
    expect(world.mailOf('newSignIn')).toBeUndefined();
    expect(world.database.tables.sessions.size).toBe(1);
  });
});

describe('signing in to an account with a requested deletion', () => {
  it('cancels the deletion within 30 days, and makes the images visible again', async () => {
    const { world, user, signIn } = await setUp();
    const { uid } = await world.uploadText(user.id, 'picture', 'public');
    await world.repositories.users.setDeletionRequested(user.id, world.clock.now());
    expect(await world.repositories.images.find(uid)).toBeNull();
    world.clock.advance(MONTH_MS - 1);
    expect((await signIn('ada', 'Secret123')).user.deletionRequestedAt).toBeNull();
    expect(await world.repositories.images.find(uid)).not.toBeNull();
  });

  it('refuses the sign-in after 30 days, even before the account is purged', async () => {
    const { world, user, signIn } = await setUp();
    await world.repositories.users.setDeletionRequested(user.id, world.clock.now());
    world.clock.advance(MONTH_MS);
    await expect(signIn('ada', 'Secret123')).rejects.toMatchObject(WRONG);
  });
});
