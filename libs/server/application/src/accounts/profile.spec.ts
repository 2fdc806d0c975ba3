import { TEXTS } from '@safelight/rules';
import { clientAt, createWorld, tokenOf } from '../testing/index.ts';
import { getStatistics, listActivity, listCreditHistory } from './read-account.ts';
import { updatePreferences, updateProfile } from './update-profile.ts';

const client = clientAt();

const setUp = async () => {
  const world = createWorld();
  const base = { ...world.repositories, ...world };
  const ada = await world.signUp('ada');
  const update = updateProfile(base);
  const emailOf = async () => (await world.repositories.users.findById(ada.user.id))?.email;
  return { world, base, ...ada, update, emailOf };
};

describe('editing the profile', () => {
  it('changes name and bio at once, and a blank name to the username', async () => {
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
  ])('refuses %s and changes nothing', async (_what, changes, field) => {
    const { world, user, viewer, update } = await setUp();
    await expect(update(viewer, { fullName: 'New', ...changes })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { [field]: expect.any(Array) } },
    });
    expect((await world.repositories.users.findById(user.id))?.fullName).toBe('ada');
  });
});

describe('changing the address', () => {
  it('keeps the old one until the link mailed to the new one is opened, and tells the old one', async () => {
    const { world, user, viewer, update, emailOf } = await setUp();
    expect(await update(viewer, { email: 'new@example.com' })).toMatchObject({ isEmailPending: true });
    expect(await emailOf()).toBe('ada@example.com');
    expect(world.mailOf('confirmNewEmail')).toMatchObject({ to: 'new@example.com' });
    expect(world.mailOf('emailChangeAsked')).toMatchObject({ to: 'ada@example.com' });

    const token = tokenOf(world.mailOf('confirmNewEmail')?.text);
    await world.verify({ userId: user.id, token, client });
    expect(await emailOf()).toBe('new@example.com');
    expect(await world.repositories.credits.balance(user.id)).toBe(100);
    await expect(world.verify({ userId: user.id, token, client })).rejects.toMatchObject({
      code: 'INVALID_LINK',
    });
  });

  it('refuses an address of another account, now or by the time the link is opened', async () => {
    const { world, user, viewer, update, emailOf } = await setUp();
    await update(viewer, { email: 'bob@example.com' });
    const token = tokenOf(world.mailOf('confirmNewEmail')?.text);
    await world.signUp('bob');
    const TAKEN = { code: 'EMAIL_TAKEN', message: TEXTS.register.emailTaken };
    await expect(update(viewer, { email: 'BOB@example.com' })).rejects.toMatchObject(TAKEN);
    await expect(world.verify({ userId: user.id, token, client })).rejects.toMatchObject(TAKEN);
    expect(await emailOf()).toBe('ada@example.com');
  });

  it('mails nothing for the same address in another case', async () => {
    const { world, viewer, update } = await setUp();
    const before = world.mails().length;
    expect(await update(viewer, { email: 'ADA@example.com' })).toMatchObject({ isEmailPending: false });
    expect(world.mails()).toHaveLength(before);
  });

  it('refuses the sixth new address within an hour, and mails nobody for it', async () => {
    const { world, viewer, update } = await setUp();
    for (let i = 0; i < 5; i += 1) await update(viewer, { email: `new${i}@example.com` });
    await expect(update(viewer, { email: 'new5@example.com' })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    expect(world.mailOf('confirmNewEmail')?.to).toBe('new4@example.com');
  });
});

describe('preferences', () => {
  it('change one by one, and the default privacy back to none', async () => {
    const { base, viewer } = await setUp();
    const set = updatePreferences(base);
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
  it('counts what is there beside the limits of the plan', async () => {
    const { world, base, user, viewer } = await setUp();
    await world.uploadText(user.id, 'picture');
    expect(await getStatistics(base)(viewer)).toMatchObject({
      imageCount: 1,
      storageBytes: 7,
      limits: { apiRequestsPerHour: 100 },
    });
  });

  it('lists activity and credits, newest first, in pages of 1 to 50', async () => {
    const { world, base, user, viewer } = await setUp();
    world.clock.advance(1_000);
    await world.uploadText(user.id, 'picture');
    expect((await listActivity(base)(viewer, 2)).map(({ kind }) => kind)).toEqual([
      'image-uploaded',
      'signed-in',
    ]);
    expect(await listCreditHistory(base)(viewer, 50, null)).toMatchObject({
      entries: [{ kind: 'grant', amount: 100 }],
      hasNext: false,
    });
    for (const limit of [0, 51, 1.5, Number.NaN]) {
      await expect(listActivity(base)(viewer, limit)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    }
  });

  it('is not for API keys', async () => {
    const { base, user } = await setUp();
    const allowance = { limit: 100, remaining: 1, resetAt: new Date() };
    const key = { kind: 'api-key', userId: user.id, apiKeyId: 'k', allowance } as const;
    await expect(getStatistics(base)(key)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(updateProfile(base)(key, { bio: 'x' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
