import { siteForEach } from '../testing/test-server.ts';

const LIST = `query ($first: Int! = 50, $after: String, $search: String, $sort: ImageSort! = NEWEST) {
  images(first: $first, after: $after, search: $search, sort: $sort) {
    nodes { title } edges { cursor node { title } } pageInfo { endCursor hasNextPage } totalCount
  }
}`;

interface Page {
  nodes: { title: string }[];
  edges: { cursor: string; node: { title: string } }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
  totalCount: number;
}

describe('the list of images', () => {
  const { site, ann } = siteForEach('ann');
  beforeEach(async () => {
    for (const title of ['Birch', 'alder', 'Cedar']) {
      site.world.clock.advance(1_000);
      const { uid } = await site.world.uploadText(ann.user.id, `picture of ${title}`);
      await site.ask(
        `mutation ($uid: ID!, $title: String!) { updateImage(uid: $uid, input: { title: $title }) { uid } }`,
        { uid, title },
        ann.token,
      );
    }
  });

  const list = async (variables: Record<string, unknown> = {}): Promise<Page> =>
    (await site.ask(LIST, variables, ann.token)).data?.['images'] as Page;
  const titles = ({ nodes }: Page): string[] => nodes.map(({ title }) => title);

  it('is ordered by upload time, newest first, by default', async () => {
    const page = await list();
    expect(titles(page)).toEqual(['Cedar', 'alder', 'Birch']);
    expect(page.edges.map(({ node }) => node.title)).toEqual(titles(page));
    expect(page.pageInfo.hasNextPage).toBe(false);
    expect(page.totalCount).toBe(3);
  });

  it.each([
    ['NEWEST', ['Cedar', 'alder', 'Birch']],
    ['OLDEST', ['Birch', 'alder', 'Cedar']],
    ['NAME', ['alder', 'Birch', 'Cedar']],
  ])('is paged when sorted by %s', async (sort, expected) => {
    const first = await list({ first: 2, sort });
    expect(titles(first)).toEqual(expected.slice(0, 2));
    expect(first.pageInfo).toEqual({ endCursor: first.edges[1]?.cursor, hasNextPage: true });
    const second = await list({ first: 2, sort, after: first.pageInfo.endCursor });
    expect(titles(second)).toEqual(expected.slice(2));
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  it('is searched by title, while the total count ignores the search', async () => {
    const page = await list({ search: 'D' });
    expect(titles(page)).toEqual(['Cedar', 'alder']);
    expect(page.totalCount).toBe(3);
    expect(titles(await list({ search: '  ' }))).toHaveLength(3);
  });

  it('has no end cursor when it is empty', async () => {
    expect((await list({ search: 'nothing' })).pageInfo).toEqual({ endCursor: null, hasNextPage: false });
  });

  it.each([0, -1, 101])('refuses a page size of %i', async (first) => {
    const { errors } = await site.ask(LIST, { first }, ann.token);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { first: ['Use a number from 1 to 100.'] } },
    });
  });

  it.each([
    'garbage',
    '',
    ...[
      ['images newest', '2026-01-01T00:00:00.000Z'],
      ['images newest', 'x', 'AAAAAAAAAAAAAAAAAAAAAA'],
      ['images newest', 1, 'AAAAAAAAAAAAAAAAAAAAAA'],
      ['images newest', '2026-99-99T00:00:00.000Z', 'AAAAAAAAAAAAAAAAAAAAAA'],
      ['images newest', '2026-01-01T00:00:00.000Z', '; drop table'],
      ['2026-01-01T00:00:00.000Z', 'AAAAAAAAAAAAAAAAAAAAAA'],
      null,
    ].map((content) => Buffer.from(JSON.stringify(content)).toString('base64url')),
  ])('refuses the invalid cursor %j', async (after) => {
    const { errors } = await site.ask(LIST, { after }, ann.token);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { after: [expect.any(String)] } },
    });
  });

  it.each([
    ['NAME', 'NEWEST'],
    ['NEWEST', 'OLDEST'],
    ['OLDEST', 'NAME'],
    ['NAME', 'OLDEST'],
  ])('refuses the cursor of a list sorted by %s in one sorted by %s', async (sort, other) => {
    const { pageInfo } = await list({ first: 1, sort });
    const { errors } = await site.ask(LIST, { after: pageInfo.endCursor, sort: other }, ann.token);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { after: [expect.any(String)] } },
    });
  });

  it('contains only images of the viewer, and is refused to visitors', async () => {
    const bob = await site.signUp('bob');
    const { data } = await site.ask(LIST, {}, bob.token);
    expect(data).toMatchObject({ images: { nodes: [], totalCount: 0 } });
    const anonymous = await site.ask(LIST);
    expect(anonymous.data).toBeNull();
    expect(anonymous.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('counts the images only if the total count is requested', async () => {
    const { images } = site.world.repositories;
    const { countByOwner } = images;
    let counted = 0;
    images.countByOwner = (ownerId) => {
      counted += 1;
      return countByOwner(ownerId);
    };
    await site.ask(`{ images { nodes { uid } } }`, {}, ann.token);
    expect(counted).toBe(0);
    await site.ask(`{ images { totalCount } }`, {}, ann.token);
    expect(counted).toBe(1);
  });

  it('gives the same result when its query is compiled at the second and third request', async () => {
    const answers = [await list(), await list(), await list()];
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});
