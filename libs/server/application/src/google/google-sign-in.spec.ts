import { TEXTS } from '@safelight/rules';
import { clientAt, createWorld, registration } from '../testing/index.ts';
import { admitProfile } from './admit-profile.ts';
import { completeGoogleSignIn, signInWithGoogle, startGoogleSignIn } from './google-sign-in.ts';

const client = clientAt();
const redirectUri = 'https://site/auth/google/callback';

const setUp = () => {
  const world = createWorld();
  const complete = completeGoogleSignIn(world);
  const callback = (code: string, changes = {}) =>
    complete({ code, state: 'state', redirectUri, ticket: 'ticket', client, ...changes });
  const credential = (text: string) => signInWithGoogle(world)({ credential: text, client });
  const rows = () => {
    const { users, identities, sessions } = world.database.tables;
    return { users: users.size, identities: identities.length, sessions: sessions.size };
  };
  return { world, callback, credential, rows };
};

const failedWith = (message: string) => ({ code: 'GOOGLE_SIGN_IN_FAILED', message });

describe('the authorization code flow of Google', () => {
  it('is rejected if the server has no Google client ID', async () => {
    const { world } = setUp();
    const without = { ...world, google: null };
    const REFUSED = { code: 'GOOGLE_UNAVAILABLE', message: TEXTS.google.notConfigured };
    await expect(startGoogleSignIn(without)({ redirectUri })).rejects.toMatchObject(REFUSED);
    const input = { code: 'ada', state: 'state', redirectUri, ticket: 'ticket', client };
    await expect(completeGoogleSignIn(without)(input)).rejects.toMatchObject(REFUSED);
    await expect(signInWithGoogle(without)({ credential: 'ada', client })).rejects.toMatchObject(REFUSED);
  });

  it.each([
    'https://evil.example/auth/google/callback',
    'https://site/auth/google/callback/',
    'https://site/auth/google/callback?next=//evil.example',
    'https://site@evil.example/auth/google/callback',
    '',
  ])('redirects only to our own callback, and not to "%s"', async (foreign) => {
    const { world, callback } = setUp();
    world.google.vouch('ada');
    const REFUSED = failedWith(TEXTS.google.incomplete);
    await expect(startGoogleSignIn(world)({ redirectUri: foreign })).rejects.toMatchObject(REFUSED);
    await expect(callback('ada', { redirectUri: foreign })).rejects.toMatchObject(REFUSED);
    expect((await startGoogleSignIn(world)({ redirectUri })).ticket).toBe('ticket');
  });

  it('creates no account or session if state, ticket or code is wrong, and is blocked after 30 attempts', async () => {
    const { world, callback, rows } = setUp();
    world.google.vouch('ada');
    for (const wrong of [{ state: 'other' }, { ticket: 'other' }, { code: 'other' }]) {
      await expect(callback('ada', wrong)).rejects.toMatchObject({ code: 'GOOGLE_SIGN_IN_FAILED' });
    }
    expect(rows()).toEqual({ users: 0, identities: 0, sessions: 0 });
    for (let i = 3; i < 30; i += 1) await callback('guess').catch(() => undefined);
    await expect(callback('ada')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('a new Google identity', () => {
  it('creates a verified account with 100 credits, without a password and with a suggested username', async () => {
    const { world, callback } = setUp();
    world.google.vouch('ada', { fullName: 'Ada Lovelace' });
    const { user } = await callback('ada');
    expect(user).toMatchObject({ email: 'ada@example.com', fullName: 'Ada Lovelace', hasPassword: false });
    expect(user.username).toMatch(/^adalovelace\d{1,3}$/);
    expect(user.emailVerifiedAt).not.toBeNull();
    expect(await world.repositories.credits.balance(user.id)).toBe(100);
    expect(world.mails()).toEqual([]);
  });

  it('is recognized by issuer and subject at the next sign-in, even if its email address has changed', async () => {
    const { world, callback, credential, rows } = setUp();
    world.google.vouch('ada');
    const first = await callback('ada');
    world.google.vouch('ada', { email: 'moved@example.com', isEmailVerified: false });
    const second = await credential('ada');
    expect(second.user.id).toBe(first.user.id);
    expect(second.user.email).toBe('ada@example.com');
    expect(rows()).toEqual({ users: 1, identities: 1, sessions: 2 });
  });

  it('creates only one account if two tabs finish the sign-in at the same time', async () => {
    const { world, callback, rows } = setUp();
    world.google.vouch('ada');
    const [one, two] = await Promise.all([callback('ada'), callback('ada')]);
    expect(one.user.id).toBe(two.user.id);
    expect(rows()).toEqual({ users: 1, identities: 1, sessions: 2 });
  });

  it('gets a username with another number if the suggested one is taken', async () => {
    const { world } = setUp();
    await world.register(registration('grace7'));
    const beginnings = ['00000007', 'aaaaaaaa', '00000008'];
    const ids = {
      ...world.ids,
      uuid: () => (beginnings.shift() ?? 'ffffffff') + world.ids.uuid().slice(8),
    };
    world.google.vouch('grace', { fullName: 'Grace', email: 'hopper@example.com' });
    const admit = admitProfile({ ...world, ids });
    const { user } = await admit(await world.google.verifyCredential('grace'), client);
    expect(user.username).toBe('grace8');
  });

  it('gets a username even if neither its name nor its email address contains a usable letter', async () => {
    const { world, callback } = setUp();
    world.google.vouch('x', { fullName: '松尾 芭蕉', email: '芭蕉@example.com' });
    const { user } = await callback('x');
    expect(user.username).toMatch(/^user\d+$/);
    expect(user.fullName).toBe('松尾 芭蕉');
  });

  it('is rejected if its email address is not verified, whether or not an account has that address', async () => {
    const { world, callback, rows } = setUp();
    await world.signUp('ada');
    for (const code of ['ada', 'new']) {
      world.google.vouch(code, { isEmailVerified: false });
      await expect(callback(code)).rejects.toMatchObject(failedWith(TEXTS.google.unverifiedEmail));
    }
    expect(rows()).toEqual({ users: 1, identities: 0, sessions: 1 });
  });
});

describe('a Google identity with the email address of an existing account', () => {
  it('is not linked to an account that changes its address at the same time', async () => {
    const { world, callback } = setUp();
    const other = await world.register(registration('mallory', { email: 'ada@example.com' }));
    const lock = world.repositories.users.lock;
    // Another process changes the address while the sign-in waits for the lock.
    world.repositories.users.lock = async (id) => {
      if (id === other.id) world.changeUser(id, { email: 'mallory@example.com' });
      return lock(id);
    };
    world.google.vouch('ada', { email: 'ada@example.com' });
    const { user } = await callback('ada');
    expect(user).toMatchObject({ email: 'ada@example.com' });
    expect(user.id).not.toBe(other.id);
    expect(await world.repositories.users.findById(other.id)).toMatchObject({ emailVerifiedAt: null });
  });

  it('is linked to the account if that is verified; its owner keeps the password and is notified', async () => {
    const { world, callback } = setUp();
    const { user } = await world.signUp('ada', clientAt('198.51.100.1', 'another browser'));
    world.google.vouch('ada', { email: 'ADA@example.com' });
    expect((await callback('ada')).user.id).toBe(user.id);
    expect(world.mailOf('newSignIn')).toMatchObject({ to: 'ada@example.com' });
    const byPassword = world.useCases.logIn({ username: 'ada', password: 'Secret123', client });
    await expect(byPassword).resolves.toBeDefined();
    expect(await world.repositories.credits.balance(user.id)).toBe(100);
    const { viewer } = await world.signUp('eve');
    const methods = world.useCases.listSignInMethods;
    expect(await methods({ ...viewer, userId: user.id })).toEqual(['password', 'google']);
    expect(await methods(viewer)).toEqual(['password']);
  });

  it('takes the account over if that is unverified, which then becomes verified and loses its password', async () => {
    const { world, callback } = setUp();
    const squatter = registration('squatter', { email: 'ada@example.com' });
    const { id } = await world.register(squatter);
    world.google.vouch('ada');
    const { user } = await callback('ada');
    expect(user).toMatchObject({ id, hasPassword: false });
    expect(await world.repositories.credits.balance(id)).toBe(100);
    const byPassword = world.useCases.logIn({ username: 'squatter', password: 'Secret123', client });
    await expect(byPassword).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('is not linked to an account that already has a Google identity', async () => {
    const { world, callback } = setUp();
    world.google.vouch('ada');
    await callback('ada');
    world.google.vouch('ada', { subject: 'who has the address now' });
    await expect(callback('ada')).rejects.toMatchObject(failedWith(TEXTS.google.emailTaken));
  });

  it('restores the account within 30 days of the requested deletion, but not later', async () => {
    const { world, callback } = setUp();
    world.google.vouch('ada');
    const { user } = await callback('ada');
    await world.repositories.users.setDeletionRequested(user.id, world.clock.now());
    world.clock.advance(29 * 24 * 60 * 60 * 1000);
    expect((await callback('ada')).user.deletionRequestedAt).toBeNull();
    await world.repositories.users.setDeletionRequested(user.id, world.clock.now());
    world.clock.advance(30 * 24 * 60 * 60 * 1000);
    await expect(callback('ada')).rejects.toMatchObject(failedWith(TEXTS.google.failed));
  });
});
