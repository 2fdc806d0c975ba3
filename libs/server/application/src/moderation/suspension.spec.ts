import { ANONYMOUS, type Viewer } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { deliverImage } from '../images/deliver-image.ts';
import { DeliveryIndex } from '../images/delivery-index.ts';
import { makeDerivative } from '../images/make-derivative.ts';
import { EndedSessions } from '../sessions/ended-sessions.ts';
import { clientAt, createWorld, entriesOf } from '../testing/index.ts';
import { listSuspendedAccounts, reopenAccount, suspendAccount } from './suspend-account.ts';

const REASON = 'Uploads of other people’s photos';
const SUSPENDED = { code: 'ACCOUNT_SUSPENDED', message: TEXTS.account.suspended };
const password = 'Secret123';

const setUp = async () => {
  const world = createWorld();
  const ada = await world.signUp('ada');
  const image = await world.uploadText(ada.user.id, 'picture', 'public');
  const { key } = await world.useCases.createApiKey(ada.viewer, 'Laptop', password);
  const deliver = deliverImage({ ...world, makeDerivative: makeDerivative(world) });
  const bytes = () =>
    deliver(ANONYMOUS, { uid: image.uid, rendition: 'full', formats: [], signedFor: null } as const);
  const signIn = () => world.useCases.logIn({ username: 'ada', password, client: clientAt() });
  /** Signs in, and returns the viewer of the session. */
  const enter = async (): Promise<Viewer> =>
    world.useCases.authenticate(`Bearer ${(await signIn()).tokens.access}`);
  const suspend = suspendAccount(world);
  return { world, ...ada, image, key, bytes, signIn, enter, suspend, reopen: reopenAccount(world) };
};

