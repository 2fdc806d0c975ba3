import { ANONYMOUS } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { EndedSessions } from '../sessions/ended-sessions.ts';
import { DeliveryIndex } from '../images/delivery-index.ts';
import { deliverImage } from '../images/deliver-image.ts';
import { purgeTrash } from '../images/empty-trash.ts';
import { makeDerivative } from '../images/make-derivative.ts';
import { clientAt, createWorld } from '../testing/index.ts';
import { purgeAccount } from './purge-account.ts';
import { tidyUp } from './tidy-up.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const setUp = async () => {
  const world = createWorld();
  const ada = await world.signUp('ada');
  const ask = world.useCases.requestAccountDeletion;
  const deliver = deliverImage({ ...world, makeDerivative: makeDerivative(world) });
  const tidy = tidyUp({ ...world, purgeAccount: purgeAccount(world), purgeTrash: purgeTrash(world) });
  const signIn = () => world.useCases.logIn({ username: 'ada', password: 'Secret123', client: clientAt() });
  return { world, ...ada, ask, deliver, tidy, signIn };
};

const right = { password: 'Secret123', username: 'ada' };

describe('requesting the deletion of an account', () => {
  it('ends sessions, hides images even in caches, and returns until when the account can be restored', async () => {
    const { world, user, viewer, ask, deliver } = await setUp();
    const { uid } = await world.uploadText(user.id, 'picture', 'public');
    const full = { uid, rendition: 'full', formats: [], signedFor: null } as const;
    await deliver(ANONYMOUS, full);
    const { purgeAt } = await ask(viewer, right);
    expect(purgeAt).toEqual(new Date(world.clock.now().getTime() + 30 * DAY_MS));
    expect(world.endedSessions.has(viewer.familyId)).toBe(true);
    await expect(deliver(ANONYMOUS, full)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(world.mailOf('deletionScheduled')).toMatchObject({
      to: 'ada@example.com',
      text: expect.stringContaining(purgeAt.toISOString()),
    });
  });

  it('takes effect in other processes at once: in their caches and for access tokens', async () => {
    const { world, user, viewer, ask } = await setUp();
    const image = await world.uploadText(user.id, 'picture', 'public');
    const others = { ended: new EndedSessions(world), index: new DeliveryIndex(world) };
    expect(await others.index.image(image.uid)).not.toBeNull();
    await ask(viewer, right);
    expect(others.ended.has(viewer.familyId)).toBe(true);
    expect(await others.index.image(image.uid)).toBeNull();
  });

  it('requires the password, changes nothing if it is wrong, and is blocked after ten wrong attempts', async () => {
    const { world, user, viewer, ask } = await setUp();
    for (const [password, code, text] of [
      ['Wrong1234', 'WRONG_PASSWORD', TEXTS.account.wrongPassword],
      [null, 'PASSWORD_REQUIRED', TEXTS.account.passwordRequired],
    ] as const) {
      await expect(ask(viewer, { password, username: 'ada' })).rejects.toMatchObject({
        code,
        details: { fields: { password: [text] } },
      });
    }
    for (let i = 1; i < 10; i += 1) {
      await ask(viewer, { password: 'Wrong1234', username: 'ada' }).catch(() => undefined);
    }
    await expect(ask(viewer, right)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect((await world.repositories.users.findById(user.id))?.deletionRequestedAt).toBeNull();
    expect(world.mailOf('deletionScheduled')).toBeUndefined();
  });

  it('requires the username in addition to the password', async () => {
    const { viewer, ask } = await setUp();
    await expect(ask(viewer, { ...right, username: 'eve' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { username: [TEXTS.account.usernameMismatch] } },
    });
  });

  it('requires a recent sign-in and the username for an account without a password', async () => {
    const { world, user, viewer, ask } = await setUp();
    await world.repositories.users.setPassword(user.id, null);
    await expect(ask(viewer, { password: null, username: 'eve' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { username: [TEXTS.account.usernameMismatch] } },
    });
    world.clock.advance(10 * 60 * 1000 - 1);
    await expect(ask(viewer, { password: null, username: 'Ada' })).resolves.toBeDefined();
  });

  it('is refused if the account has no password and the sign-in was more than ten minutes ago', async () => {
    const { world, user, viewer, ask } = await setUp();
    await world.repositories.users.setPassword(user.id, null);
    world.clock.advance(10 * 60 * 1000);
    await expect(ask(viewer, { password: null, username: 'ada' })).rejects.toMatchObject({
      code: 'FRESH_SIGN_IN_REQUIRED',
    });
  });
});

describe('signing in to an account whose deletion was requested', () => {
  it('restores everything within 30 days, and the account is not purged', async () => {
    const { world, user, viewer, ask, deliver, tidy, signIn } = await setUp();
    const { uid } = await world.uploadText(user.id, 'picture', 'public');
    await ask(viewer, right);
    world.clock.advance(30 * DAY_MS - 1);
    await tidy(world.clock.now());
    expect(await signIn()).toMatchObject({ deletionCancelled: true, user: { deletionRequestedAt: null } });
    expect(await signIn()).toMatchObject({ deletionCancelled: false });
    world.clock.advance(DAY_MS);
    await tidy(world.clock.now());
    const delivery = deliver(ANONYMOUS, { uid, rendition: 'full', formats: [], signedFor: null });
    await expect(delivery).resolves.toBeDefined();
  });
});
