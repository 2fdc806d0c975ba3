import { TEXTS } from '@safelight/rules';
import { clientAt, createWorld, tokenOf, type World } from '../testing/index.ts';

const client = clientAt();

const wanting = (email: string) => ({ email, password: 'Secret123' });

/** What a click on the link in the latest email of this kind sends. */
const linkOf = (
  world: World,
  userId: string,
  kind: 'confirmNewEmail' | 'emailChangeAsked' | 'emailChanged',
) => ({
  userId,
  token: tokenOf(world.mailOf(kind)?.text),
  client,
});

const setUp = async () => {
  const world = createWorld();
  const ada = await world.signUp('ada');
  const update = world.useCases.updateProfile;
  const emailOf = async () => (await world.repositories.users.findById(ada.user.id))?.email;
  return { world, ...ada, update, emailOf };
};

describe('changing the email address', () => {
  it('keeps the old address until the new one is confirmed, notifies the old one, and starts no session', async () => {
    const { world, user, viewer, update, emailOf } = await setUp();
    expect(await update(viewer, wanting('new@example.com'))).toMatchObject({ isEmailPending: true });
    expect(await emailOf()).toBe('ada@example.com');
    expect(await world.useCases.getPendingEmail(viewer)).toBe('new@example.com');
    expect(world.mailOf('confirmNewEmail')).toMatchObject({ to: 'new@example.com' });
    expect(world.mailOf('emailChangeAsked')).toMatchObject({ to: 'ada@example.com' });
    expect(world.mailOf('emailChanged')).toBeUndefined();

    const link = linkOf(world, user.id, 'confirmNewEmail');
    await expect(world.verify(link)).rejects.toMatchObject({ code: 'INVALID_LINK' });
    const sessions = world.database.tables.sessions.size;
    expect(await world.useCases.confirmEmailChange(link)).toEqual({ email: 'new@example.com' });
    expect(await emailOf()).toBe('new@example.com');
    expect(world.database.tables.sessions.size).toBe(sessions);
    expect(world.mailOf('emailChanged')).toMatchObject({ to: 'ada@example.com' });
    expect(await world.useCases.getPendingEmail(viewer)).toBeNull();
  });

  it('answers a used link as before while the account has its address, and changes nothing', async () => {
    const { world, user, viewer, update } = await setUp();
    const { confirmEmailChange } = world.useCases;
    await update(viewer, wanting('new@example.com'));
    const link = linkOf(world, user.id, 'confirmNewEmail');
    const both = await Promise.all([confirmEmailChange(link), confirmEmailChange(link)]);
    expect(both).toEqual([{ email: 'new@example.com' }, { email: 'new@example.com' }]);
    const mails = world.mails().length;
    world.clock.advance(24 * 60 * 60 * 1000);
    expect(await confirmEmailChange(link)).toEqual({ email: 'new@example.com' });
    expect(world.mails()).toHaveLength(mails);
    await world.useCases.undoEmailChange(linkOf(world, user.id, 'emailChanged'));
    await expect(confirmEmailChange(link)).rejects.toMatchObject({ code: 'INVALID_LINK' });
  });

  it.each([
    ['a wrong password', 'Wrong1234', 'WRONG_PASSWORD'],
    ['no password', null, 'PASSWORD_REQUIRED'],
  ])('refuses %s as the password, changes nothing and sends no email', async (_what, password, code) => {
    const { world, viewer, update } = await setUp();
    const before = world.mails().length;
    await expect(update(viewer, { bio: 'x', email: 'new@example.com', password })).rejects.toMatchObject({
      code,
    });
    expect(world.mails()).toHaveLength(before);
    await expect(update(viewer, { bio: 'x' })).resolves.toBeDefined();
  });

  it('is not requested with a password that is replaced while it is being checked', async () => {
    const { world, user, viewer, update } = await setUp();
    const before = world.mails().length;
    world.passwords.verify = async () => {
      await world.repositories.users.setPassword(user.id, 'hashed Changed123');
      return true;
    };
    await expect(update(viewer, wanting('new@example.com'))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await world.useCases.getPendingEmail(viewer)).toBeNull();
    expect(world.mails()).toHaveLength(before);
  });

  it('requires a recent sign-in if the account has no password', async () => {
    const { world, user, viewer, update } = await setUp();
    await world.repositories.users.setPassword(user.id, null);
    await expect(update(viewer, { email: 'new@example.com' })).resolves.toBeDefined();
    world.clock.advance(10 * 60 * 1000);
    await expect(update(viewer, { email: 'other@example.com' })).rejects.toMatchObject({
      code: 'FRESH_SIGN_IN_REQUIRED',
    });
  });

  it('can be cancelled, and requesting the email again invalidates the link in the first email', async () => {
    const { world, user, viewer, update } = await setUp();
    const { cancelEmailChange, confirmEmailChange, getPendingEmail, resendEmailChange } = world.useCases;
    await expect(resendEmailChange(viewer)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await update(viewer, wanting('new@example.com'));
    const first = linkOf(world, user.id, 'confirmNewEmail');
    await resendEmailChange(viewer);
    const second = linkOf(world, user.id, 'confirmNewEmail');
    await expect(confirmEmailChange(first)).rejects.toMatchObject({ code: 'INVALID_LINK' });
    await cancelEmailChange(viewer);
    expect(await getPendingEmail(viewer)).toBeNull();
    await expect(confirmEmailChange(second)).rejects.toMatchObject({ code: 'INVALID_LINK' });
    await expect(cancelEmailChange(viewer)).resolves.toBeUndefined();
  });

  it('refuses the address of another account, both when it is requested and when it is confirmed', async () => {
    const { world, user, viewer, update, emailOf } = await setUp();
    await update(viewer, wanting('bob@example.com'));
    const link = linkOf(world, user.id, 'confirmNewEmail');
    await world.signUp('bob');
    const TAKEN = { code: 'EMAIL_TAKEN', message: TEXTS.register.emailTaken };
    await expect(update(viewer, wanting('BOB@example.com'))).rejects.toMatchObject(TAKEN);
    await expect(world.useCases.confirmEmailChange(link)).rejects.toMatchObject(TAKEN);
    expect(await emailOf()).toBe('ada@example.com');
  });

  it('needs no password and no email if the addresses differ only in upper and lower case', async () => {
    const { world, viewer, update, emailOf } = await setUp();
    const before = world.mails().length;
    expect(await update(viewer, { email: 'ADA@example.com' })).toMatchObject({
      user: { email: 'ADA@example.com' },
      isEmailPending: false,
    });
    expect(await emailOf()).toBe('ADA@example.com');
    expect(world.mails()).toHaveLength(before);
  });

  it('is pending for full-width letters, which may reach another mailbox', async () => {
    const { world, viewer, update, emailOf } = await setUp();
    await update(viewer, wanting('ａda@example.com'));
    expect(await emailOf()).toBe('ada@example.com');
    expect(world.mailOf('confirmNewEmail')).toMatchObject({ to: 'ａda@example.com' });
  });

  it('does not bring an address back that was replaced while the profile was saved', async () => {
    const { world, user, viewer, update, emailOf } = await setUp();
    await update(viewer, wanting('new@example.com'));
    const { transaction } = world.unitOfWork;
    const link = linkOf(world, user.id, 'confirmNewEmail');
    world.unitOfWork.transaction = async (work) => {
      world.unitOfWork.transaction = transaction;
      await world.useCases.confirmEmailChange(link);
      return transaction.call(world.unitOfWork, work) as ReturnType<typeof work>;
    };
    await update(viewer, { email: 'ADA@example.com' });
    expect(await emailOf()).toBe('new@example.com');
  });

  it('refuses the sixth new address within an hour, and sends no email to it', async () => {
    const { world, viewer, update } = await setUp();
    for (let i = 0; i < 5; i += 1) await update(viewer, wanting(`new${i}@example.com`));
    await expect(update(viewer, wanting('new5@example.com'))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    expect(world.mailOf('confirmNewEmail')?.to).toBe('new4@example.com');
  });
});

describe('the link that is sent to the old email address', () => {
  const changeTo = async (setting: Awaited<ReturnType<typeof setUp>>, email: string) => {
    await setting.update(setting.viewer, wanting(email));
    await setting.world.useCases.confirmEmailChange(
      linkOf(setting.world, setting.user.id, 'confirmNewEmail'),
    );
  };

  it('cancels a change that is not confirmed, and ends all sessions', async () => {
    const { world, user, viewer, update, emailOf } = await setUp();
    await update(viewer, wanting('thief@example.com'));
    const confirm = linkOf(world, user.id, 'confirmNewEmail');
    await world.useCases.undoEmailChange(linkOf(world, user.id, 'emailChangeAsked'));
    expect(world.endedSessions.has(viewer.familyId)).toBe(true);
    await expect(world.useCases.confirmEmailChange(confirm)).rejects.toMatchObject({ code: 'INVALID_LINK' });
    expect(await emailOf()).toBe('ada@example.com');
  });

  it('restores the old address within 72 hours, even if the password was changed in the meantime', async () => {
    const setting = await setUp();
    const { world, user, viewer, emailOf } = setting;
    await changeTo(setting, 'thief@example.com');
    const undo = linkOf(world, user.id, 'emailChanged');
    const chosen = { password: 'Thieves123', passwordConfirm: 'Thieves123' };
    await world.useCases.changePassword(viewer, { currentPassword: 'Secret123', ...chosen });
    world.clock.advance(72 * 60 * 60 * 1000 - 1);
    expect(await world.useCases.undoEmailChange(undo)).toEqual({ email: 'ada@example.com' });
    expect(await emailOf()).toBe('ada@example.com');
  });

  it('gives the same answer when it is used again, but not while another change is pending', async () => {
    const setting = await setUp();
    const { world, user, update } = setting;
    await changeTo(setting, 'thief@example.com');
    const undo = linkOf(world, user.id, 'emailChanged');
    await world.useCases.undoEmailChange(undo);
    const login = { username: 'ada', password: 'Secret123', client };
    const again = await world.viewerOf((await world.useCases.logIn(login)).tokens.access);
    expect(await world.useCases.undoEmailChange(undo)).toEqual({ email: 'ada@example.com' });
    expect(world.endedSessions.has(again.familyId)).toBe(false);
    await update(again, wanting('thief2@example.com'));
    await expect(world.useCases.undoEmailChange(undo)).rejects.toMatchObject({ code: 'INVALID_LINK' });
  });

  it('stops working after 72 hours', async () => {
    const setting = await setUp();
    const { world, user, emailOf } = setting;
    await changeTo(setting, 'new@example.com');
    world.clock.advance(72 * 60 * 60 * 1000);
    const undo = linkOf(world, user.id, 'emailChanged');
    await expect(world.useCases.undoEmailChange(undo)).rejects.toMatchObject({ code: 'INVALID_LINK' });
    expect(await emailOf()).toBe('new@example.com');
  });

  it('still restores the original address after a second change of address', async () => {
    const setting = await setUp();
    const { world, user, emailOf } = setting;
    await changeTo(setting, 'thief@example.com');
    const first = linkOf(world, user.id, 'emailChanged');
    world.clock.advance(1_000);
    await changeTo(setting, 'thief2@example.com');
    const second = linkOf(world, user.id, 'emailChanged');
    await world.useCases.undoEmailChange(first);
    await expect(world.useCases.undoEmailChange(second)).rejects.toMatchObject({ code: 'INVALID_LINK' });
    expect(await emailOf()).toBe('ada@example.com');
  });
});