describe('suspending an account', () => {
  it('ends its sessions and keys, hides its pictures, and emails its owner the reason and the support address', async () => {
    const { world, user, viewer, tokens, key, bytes, suspend } = await setUp();
    await bytes();
    expect(await suspend('ADA', ` ${REASON} `)).toEqual({ userId: user.id, username: 'ada' });
    const { authenticate, refreshSession } = world.useCases;
    await expect(authenticate(`Bearer ${tokens.access}`)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(refreshSession({ refresh: tokens.refresh, client: clientAt() })).rejects.toMatchObject({
      code: 'SESSION_EXPIRED',
    });
    await expect(authenticate(`Api-Key ${key}`)).rejects.toMatchObject(SUSPENDED);
    await expect(bytes()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(world.endedSessions.has(viewer.familyId)).toBe(true);
    expect(world.mailOf('accountSuspended')).toMatchObject({ to: user.email });
    expect(JSON.parse(world.mailOf('accountSuspended')?.html ?? '')).toMatchObject({
      reason: REASON,
      supportEmail: 'support@example.org',
    });
    expect(world.queued('stop-renewals')).toEqual([{ userId: user.id }]);
  });

  it('applies in other processes at once: to sessions, caches and open connections', async () => {
    const { world, viewer, image, key, suspend } = await setUp();
    const byKey = await world.useCases.authenticate(`Api-Key ${key}`);
    const others = { ended: new EndedSessions(world), index: new DeliveryIndex(world) };
    expect(await others.index.image(image.uid)).not.toBeNull();
    const bob = await world.signUp('bob');
    const stopped = new Set<Viewer>();
    world.useCases.watchAccess((isConcerned) => {
      for (const one of [viewer, byKey, bob.viewer, ANONYMOUS]) if (isConcerned(one)) stopped.add(one);
    });
    await suspend('ada', REASON);
    expect(others.ended.has(viewer.familyId)).toBe(true);
    expect(await others.index.image(image.uid)).toBeNull();
    expect([...stopped]).toEqual(expect.arrayContaining([viewer, byKey]));
    expect(stopped.size).toBe(2);
  });

  it('replaces the reason if it is suspended already, and moves it to the start of the list', async () => {
    const { world, suspend } = await setUp();
    await world.signUp('bob');
    await suspend('ada', REASON);
    world.clock.advance(1_000);
    await suspend('bob', 'Spam');
    world.clock.advance(1_000);
    await suspend('ada', 'Spam too');
    expect(await listSuspendedAccounts(world)(10)).toMatchObject([
      { username: 'ada', reason: 'Spam too' },
      { username: 'bob', reason: 'Spam' },
    ]);
  });

  it.each([
    ['nobody', REASON, 'NOT_FOUND'],
    ['ada', ' ', 'INVALID_INPUT'],
    ['ada', 'x'.repeat(501), 'INVALID_INPUT'],
  ])('is refused for the user "%s" with the reason %j', async (username, reason, code) => {
    const { world, suspend } = await setUp();
    await expect(suspend(username, reason)).rejects.toMatchObject({ code });
    expect(await listSuspendedAccounts(world)(10)).toEqual([]);
  });
});

describe('the user of a suspended account', () => {
  const suspended = async () => {
    const found = await setUp();
    await found.suspend('ada', REASON);
    return { ...found, viewer: await found.enter() };
  };

  it('can sign in, read the account and the reason, and refresh the session', async () => {
    const { world, viewer, signIn } = await suspended();
    expect(viewer.kind).toBe('suspended');
    expect(await world.useCases.getAccount(viewer)).toMatchObject({ suspension: { reason: REASON } });
    const { tokens } = await signIn();
    const fresh = await world.useCases.refreshSession({ refresh: tokens.refresh, client: clientAt() });
    expect(await world.useCases.authenticate(`Bearer ${fresh.access}`)).toMatchObject({ kind: 'suspended' });
  });

  it('can export all data and pictures', async () => {
    const { world, viewer, image } = await suspended();
    await expect(world.useCases.requestExport(viewer, null)).rejects.toMatchObject({
      code: 'PASSWORD_REQUIRED',
    });
    const { id } = await world.useCases.requestExport(viewer, password);
    await world.jobs.runExport(id, new AbortController().signal);
    expect(await world.useCases.listExports(viewer)).toMatchObject([{ id, state: 'ready' }]);
    const { key } = (await world.repositories.dataExports.find(id)) ?? {};
    let archive = '';
    for await (const chunk of await world.store.open(key ?? '')) archive += Buffer.from(chunk).toString();
    const entries = entriesOf(archive);
    expect([...entries.keys()].filter((name) => name.startsWith(`images/${image.uid}/`))).toHaveLength(1);
    expect(entries.get('account.json')).toContain(REASON);
  });

  it('can delete the account, which is still suspended if it is restored within 30 days', async () => {
    const { world, viewer, enter } = await suspended();
    await world.useCases.requestAccountDeletion(viewer, { password, username: 'ada' });
    await expect(enter()).resolves.toMatchObject({ kind: 'suspended' });
  });

  it('can do nothing else, and sees public pictures of others like a visitor', async () => {
    const { world, viewer, image } = await suspended();
    const { useCases } = world;
    for (const attempt of [
      () => useCases.createApiKey(viewer, 'A key', password),
      () => useCases.updateProfile(viewer, { email: 'new@example.com', password }),
      () =>
        useCases.changePassword(viewer, {
          currentPassword: password,
          password: 'A1bcdefg',
          passwordConfirm: 'A1bcdefg',
        }),
      () => useCases.grantUpload(viewer),
      () => useCases.deleteImage(viewer, image.uid),
    ]) {
      await expect(attempt()).rejects.toMatchObject(SUSPENDED);
    }
    await expect(useCases.getImage(viewer, image.uid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const bob = await world.signUp('bob');
    const [open, closed] = [
      await world.uploadText(bob.user.id, 'picture open', 'public'),
      await world.uploadText(bob.user.id, 'picture closed'),
    ];
    await expect(useCases.getImage(viewer, open.uid)).resolves.toBeDefined();
    await expect(useCases.getImage(viewer, closed.uid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('ending the suspension of an account', () => {
  it('ends its earlier sessions, and makes everything work again', async () => {
    const { world, key, bytes, signIn, enter, suspend, reopen } = await setUp();
    await suspend('ada', REASON);
    const { tokens } = await signIn();
    expect(await reopen('ada')).toMatchObject({ username: 'ada' });
    await expect(world.useCases.authenticate(`Bearer ${tokens.access}`)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await enter()).toMatchObject({ kind: 'user' });
    await expect(world.useCases.authenticate(`Api-Key ${key}`)).resolves.toMatchObject({ kind: 'api-key' });
    await expect(bytes()).resolves.toBeDefined();
  });

  it('has no effect on an account that is not suspended', async () => {
    const { world, viewer, reopen } = await setUp();
    await reopen('ada');
    expect(world.endedSessions.has(viewer.familyId)).toBe(false);
    await expect(reopen('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
