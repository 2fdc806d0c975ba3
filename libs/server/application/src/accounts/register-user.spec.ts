import { TEXTS } from '@safelight/rules';
import { clientAt, createWorld, registration, tokenOf } from '../testing/index.ts';

const client = clientAt();

describe('registering', () => {
  it("creates an unverified user and queues one email with a link to the site's configured address", async () => {
    const world = createWorld();
    const user = await world.register(registration('ada'));
    expect(user).toMatchObject({ username: 'ada', plan: 'free', emailVerifiedAt: null, hasPassword: true });
    expect(world.mails()).toHaveLength(1);
    const mail = world.mailOf('verification');
    expect(mail?.text).toContain(`https://site/verify-email?uid=${user.id}&token=`);
    expect(JSON.parse(mail?.html ?? '')).toMatchObject({ username: user.username });
  });

  it('addresses people by their display name in emails, or by their username if they have none', async () => {
    const world = createWorld();
    await world.register(registration('ada', { fullName: 'Ada Lovelace' }));
    expect(world.mailOf('verification')?.html).toContain('"name":"Ada Lovelace"');
    await world.register(registration('bob'));
    expect(world.mailOf('verification')?.html).toContain('"name":"bob"');
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
    ['a password without a digit', { password: 'Secretabc' }, 'WEAK_PASSWORD', TEXTS.register.weakPassword],
    [
      'the username as password',
      { username: 'Secret123', password: 'sEcret123' },
      'WEAK_PASSWORD',
      TEXTS.register.weakPassword,
    ],
    ['a common password', { password: 'PassWord1' }, 'WEAK_PASSWORD', TEXTS.register.weakPassword],
    ['passwords that differ', { passwordConfirm: 'x' }, 'INVALID_INPUT', TEXTS.register.passwordMismatch],
    [
      'a line break in the address',
      { email: 'b@example.com\r\nBcc: c@example.com' },
      'INVALID_INPUT',
      'Enter a valid email address.',
    ],
    [
      'a line break in the name',
      { fullName: 'Bob\r\nBcc: c@example.com' },
      'INVALID_INPUT',
      'Use one line of text.',
    ],
    [
      'a name of 101 characters',
      { fullName: 'x'.repeat(101) },
      'INVALID_INPUT',
      'Use at most 100 characters.',
    ],
  ])('refuses %s, and creates no user and no email', async (_what, changes, code, message) => {
    const world = createWorld();
    await world.register(registration('ada'));
    const second = world.register(registration('bob', changes));
    await expect(second).rejects.toMatchObject({ code, message });
    expect(world.database.tables.users.size).toBe(1);
    expect(world.mails()).toHaveLength(1);
  });

  it('accepts ten accounts an hour from one network, and refuses the eleventh', async () => {
    const world = createWorld();
    for (let i = 0; i < 10; i += 1) await world.register(registration(`user${i}`, { client }));
    await expect(world.register(registration('eleventh', { client }))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: TEXTS.generic.tooManyAttempts,
      details: { retryAfterSeconds: 3_600 },
    });
    const elsewhere = registration('eleventh', { client: clientAt('192.0.2.2') });
    await expect(world.register(elsewhere)).resolves.toBeDefined();
  });

  it.each([
    ['a common one', { password: 'PassWord1', passwordConfirm: 'PassWord1' }, 'common'],
    ['the username', { username: 'Secret123' }, 'username'],
    ['one that breaks the rules', { password: 'short' }, undefined],
  ])(
    'refuses a weak password, and names the rule only if the form cannot check it: %s',
    async (_, changes, reason) => {
      const error: unknown = await createWorld()
        .register(registration('bob', changes))
        .catch((refused: unknown) => refused);
      expect(error).toMatchObject({
        code: 'WEAK_PASSWORD',
        details: { fields: { password: [TEXTS.register.weakPassword] } },
      });
      expect((error as { details: { reason?: string } }).details.reason).toBe(reason);
    },
  );
});

