import { TEXTS } from '@safelight/rules';
import { clientAt, createWorld, registration, tokenOf } from '../testing/index.ts';

const client = clientAt();
const chosen = { password: 'Changed123', passwordConfirm: 'Changed123' };
const INVALID_LINK = { code: 'INVALID_LINK', message: TEXTS.reset.invalidLink };

const setUp = async () => {
  const world = createWorld();
  const ada = await world.signUp('ada');
  const ask = world.useCases.requestPasswordReset;
  const send = world.jobs.sendPasswordReset;
  const reset = world.useCases.resetPassword;
  const signIn = world.useCases.logIn;
  /** Requests a reset, runs the job and returns the token from the email. */
  const tokenFor = async (email: string): Promise<string> => {
    await ask({ email, client });
    for (const payload of world.queued('send-password-reset').slice(-1)) await send(payload);
    return tokenOf(world.mailOf('passwordReset')?.text);
  };
  return { world, ...ada, ask, send, reset, signIn, tokenFor };
};

describe('requesting a password reset', () => {
  it('queues the same job for every address, but emails only an address that has an account', async () => {
    const { world, user, ask, send } = await setUp();
    const before = world.mails().length;
    await ask({ email: 'ADA@example.com ', client });
    await ask({ email: 'nobody@example.com', client });
    expect(world.queued('send-password-reset')).toHaveLength(2);
    expect(world.mails()).toHaveLength(before);
    for (const payload of world.queued('send-password-reset')) await send(payload);
    expect(world.mails()).toHaveLength(before + 1);
    expect(world.mailOf('passwordReset')).toMatchObject({
      to: 'ada@example.com',
      text: expect.stringContaining(`https://site/reset-password?uid=${user.id}&token=`),
      html: expect.stringContaining('"username":"ada"'),
    });
  });

  it('refuses an email address with a line break, and queues no job', async () => {
    const { world, ask } = await setUp();
    const attempt = ask({ email: 'ada@example.com\r\nBcc: eve@example.com', client });
    await expect(attempt).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(world.queued('send-password-reset')).toHaveLength(0);
  });

  it('refuses the sixth request for one address and the 21st from one network within an hour', async () => {
    const { ask } = await setUp();
    for (let i = 0; i < 5; i += 1) await ask({ email: 'ada@example.com', client });
    await expect(ask({ email: 'ada@example.com', client })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    for (let i = 0; i < 15; i += 1) await ask({ email: `user${i}@example.com`, client });
    await expect(ask({ email: 'new@example.com', client })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('emails that are requested from several networks', () => {
  it('are sent to one account at most five times an hour, and further requests return no error', async () => {
    const { world, user, ask, send } = await setUp();
    const askFrom = (place: number) => ask({ email: user.email, client: clientAt(`198.51.100.${place}`) });
    for (let place = 0; place < 8; place += 1) await expect(askFrom(place)).resolves.toBeUndefined();
    for (const payload of world.queued('send-password-reset')) await send(payload);
    const sent = () => world.mails().filter(({ message }) => message.subject === 'passwordReset');
    expect(sent()).toHaveLength(5);
    world.clock.advance(60 * 60 * 1000);
    await send({ email: user.email });
    expect(sent()).toHaveLength(6);
  });

  it('are sent to one unverified address at most five times an hour', async () => {
    const { world } = await setUp();
    const bob = await world.register(registration('bob'));
    const before = world.mails().length;
    for (let i = 0; i < 8; i += 1) await world.jobs.sendVerificationAgain({ userId: bob.id });
    expect(world.mails()).toHaveLength(before + 5);
  });

  it('are counted while no transaction is open, so that a job never holds two connections to the database', async () => {
    const { world, user } = await setUp();
    const bob = await world.register(registration('bob'));
    const { rateCounters } = world.repositories;
    const { transaction } = world.unitOfWork;
    const add = rateCounters.add;
    const mailsBefore = world.mails().length;
    let open = 0;
    const countedDuring: number[] = [];
    rateCounters.add = (...attempt) => {
      countedDuring.push(open);
      return add(...attempt);
    };
    world.unitOfWork.transaction = async (work) => {
      open += 1;
      return transaction.call(world.unitOfWork, work).finally(() => (open -= 1)) as ReturnType<typeof work>;
    };
    await world.jobs.sendPasswordReset({ email: user.email });
    await world.jobs.sendVerificationAgain({ userId: bob.id });
    expect(countedDuring).toEqual([0, 0]);
    const sent = world.mails().slice(mailsBefore);
    expect(sent.map(({ message }) => message.to)).toEqual([user.email, bob.email]);
  });
});

describe('resetting a password', () => {
  it('sets the password, ends all sessions, notifies the owner and invalidates the link', async () => {
    const { world, user, viewer, reset, signIn, tokenFor } = await setUp();
    const token = await tokenFor(user.email);
    await reset({ userId: user.id, token, ...chosen });
    expect(world.endedSessions.has(viewer.familyId)).toBe(true);
    expect(world.mailOf('passwordChanged')).toMatchObject({
      to: user.email,
      html: expect.stringContaining('"username":"ada"'),
    });
    await expect(signIn({ username: 'ada', password: 'Secret123', client })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    await expect(signIn({ username: 'ada', password: 'Changed123', client })).resolves.toBeDefined();
    await expect(reset({ userId: user.id, token, ...chosen })).rejects.toMatchObject(INVALID_LINK);
  });

  it('accepts only one of two simultaneous uses of a link', async () => {
    const { user, reset, tokenFor } = await setUp();
    const token = await tokenFor(user.email);
    const both = await Promise.allSettled([
      reset({ userId: user.id, token, ...chosen }),
      reset({ userId: user.id, token, ...chosen }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('refuses a link that is altered, belongs to another user, was replaced, or is older than an hour', async () => {
    const { world, user, reset, tokenFor } = await setUp();
    const bob = await world.signUp('bob');
    const earlier = await tokenFor(user.email);
    const token = await tokenFor(user.email);
    const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    for (const attempt of [
      { userId: user.id, token: changed },
      { userId: bob.user.id, token },
      { userId: user.id, token: earlier },
      { userId: '', token: '' },
    ]) {
      await expect(reset({ ...attempt, ...chosen })).rejects.toMatchObject(INVALID_LINK);
    }
    world.clock.advance(60 * 60 * 1000);
    await expect(reset({ userId: user.id, token, ...chosen })).rejects.toMatchObject(INVALID_LINK);
  });

  it('deactivates the API keys of the account', async () => {
    const { world, user, viewer, reset, tokenFor } = await setUp();
    const { key } = await world.useCases.createApiKey(viewer, 'of a thief');
    await reset({ userId: user.id, token: await tokenFor(user.email), ...chosen });
    await expect(world.useCases.authenticate(`Api-Key ${key}`)).rejects.toMatchObject({
      code: 'INVALID_API_KEY',
    });
  });

  it('refuses a link for verifying an address', async () => {
    const { world, reset } = await setUp();
    const bob = await world.register(registration('bob'));
    const token = tokenOf(world.mailOf('verification')?.text);
    await expect(reset({ userId: bob.id, token, ...chosen })).rejects.toMatchObject(INVALID_LINK);
  });

  it('refuses a weak password and a confirmation that differs, and the link stays valid', async () => {
    const { user, reset, tokenFor } = await setUp();
    const token = await tokenFor(user.email);
    const weak = reset({ userId: user.id, token, password: 'short', passwordConfirm: 'short' });
    await expect(weak).rejects.toMatchObject({ code: 'WEAK_PASSWORD' });
    const other = reset({ userId: user.id, token, ...chosen, passwordConfirm: 'x' });
    await expect(other).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { password_confirm: [TEXTS.register.passwordMismatch] } },
    });
    await expect(reset({ userId: user.id, token, ...chosen })).resolves.toBeUndefined();
  });

  it('also verifies the address of an unverified account, and grants the free credits once', async () => {
    const { world, reset, tokenFor, signIn } = await setUp();
    const bob = await world.register(registration('bob'));
    const other = { password: 'Another123', passwordConfirm: 'Another123' };
    await reset({ userId: bob.id, token: await tokenFor(bob.email), ...other });
    await reset({ userId: bob.id, token: await tokenFor(bob.email), ...chosen });
    expect(await world.repositories.credits.balance(bob.id)).toBe(100);
    await expect(signIn({ username: 'bob', password: 'Changed123', client })).resolves.toBeDefined();
  });

  it('cancels an unconfirmed change of address, which a thief may have requested', async () => {
    const { world, user, viewer, reset, tokenFor } = await setUp();
    await world.useCases.updateProfile(viewer, { email: 'thief@example.com', password: 'Secret123' });
    const stolen = tokenOf(world.mailOf('confirmNewEmail')?.text);
    await reset({ userId: user.id, token: await tokenFor(user.email), ...chosen });
    const link = { userId: user.id, token: stolen, client };
    await expect(world.useCases.confirmEmailChange(link)).rejects.toMatchObject({ code: 'INVALID_LINK' });
  });
});

describe('asking for whom a link can set a new password', () => {
  it('returns the username until the link is used, and null for links that are altered, replaced or expired', async () => {
    const { world, user, reset, tokenFor } = await setUp();
    const read = (token: string, userId = user.id) => world.useCases.readResetLink({ userId, token, client });
    const earlier = await tokenFor(user.email);
    const token = await tokenFor(user.email);
    const bob = await world.signUp('bob');
    expect([await read(token), await read(token)]).toEqual(['ada', 'ada']);
    expect(await read(earlier)).toBeNull();
    expect(await read(`${token}x`)).toBeNull();
    expect(await read(token, bob.user.id)).toBeNull();
    await reset({ userId: user.id, token, ...chosen });
    expect(await read(token)).toBeNull();
    const old = await tokenFor(user.email);
    world.clock.advance(60 * 60 * 1000);
    expect(await read(old)).toBeNull();
  });

  it('is refused after thirty wrong links from one network, and right links do not count', async () => {
    const { world, user, tokenFor } = await setUp();
    const token = await tokenFor(user.email);
    const ask = (asked: string, from = client) =>
      world.useCases.readResetLink({ userId: user.id, token: asked, client: from });
    for (let i = 0; i < 40; i += 1) expect(await ask(token)).toBe('ada');
    for (let i = 0; i < 30; i += 1) expect(await ask(`wrong${i}`)).toBeNull();
    await expect(ask('wrong')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await ask(token, clientAt('198.51.100.7'))).toBe('ada');
  });
});
