import { createWorld } from '../testing/index.ts';

const setUp = async () => {
  const world = createWorld();
  const ada = await world.signUp('ada');
  return { world, ...ada, update: world.useCases.updateProfile };
};

describe('editing the profile', () => {
  it('changes the name and the bio at once, and replaces a blank name with the username', async () => {
    const { viewer, update } = await setUp();
    const first = await update(viewer, { fullName: ' Ada Lovelace ', bio: 'First\nprogrammer' });
    expect(first).toMatchObject({
      user: { fullName: 'Ada Lovelace', bio: 'First\nprogrammer' },
      isEmailPending: false,
    });
    const second = await update(viewer, { fullName: '  ' });
    expect(second.user).toMatchObject({ fullName: 'ada', bio: 'First\nprogrammer' });
  });

  it.each([
    ['a bio of 501 characters', { bio: 'x'.repeat(501) }, 'bio'],
    ['a name with a NUL', { fullName: 'a\u0000' }, 'full_name'],
    ['an address with a line break', { email: 'a@example.com\nBcc: b@example.com' }, 'email'],
  ])('refuses a profile with %s and changes nothing', async (_what, changes, field) => {
    const { world, user, viewer, update } = await setUp();
    await expect(update(viewer, { fullName: 'New', ...changes })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { [field]: expect.any(Array) } },
    });
    expect((await world.repositories.users.findById(user.id))?.fullName).toBe('ada');
  });
});

describe('changing preferences', () => {
  it('changes only those that are given, and can reset the default privacy', async () => {
    const { world, viewer } = await setUp();
    const set = world.useCases.updatePreferences;
    expect(await set(viewer, { defaultPrivacy: 'public' })).toMatchObject({
      defaultPrivacy: 'public',
      mailOnNewSignIn: true,
    });
    expect(await set(viewer, { defaultPrivacy: null, mailOnAiEdit: true })).toMatchObject({
      defaultPrivacy: null,
      mailOnAiEdit: true,
    });
  });
});

describe('reading the account', () => {
  it('returns its statistics and the limits of its plan', async () => {
    const { world, user, viewer } = await setUp();
    await world.uploadText(user.id, 'picture');
    expect(await world.useCases.getStatistics(viewer)).toMatchObject({
      imageCount: 1,
      storageBytes: 7,
      limits: { apiRequestsPerHour: 100 },
    });
  });

  it('lists activity and credits, newest first, with 1 to 50 entries a page', async () => {
    const { world, user, viewer } = await setUp();
    world.clock.advance(1_000);
    await world.uploadText(user.id, 'picture');
    expect((await world.useCases.listActivity(viewer, 2)).map(({ kind }) => kind)).toEqual([
      'image-uploaded',
      'signed-in',
    ]);
    expect(await world.useCases.listCreditHistory(viewer, 50, null)).toMatchObject({
      entries: [{ kind: 'grant', amount: 100 }],
      hasNext: false,
    });
    for (const limit of [0, 51, 1.5, Number.NaN]) {
      await expect(world.useCases.listActivity(viewer, limit)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      });
    }
  });

  it('is refused for API keys', async () => {
    const { world, user } = await setUp();
    const allowance = { limit: 100, remaining: 1, resetAt: new Date() };
    const key = { kind: 'api-key', userId: user.id, apiKeyId: 'k', allowance } as const;
    await expect(world.useCases.getStatistics(key)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(world.useCases.updateProfile(key, { bio: 'x' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