describe('a username', () => {
  it('is stored in one normalized spelling, which makes its other spellings unavailable', async () => {
    const world = createWorld();
    const user = await world.register(registration('zoe', { username: 'Zoe\u0308' }));
    expect(user.username).toBe('Zoë');
    const again = registration('other', { username: 'ZOË' });
    await expect(world.register(again)).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
  });

  it.each([
    ['reserved', 'Support', 'USERNAME_TAKEN'],
    ['the email address of another user', 'bob@example.com', 'INVALID_INPUT'],
  ])('is refused if it is %s', async (_what, username, code) => {
    const attempt = createWorld().register(registration('ada', { username }));
    await expect(attempt).rejects.toMatchObject({
      code,
      details: { fields: { username: [expect.any(String)] } },
    });
  });

  it("may be the user's own email address", async () => {
    const own = registration('ada', { username: 'Ada@example.com' });
    await expect(createWorld().register(own)).resolves.toMatchObject({ username: 'Ada@example.com' });
  });
});

describe('verifying an email address', () => {
  it('starts a session, grants 100 credits once, and reports that the link was used before', async () => {
    const world = createWorld();
    const { user, viewer, link } = await world.signUp('ada');
    expect(viewer).toMatchObject({ userId: user.id });
    expect(await world.repositories.credits.balance(user.id)).toBe(100);
    const again = world.verify({ userId: user.id, token: tokenOf(link.href), client });
    await expect(again).rejects.toMatchObject({
      code: 'ALREADY_VERIFIED',
      message: TEXTS.verification.alreadyVerified,
    });
    expect(await world.repositories.credits.balance(user.id)).toBe(100);
  });

  it('refuses a link that is altered, belongs to another user, or is older than 24 hours', async () => {
    const world = createWorld();
    const user = await world.register(registration('ada'));
    const token = tokenOf(world.mailOf('verification')?.text);
    const bob = await world.register(registration('bob'));
    const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    for (const attempt of [
      { userId: user.id, token: changed },
      { userId: bob.id, token },
      { userId: 'not an id', token },
    ]) {
      await expect(world.verify({ ...attempt, client })).rejects.toMatchObject({ code: 'INVALID_LINK' });
    }
    world.clock.advance(24 * 60 * 60 * 1000);
    await expect(world.verify({ userId: user.id, token, client })).rejects.toMatchObject({
      code: 'INVALID_LINK',
    });
  });

  it('is refused for a network that tried 30 links within 15 minutes', async () => {
    const world = createWorld();
    const user = await world.register(registration('ada'));
    const token = tokenOf(world.mailOf('verification')?.text);
    const guess = () => world.verify({ userId: user.id, token: 'guess', client });
    for (let i = 0; i < 30; i += 1) await expect(guess()).rejects.toMatchObject({ code: 'INVALID_LINK' });
    await expect(guess()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const owner = world.verify({ userId: user.id, token, client: clientAt('192.0.2.2') });
    await expect(owner).resolves.toBeDefined();
  });
});

describe('a mistyped email address of an unverified account', () => {
  const setUp = async () => {
    const world = createWorld();
    const user = await world.register(registration('ada', { email: 'ada@exmaple.com' }));
    const first = tokenOf(world.mailOf('verification')?.text);
    const correct = (changes: { password?: string; email?: string } = {}) =>
      world.useCases.correctEmail({
        username: 'ada',
        password: 'Secret123',
        email: 'ada@example.com',
        client,
        ...changes,
      });
    return { world, user, first, correct };
  };

  it('is corrected for every username with which an account was created', async () => {
    const world = createWorld();
    const username = '𐎠'.repeat(150);
    const { id } = await world.register(registration(username, { email: 'ada@exmaple.com' }));
    const right = { username, password: 'Secret123', email: 'ada@example.com', client };
    expect(await world.useCases.correctEmail(right)).toMatchObject({ id, email: 'ada@example.com' });
  });

  it('is corrected with the right password, which invalidates the link that was sent first', async () => {
    const { world, user, first, correct } = await setUp();
    expect(await correct()).toMatchObject({ id: user.id, email: 'ada@example.com' });
    expect(world.mailOf('verification')).toMatchObject({ to: 'ada@example.com' });
    await expect(world.verify({ userId: user.id, token: first, client })).rejects.toMatchObject({
      code: 'INVALID_LINK',
    });
    const token = tokenOf(world.mailOf('verification')?.text);
    await expect(world.verify({ userId: user.id, token, client })).resolves.toBeDefined();
    await expect(correct({ email: 'other@example.com' })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });

  it('no longer opens the account: a link for a new password that was sent to it before stops working', async () => {
    const { world, user, correct } = await setUp();
    await world.jobs.sendPasswordReset({ email: 'ada@exmaple.com' });
    const token = tokenOf(world.mailOf('passwordReset')?.text);
    await correct();
    const reset = { userId: user.id, token, password: 'Stolen123', passwordConfirm: 'Stolen123' };
    await expect(world.useCases.resetPassword(reset)).rejects.toMatchObject({ code: 'INVALID_LINK' });
    expect(await world.repositories.users.findById(user.id)).toMatchObject({ emailVerifiedAt: null });
  });

  it('gets no link that a job sends while the address is being corrected', async () => {
    const { world, user } = await setUp();
    const mailsBefore = world.mails().length;
    // Another process corrects the address while the job waits for the lock.
    world.repositories.users.lock = async (id) => world.changeUser(id, { email: 'ada@example.com' });
    await world.jobs.sendPasswordReset({ email: 'ada@exmaple.com' });
    expect(world.mails()).toHaveLength(mailsBefore);
    world.changeUser(user.id, { email: 'ada@exmaple.com' });
    await world.jobs.sendVerificationAgain({ userId: user.id });
    expect(world.mailOf('verification')).toMatchObject({ to: 'ada@example.com' });
  });

  it('is not corrected with a wrong password, nor to an address that is taken or invalid', async () => {
    const { world, user, correct } = await setUp();
    await world.signUp('bob');
    for (const [changes, code] of [
      [{ password: 'Wrong1234' }, 'INVALID_CREDENTIALS'],
      [{ email: 'bob@example.com' }, 'EMAIL_TAKEN'],
      [{ email: 'nowhere' }, 'INVALID_INPUT'],
    ] as const) {
      await expect(correct(changes)).rejects.toMatchObject({ code });
    }
    expect((await world.repositories.users.findById(user.id))?.email).toBe('ada@exmaple.com');
  });
});

describe('requesting another verification link', () => {
  const setUp = () => {
    const world = createWorld();
    const resend = world.useCases.resendVerification;
    const send = world.jobs.sendVerificationAgain;
    const runJobs = async (): Promise<void> => {
      for (const payload of world.queued('resend-verification')) await send(payload);
    };
    return { world, resend, runJobs };
  };

  it('queues the same job for known and unknown users, but emails only unverified ones', async () => {
    const { world, resend, runJobs } = setUp();
    const user = await world.register(registration('ada'));
    const verified = await world.signUp('bob');
    const first = tokenOf(world.mails()[0]?.message.text);
    const mailsBefore = world.mails().length;
    for (const id of [user.id, verified.user.id, '00000000-0000-4000-8000-000000000000']) {
      await resend(id, client);
    }
    expect(world.queued('resend-verification')).toHaveLength(3);
    expect(world.mails()).toHaveLength(mailsBefore);
    await runJobs();
    expect(world.mails()).toHaveLength(mailsBefore + 1);
    await expect(world.verify({ userId: user.id, token: first, client })).rejects.toMatchObject({
      code: 'INVALID_LINK',
    });
    const second = tokenOf(world.mailOf('verification')?.text);
    await expect(world.verify({ userId: user.id, token: second, client })).resolves.toBeDefined();
  });

  it('does nothing and returns no error for an invalid id', async () => {
    const { world, resend } = setUp();
    await resend('not an id \u0000', client);
    expect(world.queued('resend-verification')).toHaveLength(0);
  });

  it('refuses the sixth request for one account within an hour', async () => {
    const { world, resend } = setUp();
    const user = await world.register(registration('ada'));
    for (let i = 0; i < 5; i += 1) await resend(user.id, client);
    await expect(resend(user.id, client)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
