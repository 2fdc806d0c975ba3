import { TEXTS } from '@safelight/rules';
import { naughtyStrings } from '../testing/naughty.ts';
import { CLIENT, serverForEach } from '../testing/test-server.ts';

const ME = '/api/auth/me/';

describe('the account route', () => {
  const { server, ann } = serverForEach('ann');
  const patch = (body: unknown, path = ME) => server.sendJson(path, 'PATCH', body, ann.headers);
  const remove = (body: unknown, path = ME) => server.sendJson(path, 'DELETE', body, ann.headers);
  /** Ann's account in the form that the API answers, before she changes it. */
  const account = () => ({
    id: ann.id,
    username: 'ann',
    email: 'ann@example.com',
    full_name: 'ann',
    bio: '',
    subscription: 'free',
    credits: 100,
    default_privacy: null,
    mail_on_new_sign_in: true,
    mail_on_ai_edit: false,
    has_password: true,
    pending_email: null,
    suspension: null,
    created_at: ann.user.createdAt.toISOString(),
  });

  it.each([ME, '/api/auth/me'])('returns the whole account at %s', async (path) => {
    const answer = await server.send(path, { headers: ann.headers });
    expect([answer.status, answer.json()]).toEqual([200, account()]);
  });

  it('changes the profile, and reports whether a new email address awaits confirmation', async () => {
    const answer = await patch({ full_name: 'Ann Lee', bio: 'Hello' }, '/api/auth/me');
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      ...account(),
      full_name: 'Ann Lee',
      bio: 'Hello',
      is_email_pending: false,
    });
    const moved = await patch({ email: 'new@example.com', password: 'Secret123' });
    expect(moved.json()).toEqual({
      ...account(),
      full_name: 'Ann Lee',
      bio: 'Hello',
      pending_email: 'new@example.com',
      is_email_pending: true,
    });
  });

  it('refuses to change the email address without the password, with 403 and PASSWORD_REQUIRED', async () => {
    const answer = await patch({ email: 'new@example.com' });
    expect([answer.status, answer.json()]).toMatchObject([
      403,
      { code: 'PASSWORD_REQUIRED', detail: TEXTS.account.passwordRequired },
    ]);
  });

  it('confirms a new email address by its link without a session, and restores the old one by another link', async () => {
    const linkOf = (kind: 'confirmNewEmail' | 'emailChanged') => {
      const { searchParams } = new URL(server.world.mailOf(kind)?.text ?? '');
      return Object.fromEntries(searchParams);
    };
    await patch({ email: 'new@example.com', password: 'Secret123' });
    const first = linkOf('confirmNewEmail');
    const resent = await server.send(`${ME}email/resend`, { method: 'POST', headers: ann.headers });
    expect(resent.status).toBe(204);
    expect((await server.sendJson(`${ME}email/confirm/`, 'POST', first)).status).toBe(400);
    const confirmed = await server.sendJson(`${ME}email/confirm/`, 'POST', linkOf('confirmNewEmail'));
    expect([confirmed.status, confirmed.json()]).toEqual([200, { email: 'new@example.com' }]);
    const undone = await server.sendJson(`${ME}email/undo`, 'POST', linkOf('emailChanged'));
    expect([undone.status, undone.json()]).toEqual([200, { email: 'ann@example.com' }]);
    expect((await server.send(ME, { headers: ann.headers })).status).toBe(401);
  });

  it('cancels a change of the email address', async () => {
    await patch({ email: 'new@example.com', password: 'Secret123' });
    const answer = await server.send(`${ME}email/`, { method: 'DELETE', headers: ann.headers });
    expect(answer.status).toBe(204);
    expect((await server.send(ME, { headers: ann.headers })).json()).toMatchObject({ pending_email: null });
    const resent = await server.send(`${ME}email/resend/`, { method: 'POST', headers: ann.headers });
    expect([resent.status, resent.json()]).toMatchObject([404, { detail: TEXTS.account.noPendingEmail }]);
  });

  it('changes the preferences, and removes the default privacy if it is null', async () => {
    const answer = await patch({
      default_privacy: 'public',
      mail_on_new_sign_in: false,
      mail_on_ai_edit: true,
    });
    expect(answer.json()).toMatchObject({
      default_privacy: 'public',
      mail_on_new_sign_in: false,
      mail_on_ai_edit: true,
    });
    const back = await patch({ default_privacy: null });
    expect(back.json()).toMatchObject({ default_privacy: null });
  });

  it('changes nothing for a PATCH with an empty body', async () => {
    expect((await patch({})).json()).toEqual({ ...account(), is_email_pending: false });
  });

  it('changes no preference if the same request has an invalid profile', async () => {
    const bob = await server.join('bob');
    const answer = await patch({
      email: bob.user.email,
      password: 'Secret123',
      mail_on_ai_edit: true,
    });
    expect([answer.status, answer.json()]).toEqual([400, { email: [TEXTS.register.emailTaken] }]);
    expect((await server.send(ME, { headers: ann.headers })).json()).toEqual(account());
  });

  it.each<[string, object, object]>([
    ['a bio too long', { bio: 'x'.repeat(501) }, { bio: ['Use at most 500 characters.'] }],
    ['a lone surrogate', { bio: 'a\ud800b' }, { bio: ['Contains characters that cannot be stored.'] }],
    [
      'a NUL character',
      { full_name: '\u0000' },
      { full_name: ['Contains characters that cannot be stored.'] },
    ],
    ['an object for a text', { full_name: {} }, { full_name: ['This field must be text.'] }],
    ['null for a text', { bio: null }, { bio: ['This field must be text.'] }],
    [
      'an unknown privacy',
      { default_privacy: 'PUBLIC' },
      { default_privacy: ['Use "public" or "private".'] },
    ],
    [
      'a text for a boolean',
      { mail_on_ai_edit: 'yes' },
      { mail_on_ai_edit: ['This field must be true or false.'] },
    ],
  ])('refuses a PATCH with %s', async (_, body, fields) => {
    const answer = await patch(body);
    expect([answer.status, answer.json()]).toEqual([400, fields]);
  });

  it.each(['id', 'username', 'subscription', 'credits', 'has_password', 'created_at', 'is_admin'])(
    'refuses to change the read-only field %s',
    async (name) => {
      const answer = await patch({ [name]: 'x', bio: 'Hello' });
      expect(answer.status).toBe(400);
      expect(answer.json()).toEqual({ [name]: ['This field is unknown or cannot be set.'] });
    },
  );

  it('accepts or refuses unusual texts, and never answers with a server error', async () => {
    const statuses = new Set<number>();
    for (const bio of naughtyStrings().slice(0, 200)) statuses.add((await patch({ bio })).status);
    expect([...statuses].filter((status) => status !== 200 && status !== 400)).toEqual([]);
  });

  it.each([ME, '/api/auth/me'])(
    'accepts a deletion of the account at %s, and returns the date of its purge',
    async (path) => {
      const answer = await remove({ password: 'Secret123', username: 'ann' }, path);
      const purgeAt = new Date(server.world.clock.now().getTime() + 30 * 24 * 60 * 60 * 1_000);
      expect([answer.status, answer.json()]).toEqual([202, { purge_at: purgeAt.toISOString() }]);
      expect((await server.send(ME, { headers: ann.headers })).status).toBe(401);
    },
  );

  it.each([
    [{ password: 'wrong', username: 'ann' }, { password: [TEXTS.account.wrongPassword] }],
    [{ password: 'Secret123', username: 'eve' }, { username: [TEXTS.account.usernameMismatch] }],
    [{ password: 'Secret123' }, { username: ['This field is required.'] }],
    [{ password: 5, username: 'ann' }, { password: ['This field must be text.'] }],
    [
      { password: 'Secret123', username: 'ann', now: true },
      { now: ['This field is unknown or cannot be set.'] },
    ],
  ])('does not delete the account for the body %j', async (body, fields) => {
    const answer = await remove(body);
    expect([answer.status, answer.json()]).toEqual([400, fields]);
  });

  it("refuses to delete an account that has no password if the body contains another person's username", async () => {
    server.world.google.vouch('bob');
    const { tokens, user } = await server.world.useCases.signInWithGoogle({
      credential: 'bob',
      client: CLIENT,
    });
    const headers = { Authorization: `Bearer ${tokens.access}` };
    const answer = await server.sendJson(ME, 'DELETE', { username: 'ann' }, headers);
    expect([answer.status, answer.json()]).toEqual([400, { username: [TEXTS.account.usernameMismatch] }]);
    expect((await server.sendJson(ME, 'DELETE', { username: user.username }, headers)).status).toBe(202);
  });

  it('refuses to delete the account if the request has no body', async () => {
    const answer = await server.send(ME, { method: 'DELETE', headers: ann.headers });
    expect([answer.status, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
  });

  it('answers 401 if the account no longer exists', async () => {
    server.world.database.tables.users.delete(ann.id);
    const answer = await server.send(ME, { headers: ann.headers });
    expect([answer.status, answer.json()]).toMatchObject([401, { code: 'UNAUTHENTICATED' }]);
  });
});
