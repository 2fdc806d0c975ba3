import { assignRole } from '@safelight/application';
import { bearer, siteForEach } from '../testing/test-server.ts';

const BLOCK = `mutation ($uid: ID!, $reason: String!) {
  blockImage(uid: $uid, reason: $reason) { uid isOwner block { at reason } }
}`;
const UNBLOCK = `mutation ($uid: ID!) { unblockImage(uid: $uid) { uid block { reason } } }`;
const IMAGE = `query ($uid: ID!) { image(uid: $uid) { uid url block { reason } } }`;
const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { ... on AuthPayload { tokens { access } user { role } } }
}`;

describe('moderation', () => {
  const { site, ann } = siteForEach('ann');
  let moderator: string;
  let uid: string;

  beforeEach(async () => {
    ({ uid } = await site.world.uploadText(ann.user.id, 'picture', 'public'));
    await site.signUp('mia');
    await assignRole({ ...site.world, ...site.world.repositories })('mia', 'moderator');
    const { data } = await site.ask(LOGIN, { input: { username: 'mia', password: 'Secret123' } });
    const { login } = data as { login: { tokens: { access: string }; user: { role: string } } };
    expect(login.user.role).toBe('MODERATOR');
    moderator = bearer(login.tokens.access);
  });

  it('hides a blocked image from other people, and shows its owner the reason', async () => {
    const { data, errors } = await site.ask(BLOCK, { uid, reason: 'Not yours' }, moderator);
    expect(errors).toEqual([]);
    expect(data).toEqual({
      blockImage: { uid, isOwner: false, block: { at: expect.any(String), reason: 'Not yours' } },
    });
    expect((await site.ask(IMAGE, { uid })).data).toEqual({ image: null });
    const own = await site.ask(IMAGE, { uid }, ann.token);
    expect(own.data).toEqual({
      image: { uid, url: expect.stringContaining('signature='), block: { reason: 'Not yours' } },
    });
    await site.ask(UNBLOCK, { uid }, moderator);
    expect((await site.ask(IMAGE, { uid })).data).toMatchObject({ image: { uid, block: null } });
    const missing = await site.ask(BLOCK, { uid: 'nonsense', reason: 'x' }, moderator);
    expect(missing.errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
