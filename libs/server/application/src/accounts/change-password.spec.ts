import { ANONYMOUS } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { clientAt, createWorld } from '../testing/index.ts';

const client = clientAt();
const chosen = { password: 'Changed123', passwordConfirm: 'Changed123' };

const setUp = async () => {
  const world = createWorld();
  const ada = await world.signUp('ada');
  return { world, ...ada, change: world.useCases.changePassword, signIn: world.useCases.logIn };
};

describe('changing a password', () => {
  it('keeps the current session, ends the other sessions and notifies the owner', async () => {
    const { world, user, viewer, change, signIn } = await setUp();
    const elsewhere = await signIn({ username: 'ada', password: 'Secret123', client });
    await change(viewer, { currentPassword: 'Secret123', ...chosen });
    expect(world.endedSessions.has((await world.viewerOf(elsewhere.tokens.access)).familyId)).toBe(true);
    expect(world.endedSessions.has(viewer.familyId)).toBe(false);
    expect(world.mailOf('passwordChanged')).toMatchObject({ to: user.email });
    await expect(signIn({ username: 'ada', password: 'Changed123', client })).resolves.toBeDefined();
  });

  it.each([
    ['a wrong one', 'Wrong1234'],
    ['one of a megabyte', 'x'.repeat(1024 * 1024)],
  ])('refuses %s as the current password', async (_what, currentPassword) => {
    const { viewer, change } = await setUp();
    await expect(change(viewer, { currentPassword, ...chosen })).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
      details: { fields: { current_password: [TEXTS.account.wrongPassword] } },
    });
  });

  it.each([null, ''])('reports %j as a missing current password', async (currentPassword) => {
    const { viewer, change } = await setUp();
    await expect(change(viewer, { currentPassword, ...chosen })).rejects.toMatchObject({
      code: 'PASSWORD_REQUIRED',
      details: { fields: { current_password: [TEXTS.account.passwordRequired] } },
    });
  });

  it('refuses a new password that equals the current one', async () => {
    const { viewer, change } = await setUp();
    const same = { currentPassword: 'Secret123', password: 'Secret123', passwordConfirm: 'Secret123' };
    await expect(change(viewer, same)).rejects.toMatchObject({
      code: 'WEAK_PASSWORD',
      details: { reason: 'current' },
    });
  });

  it.each([
    ['deactivates them and lists them in the email', undefined, false],
    ['keeps them active on request, and lists them in the email too', true, true],
  ])('with API keys: %s', async (_what, keepApiKeys, isActive) => {
    const { world, viewer, change } = await setUp();
    await world.useCases.createApiKey(viewer, 'Laptop');
    const wish = keepApiKeys === undefined ? {} : { keepApiKeys };
    await change(viewer, { currentPassword: 'Secret123', ...chosen, ...wish });
    expect(await world.useCases.listApiKeys(viewer)).toMatchObject([{ name: 'Laptop', isActive }]);
    expect(JSON.parse(world.mailOf('passwordChanged')?.html ?? '')).toMatchObject({
      apiKeys: [{ name: 'Laptop' }],
      areKeysKept: isActive,
    });
  });

  it('refuses even the right password for 15 minutes after ten wrong ones', async () => {
    const { world, viewer, change } = await setUp();
    for (let i = 0; i < 10; i += 1) {
      await change(viewer, { currentPassword: `Wrong${i}abc`, ...chosen }).catch(() => undefined);
    }
    const right = () => change(viewer, { currentPassword: 'Secret123', ...chosen });
    await expect(right()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    world.clock.advance(15 * 60 * 1000);
    await expect(right()).resolves.toBeUndefined();
  });

  it('sets a first password for an account without one, after a recent sign-in', async () => {
    const { world, user, viewer, change } = await setUp();
    await world.repositories.users.setPassword(user.id, null);
    world.clock.advance(10 * 60 * 1000 - 1);
    await change(viewer, { currentPassword: null, ...chosen });
    expect((await world.repositories.users.findById(user.id))?.hasPassword).toBe(true);
  });

  it('refuses to set a first password if the sign-in was more than ten minutes ago', async () => {
    const { world, user, viewer, change } = await setUp();
    await world.repositories.users.setPassword(user.id, null);
    world.clock.advance(10 * 60 * 1000);
    await expect(change(viewer, { currentPassword: null, ...chosen })).rejects.toMatchObject({
      code: 'FRESH_SIGN_IN_REQUIRED',
    });
  });

  it('is refused for API keys', async () => {
    const { user, change } = await setUp();
    const allowance = { limit: 100, remaining: 1, resetAt: new Date() };
    const key = { kind: 'api-key', userId: user.id, apiKeyId: 'k', allowance } as const;
    await expect(change(key, { currentPassword: 'Secret123', ...chosen })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('is refused for visitors', async () => {
    const { change } = await setUp();
    await expect(change(ANONYMOUS, { currentPassword: null, ...chosen })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});
