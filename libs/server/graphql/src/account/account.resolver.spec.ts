import { TEXTS } from '@safelight/rules';
import { siteForEach } from '../testing/test-server.ts';

const PROFILE = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { isEmailPending user { fullName bio email } }
}`;
const PREFERENCES = `mutation ($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) { defaultPrivacy mailOnNewSignIn mailOnAiEdit }
}`;
const DELETE = `mutation ($input: RequestAccountDeletionInput!) {
  requestAccountDeletion(input: $input) { purgeAt }
}`;
const EXPORT = `mutation { requestDataExport(password: "Secret123") { id state createdAt sizeBytes expiresAt } }`;
const EXPORTS = `{ dataExports { id state sizeBytes expiresAt } }`;

describe('an account', () => {
  const { site, ann } = siteForEach('ann');

  it('changes its profile; fields that are null or absent in the input keep their values', async () => {
    await site.ask(PROFILE, { input: { fullName: 'Ann Lee', bio: 'Hello' } }, ann.token);
    const { data } = await site.ask(PROFILE, { input: { fullName: null, bio: 'Bye' } }, ann.token);
    expect(data).toEqual({
      updateProfile: {
        isEmailPending: false,
        user: { fullName: 'Ann Lee', bio: 'Bye', email: 'ann@example.com' },
      },
    });
  });

  it('keeps its email address until the link sent to the new address is opened', async () => {
    const asked = await site.ask(
      PROFILE,
      { input: { email: 'new@example.com', password: 'Secret123' } },
      ann.token,
    );
    expect(asked.data).toMatchObject({
      updateProfile: { isEmailPending: true, user: { email: 'ann@example.com' } },
    });
    const link = new URL(site.world.mailOf('confirmNewEmail')?.text ?? '');
    const pending = await site.ask('{ me { pendingEmail } }', {}, ann.token);
    expect(pending.data).toEqual({ me: { pendingEmail: 'new@example.com' } });
    const use = (field: string, { searchParams }: URL) =>
      site.ask(`mutation ($uid: ID!, $token: String!) { ${field}(uid: $uid, token: $token) }`, {
        uid: searchParams.get('uid'),
        token: searchParams.get('token'),
      });
    const confirmed = await use('confirmEmailChange', link);
    expect(confirmed.data).toEqual({ confirmEmailChange: 'new@example.com' });
    const undo = new URL(site.world.mailOf('emailChanged')?.text ?? '');
    expect((await use('undoEmailChange', undo)).data).toEqual({ undoEmailChange: 'ann@example.com' });
  });

  it('keeps its email address if the change is cancelled, after which resending the link fails with NOT_FOUND', async () => {
    await site.ask(PROFILE, { input: { email: 'new@example.com', password: 'Secret123' } }, ann.token);
    const resent = await site.ask('mutation { resendEmailChange { pendingEmail } }', {}, ann.token);
    expect(resent.data).toEqual({ resendEmailChange: { pendingEmail: 'new@example.com' } });
    const cancelled = await site.ask('mutation { cancelEmailChange { pendingEmail } }', {}, ann.token);
    expect(cancelled.data).toEqual({ cancelEmailChange: { pendingEmail: null } });
    const again = await site.ask('mutation { resendEmailChange { pendingEmail } }', {}, ann.token);
    expect(again.errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it.each([
    ['a new address', PROFILE, { input: { email: 'new@example.com' } }],
    ['an export', 'mutation { requestDataExport { id } }', {}],
    ['its deletion', DELETE, { input: { username: 'ann' } }],
  ])('requires the password for %s', async (_, query, variables) => {
    const { errors } = await site.ask(query, variables, ann.token);
    expect(errors[0]).toMatchObject({
      message: TEXTS.account.passwordRequired,
      extensions: { code: 'PASSWORD_REQUIRED' },
    });
  });

  it.each([
    ['a bio too long', { bio: 'x'.repeat(501) }, 'INVALID_INPUT', 'bio'],
    ['a name too long', { fullName: 'x'.repeat(101) }, 'INVALID_INPUT', 'fullName'],
    ['an address with a line break', { email: 'a@b.co\nBcc: c@d.co' }, 'INVALID_INPUT', 'email'],
    ["another's address", { email: 'BOB@example.com', password: 'Secret123' }, 'EMAIL_TAKEN', 'email'],
  ])('refuses %s, and names the field as the schema does', async (_, input, code, field) => {
    await site.signUp('bob');
    const { data, errors } = await site.ask(PROFILE, { input }, ann.token);
    expect(data).toBeNull();
    expect(errors[0]).toMatchObject({
      extensions: { code, details: { fields: { [field]: [expect.any(String)] } } },
    });
  });

  it.each([
    ['a lone surrogate', { bio: 'a\ud800' }],
    ['a number for a text', { bio: 5 }],
    ['an unknown field', { isAdmin: true }],
  ])('refuses %s in its profile before any resolver runs', async (_, input) => {
    const { status, errors } = await site.ask(PROFILE, { input }, ann.token);
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('changes its preferences; null removes the default privacy, and absent fields keep their values', async () => {
    const input = { defaultPrivacy: 'PUBLIC', mailOnNewSignIn: false, mailOnAiEdit: true };
    const set = await site.ask(PREFERENCES, { input }, ann.token);
    expect(set.data).toEqual({ updatePreferences: input });
    const stay = await site.ask(PREFERENCES, { input: { mailOnAiEdit: null } }, ann.token);
    expect(stay.data).toEqual({ updatePreferences: input });
    const none = await site.ask(PREFERENCES, { input: { defaultPrivacy: null } }, ann.token);
    expect(none.data).toEqual({ updatePreferences: { ...input, defaultPrivacy: null } });
  });

  it('makes one data export at a time, and lists only its own exports', async () => {
    const { data } = await site.ask(EXPORT, {}, ann.token);
    const { id } = data?.['requestDataExport'] as { id: string };
    expect(data).toMatchObject({ requestDataExport: { state: 'QUEUED', sizeBytes: null, expiresAt: null } });
    const second = await site.ask(EXPORT, {}, ann.token);
    expect(second.errors[0]).toMatchObject({
      message: TEXTS.account.exportRunning,
      extensions: { code: 'CONFLICT' },
    });
    const own = await site.ask(EXPORTS, {}, ann.token);
    expect(own.data).toEqual({ dataExports: [{ id, state: 'QUEUED', sizeBytes: null, expiresAt: null }] });
    const { token } = await site.signUp('bob');
    expect((await site.ask(EXPORTS, {}, token)).data).toEqual({ dataExports: [] });
  });

  it('requires the right password for its deletion, which ends all its sessions at once', async () => {
    const wrong = await site.ask(DELETE, { input: { username: 'ann', password: 'Wrong1234' } }, ann.token);
    expect(wrong.errors[0]).toMatchObject({
      message: TEXTS.account.wrongPassword,
      extensions: {
        code: 'WRONG_PASSWORD',
        details: { fields: { password: [TEXTS.account.wrongPassword] } },
      },
    });
    const right = await site.ask(DELETE, { input: { username: 'ann', password: 'Secret123' } }, ann.token);
    expect(right.data).toEqual({ requestAccountDeletion: { purgeAt: expect.any(String) } });
    const after = await site.ask(`{ me { id } }`, {}, ann.token);
    expect(after.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
