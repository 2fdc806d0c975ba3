import { confirmEmailChange } from '../accounts/change-address.ts';
import { changePassword } from '../accounts/change-password.ts';
import { registerUser } from '../accounts/register-user.ts';
import { sendPasswordReset } from '../accounts/request-password-reset.ts';
import { resetPassword } from '../accounts/reset-password.ts';
import { sendVerification } from '../accounts/send-verification.ts';
import { updateProfile } from '../accounts/update-profile.ts';
import { createApiKey } from '../api-keys/manage-api-keys.ts';
import { requestAccountDeletion } from '../deletion/request-account-deletion.ts';
import { runExport } from '../exports/run-export.ts';
import { clientAt, createWorld, registration, tokenOf } from '../testing/index.ts';

const setUp = async () => {
  const world = createWorld();
  const ada = await world.signUp('ada');
  /** Replaces one email template by one that throws. */
  const without = (kind: keyof typeof world.templates) => ({
    ...world,
    templates: {
      ...world.templates,
      [kind]: () => {
        throw new Error('no such mail');
      },
    },
  });
  return { world, ...ada, without };
};

type Setting = Awaited<ReturnType<typeof setUp>>;

const chosen = { password: 'Changed123', passwordConfirm: 'Changed123' };

const resetToken = async ({ world, user }: Setting): Promise<string> => {
  await sendPasswordReset(world)({ email: user.email });
  return tokenOf(world.mailOf('passwordReset')?.text);
};

/** The changes that send an email, each with an email template that throws. */
const CHANGES: readonly (readonly [string, (setting: Setting) => Promise<() => Promise<unknown>>])[] = [
  [
    'a registration',
    async ({ without }) => {
      const deps = without('verification');
      const register = registerUser({ ...deps, sendVerification: sendVerification(deps) });
      return () => register(registration('bob'));
    },
  ],
  [
    'a requested password reset',
    async ({ without, user }) =>
      () =>
        sendPasswordReset(without('passwordReset'))({ email: user.email }),
  ],
  [
    'a reset password',
    async (setting) => {
      const token = await resetToken(setting);
      const reset = resetPassword(setting.without('passwordChanged'));
      return () => reset({ userId: setting.user.id, token, ...chosen });
    },
  ],
  [
    'a changed password',
    async ({ without, viewer }) =>
      () =>
        changePassword(without('passwordChanged'))(viewer, { currentPassword: 'Secret123', ...chosen }),
  ],
  [
    'a requested change of email address',
    async ({ without, viewer }) =>
      () =>
        updateProfile(without('emailChangeAsked'))(viewer, {
          bio: 'new',
          email: 'new@example.com',
          password: 'Secret123',
        }),
  ],
  [
    'a confirmed change of email address',
    async ({ world, without, user, viewer }) => {
      await updateProfile(world)(viewer, { email: 'new@example.com', password: 'Secret123' });
      const link = {
        userId: user.id,
        token: tokenOf(world.mailOf('confirmNewEmail')?.text),
        client: clientAt(),
      };
      return () => confirmEmailChange(without('emailChanged'))(link);
    },
  ],
  [
    'a new API key',
    async ({ without, viewer }) =>
      () =>
        createApiKey(without('apiKeyCreated'))(viewer, 'my key'),
  ],
  [
    'a requested account deletion',
    async ({ without, viewer }) =>
      () =>
        requestAccountDeletion(without('deletionScheduled'))(viewer, {
          password: 'Secret123',
          username: 'ada',
        }),
  ],
];

describe('a change and its email are committed together', () => {
  it.each(CHANGES)(
    '%s changes nothing in the database if its email cannot be queued',
    async (_what, prepare) => {
      const setting = await setUp();
      const attempt = await prepare(setting);
      const before = structuredClone(setting.world.database.tables);
      await expect(attempt()).rejects.toThrow('no such mail');
      expect(setting.world.database.tables).toEqual(before);
    },
  );

  it('an export is not ready and leaves no file if its link cannot be emailed', async () => {
    const { world, viewer, without } = await setUp();
    const { id } = await world.useCases.requestExport(viewer, 'Secret123');
    const run = runExport(without('exportReady'));
    await expect(run(id, new AbortController().signal)).rejects.toThrow('no such mail');
    expect(await world.repositories.dataExports.find(id)).toMatchObject({ state: 'failed', key: null });
    expect(world.store.objects.size).toBe(0);
  });
});
