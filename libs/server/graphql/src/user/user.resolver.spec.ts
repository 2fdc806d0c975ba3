import { siteForAll } from '../testing/test-server.ts';

const ME = `{ me { id username email fullName subscription credits uploadLimit createdAt } }`;

describe('the query "me"', () => {
  const { site } = siteForAll();

  it('returns null without a token', async () => {
    expect(await site.ask(ME)).toMatchObject({ status: 200, data: { me: null }, errors: [] });
  });

  it('returns the account that the token belongs to', async () => {
    const { token, user } = await site.signUp('ann');
    const { data } = await site.ask(ME, {}, token);
    expect(data).toEqual({
      me: {
        id: user.id,
        username: 'ann',
        email: 'ann@example.com',
        fullName: 'ann',
        subscription: 'free',
        credits: 100,
        uploadLimit: 10 * 1024 * 1024,
        createdAt: user.createdAt.toISOString(),
      },
    });
  });

  it('returns UNAUTHENTICATED for an expired token, so that clients refresh it', async () => {
    const { status, data, errors } = await site.ask(ME, {}, 'Bearer expired');
    expect(status).toBe(200);
    expect(data).toEqual({ me: null });
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
