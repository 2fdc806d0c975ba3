import { clientAt, createWorld, registration, tokenOf } from '../testing/index.ts';

const PASSWORD = 'Secret123';

const setUp = async () => {
  const world = createWorld();
  const ada = await world.signUp('ada');
  const { events } = world.securityLog;
  events.length = 0;
  const signIn = (password = PASSWORD, username = 'ada') =>
    world.useCases.logIn({ username, password, client: clientAt() });
  return { world, ...ada, events, signIn };
};

const refusedWith = (code: string) => expect.objectContaining({ code });

describe('the security log', () => {
  it('records sign-ins of every kind', async () => {
    const world = createWorld();
    const { events } = world.securityLog;
    const { user } = await world.signUp('ada');
    await world.useCases.logIn({ username: 'ada', password: PASSWORD, client: clientAt() });
    world.google.vouch('credential', { email: user.email });
    await world.useCases.signInWithGoogle({ credential: 'credential', client: clientAt() });
    expect(events).toEqual(
      (['link', 'password', 'google'] as const).map((by) => ({
        event: 'sign_in',
        userId: user.id,
        details: { by },
        outcome: 'ok',
      })),
    );
  });

  it('records which account a refused sign-in was for, which the response does not reveal', async () => {
    const { events, signIn, user } = await setUp();
    await expect(signIn('Wrong1234')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS', details: {} });
    await expect(signIn('Wrong1234', 'nobody')).rejects.toMatchObject({ details: {} });
    const refused = { event: 'sign_in', outcome: 'refused', reason: 'INVALID_CREDENTIALS' };
    expect(events).toEqual([
      { ...refused, userId: user.id, details: { by: 'password' } },
      { ...refused, userId: null, details: { by: 'password' } },
    ]);
  });

  it('records sign-ins to unverified accounts, and sign-ins that exceed the rate limit', async () => {
    const { world, events, signIn } = await setUp();
    const { id } = await world.useCases.registerUser(registration('bob'));
    await expect(signIn(PASSWORD, 'bob')).rejects.toEqual(refusedWith('EMAIL_NOT_VERIFIED'));
    expect(events).toMatchObject([{ userId: id, reason: 'EMAIL_NOT_VERIFIED' }]);
    for (let tries = 0; tries < 40; tries += 1) await signIn('Wrong1234').catch(() => null);
    expect(events.at(-1)).toMatchObject({ event: 'sign_in', outcome: 'refused', reason: 'RATE_LIMITED' });
  });

  it('records the use of a stolen refresh token, but no ordinary refreshes', async () => {
    const { world, events, tokens, user } = await setUp();
    const { refresh } = tokens;
    const thief = clientAt('203.0.113.9', 'another browser');
    const renew = (client = clientAt()) => world.useCases.refreshSession({ refresh, client });
    await renew();
    world.clock.advance(60 * 60 * 1000);
    await expect(renew(thief)).rejects.toEqual(refusedWith('SESSION_EXPIRED'));
    await expect(renew(thief)).rejects.toEqual(refusedWith('SESSION_EXPIRED'));
    const refused = { outcome: 'refused', reason: 'SESSION_EXPIRED' };
    expect(events).toEqual([{ event: 'refresh_token.reused', userId: user.id, details: {}, ...refused }]);
  });

  it('records changed and reset passwords, and refused attempts', async () => {
    const { world, events, viewer, user } = await setUp();
    const userId = user.id;
    const chosen = { password: 'Better1234', passwordConfirm: 'Better1234' };
    const change = (currentPassword: string) =>
      world.useCases.changePassword(viewer, { currentPassword, keepApiKeys: true, ...chosen });
    await expect(change('Wrong1234')).rejects.toEqual(refusedWith('WRONG_PASSWORD'));
    await change(PASSWORD);
    await world.jobs.sendPasswordReset({ email: user.email });
    const token = tokenOf(world.mailOf('passwordReset')?.text);
    const again = { password: 'Third12345', passwordConfirm: 'Third12345' };
    await world.useCases.resetPassword({ userId, token, ...again });
    await expect(world.useCases.resetPassword({ userId, token, ...again })).rejects.toEqual(
      refusedWith('INVALID_LINK'),
    );
    const [kept, revoked] = [{ apiKeysKept: true }, { apiKeysKept: false }];
    expect(events).toEqual([
      { event: 'password.changed', userId, details: kept, outcome: 'refused', reason: 'WRONG_PASSWORD' },
      { event: 'password.changed', userId, details: kept, outcome: 'ok' },
      { event: 'password.reset', userId, details: revoked, outcome: 'ok' },
      { event: 'password.reset', userId, details: revoked, outcome: 'refused', reason: 'INVALID_LINK' },
    ]);
  });

  it('records each step of a change of address, and nothing if only the name changes', async () => {
    const { world, events, viewer, user } = await setUp();
    const userId = user.id;
    const { updateProfile, confirmEmailChange, undoEmailChange, cancelEmailChange } = world.useCases;
    await updateProfile(viewer, { fullName: 'Ada', email: user.email });
    const change = { email: 'new@example.com', password: PASSWORD };
    await updateProfile(viewer, change);
    await cancelEmailChange(viewer);
    await updateProfile(viewer, change);
    const link = (kind: 'confirmNewEmail' | 'emailChanged') => ({
      userId,
      token: tokenOf(world.mailOf(kind)?.text),
      client: clientAt(),
    });
    await confirmEmailChange(link('confirmNewEmail'));
    await undoEmailChange(link('emailChanged'));
    expect(events).toEqual(
      [
        'email.change_asked',
        'email.change_cancelled',
        'email.change_asked',
        'email.changed',
        'email.change_undone',
      ].map((event) => ({ event, userId, details: {}, outcome: 'ok' })),
    );
  });

  it('records created, deactivated, activated and deleted API keys by their ids', async () => {
    const { world, events, viewer, user } = await setUp();
    const userId = user.id;
    const { apiKey, key } = await world.useCases.createApiKey(viewer, 'laptop');
    const { id } = apiKey;
    await world.useCases.updateApiKey(viewer, id, { name: 'desktop' });
    await world.useCases.updateApiKey(viewer, id, { isActive: false });
    await world.useCases.updateApiKey(viewer, id, { isActive: true });
    const byKey = await world.useCases.authenticate(`Api-Key ${key}`);
    await expect(world.useCases.createApiKey(byKey, 'more')).rejects.toEqual(refusedWith('FORBIDDEN'));
    await expect(world.useCases.deleteApiKey(byKey, 'x'.repeat(9_999))).rejects.toEqual(
      refusedWith('FORBIDDEN'),
    );
    await world.useCases.deleteApiKey(viewer, id);
    const ofKey = { userId, details: { apiKeyId: id }, outcome: 'ok' };
    const ofNone = { userId, details: { apiKeyId: null }, outcome: 'refused', reason: 'FORBIDDEN' };
    expect(events).toEqual([
      { event: 'api_key.created', ...ofKey },
      { event: 'api_key.deactivated', ...ofKey },
      { event: 'api_key.activated', ...ofKey },
      { event: 'api_key.created', ...ofNone },
      { event: 'api_key.deleted', ...ofNone },
      { event: 'api_key.deleted', ...ofKey },
    ]);
    expect(JSON.stringify(events)).not.toContain(key);
  });

  it('records sessions that their owner ends, and requested exports', async () => {
    const { world, events, viewer, user, signIn } = await setUp();
    const other = await world.viewerOf((await signIn()).tokens.access);
    await signIn();
    events.length = 0;
    await world.useCases.endSession(viewer, other.familyId);
    await world.useCases.endOtherSessions(viewer);
    await world.useCases.requestExport(viewer, PASSWORD);
    const ok = { userId: user.id, outcome: 'ok' };
    expect(events).toEqual([
      { event: 'session.ended', details: { sessionId: other.familyId }, ...ok },
      { event: 'session.others_ended', details: { count: 1 }, ...ok },
      { event: 'account.export_asked', details: {}, ...ok },
    ]);
  });

  it('records requested deletions, and sign-ins that cancel one', async () => {
    const { world, events, viewer, user, signIn } = await setUp();
    const { requestAccountDeletion } = world.useCases;
    const ask = (password: string) => requestAccountDeletion(viewer, { password, username: 'ada' });
    await expect(ask('Wrong1234')).rejects.toEqual(refusedWith('WRONG_PASSWORD'));
    await ask(PASSWORD);
    await signIn();
    expect(events.map(({ event, outcome, userId }) => [event, outcome, userId])).toEqual([
      ['account.deletion_asked', 'refused', user.id],
      ['account.deletion_asked', 'ok', user.id],
      ['sign_in', 'ok', user.id],
      ['account.deletion_cancelled', 'ok', user.id],
    ]);
  });

  it('records blocked and unblocked images with their moderator, and refused attempts', async () => {
    const { world, events, viewer, user } = await setUp();
    const mia = await world.signUp('mia');
    events.length = 0;
    const { uid } = await world.uploadText(user.id, 'picture', 'public');
    const moderator = { ...mia.viewer, role: 'moderator' } as const;
    await expect(world.useCases.blockImage(viewer, uid, 'no')).rejects.toEqual(refusedWith('FORBIDDEN'));
    await world.useCases.blockImage(moderator, uid, 'Shows somebody who did not agree');
    await world.useCases.unblockImage(moderator, uid);
    const byMia = { userId: user.id, details: { imageUid: uid, moderatorId: mia.user.id }, outcome: 'ok' };
    expect(events).toEqual([
      {
        event: 'image.blocked',
        userId: null,
        details: { imageUid: null, moderatorId: user.id },
        outcome: 'refused',
        reason: 'FORBIDDEN',
      },
      { event: 'image.blocked', ...byMia },
      { event: 'image.unblocked', ...byMia },
    ]);
  });

  it('records no errors about invalid input', async () => {
    const { world, events, viewer } = await setUp();
    await expect(world.useCases.createApiKey(viewer, '')).rejects.toEqual(refusedWith('INVALID_INPUT'));
    const short = { currentPassword: PASSWORD, password: 'a', passwordConfirm: 'a' };
    await expect(world.useCases.changePassword(viewer, short)).rejects.toEqual(refusedWith('WEAK_PASSWORD'));
    expect(events).toEqual([]);
  });
});
