import { siteForEach } from '../testing/test-server.ts';

const COUNT = `mutation ($uid: ID!) { countView(uid: $uid) }`;

describe('the view count of an image', () => {
  const { site, ann } = siteForEach('ann');

  const look = async (uid: string, { agent = 'a', token = '' } = {}) => {
    const authorization: Record<string, string> = token === '' ? {} : { authorization: token };
    const headers = { 'content-type': 'application/json', 'user-agent': agent, ...authorization };
    const response = await site.send(JSON.stringify({ query: COUNT, variables: { uid } }), headers);
    return response.json();
  };
  const views = async (uid: string): Promise<unknown> => {
    const query = `query ($uid: ID!) { image(uid: $uid) { viewCount } }`;
    return (await site.ask(query, { uid }, ann.token)).data?.['image'];
  };

  it('counts a visitor, identified by address and browser, once in half an hour', async () => {
    const { uid } = await site.world.uploadText(ann.user.id, 'picture', 'public');
    expect(await look(uid)).toEqual({ data: { countView: true } });
    await look(uid);
    await look(uid, { agent: 'b' });
    expect(await views(uid)).toEqual({ viewCount: 2 });
    site.world.clock.advance(30 * 60 * 1000);
    await look(uid);
    expect(await views(uid)).toEqual({ viewCount: 3 });
  });

  it('does not count views of the owner', async () => {
    const { uid } = await site.world.uploadText(ann.user.id, 'picture', 'public');
    expect(await look(uid, { token: ann.token })).toEqual({ data: { countView: true } });
    expect(await views(uid)).toEqual({ viewCount: 0 });
  });

  it('is not changed with an expired token, so that a view by the owner is not counted before the token is renewed', async () => {
    const { uid } = await site.world.uploadText(ann.user.id, 'picture', 'public');
    const refused = { data: null, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
    expect(await look(uid, { token: 'Bearer expired' })).toMatchObject(refused);
    expect(await views(uid)).toEqual({ viewCount: 0 });
  });

  it('does not reveal whether a uid is private, unknown or invalid', async () => {
    const { uid } = await site.world.uploadText(ann.user.id, 'picture');
    for (const one of [uid, 'AAAAAAAAAAAAAAAAAAAAAA', '', '../etc', "'; drop table image; --"]) {
      expect(await look(one)).toEqual({ data: { countView: true } });
    }
    expect(await views(uid)).toEqual({ viewCount: 0 });
  });
});
