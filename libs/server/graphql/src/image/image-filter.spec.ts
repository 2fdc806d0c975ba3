import { siteForAll } from '../testing/test-server.ts';

const LIST = `query ($filter: ImageFilterInput, $search: String, $first: Int! = 50) {
  images(filter: $filter, search: $search, first: $first) {
    nodes { title } matchingCount { count isExact } totalCount
  }
}`;

interface Page {
  readonly nodes: readonly { title: string }[];
  readonly matchingCount: { count: number; isExact: boolean };
  readonly totalCount: number;
}

describe('the list of images with a filter', () => {
  const { site, ann } = siteForAll('ann');
  beforeAll(async () => {
    const change = `mutation ($uid: ID!, $input: UpdateImageInput!) { updateImage(uid: $uid, input: $input) { uid } }`;
    const pictures = [
      { title: 'Alder', tags: ['tree', 'sun'], bytes: 500 },
      { title: 'Birch', tags: ['tree'], bytes: 1024, isFavorite: true },
      { title: 'Cedar', tags: [], bytes: 3000 },
    ];
    for (const { bytes, ...input } of pictures) {
      const { uid } = await site.world.uploadText(
        ann.user.id,
        `picture of ${input.title}`.padEnd(bytes, '.'),
      );
      await site.ask(change, { uid, input }, ann.token);
      site.world.clock.advance(24 * 60 * 60 * 1000);
    }
  });

  const list = async (variables: Record<string, unknown>): Promise<Page> =>
    (await site.ask(LIST, variables, ann.token)).data?.['images'] as Page;

  it.each<[object, readonly string[]]>([
    [{}, ['Cedar', 'Birch', 'Alder']],
    [{ tags: ['tree'] }, ['Birch', 'Alder']],
    [{ tags: ['tree', ' sun ', 'sun'] }, ['Alder']],
    [{ tags: ['TREE'] }, ['Birch', 'Alder']],
    [{ isFavorite: true }, ['Birch']],
    [{ isFavorite: false }, ['Cedar', 'Alder']],
    [{ contentType: 'image/png' }, ['Cedar', 'Birch', 'Alder']],
    [{ contentType: 'image/svg+xml' }, []],
    [{ minKb: 1 }, ['Cedar', 'Birch']],
    [{ maxKb: 1 }, ['Birch', 'Alder']],
    [{ minKb: 1, maxKb: 1 }, ['Birch']],
    [{ createdFrom: '2026-01-02T00:00:00Z' }, ['Cedar', 'Birch']],
    [{ createdTo: '2026-01-02T00:00:00Z' }, ['Alder']],
    [{ createdFrom: '2026-01-02T02:00:00+02:00', createdTo: '2026-01-03T00:00:00.000Z' }, ['Birch']],
    [{ isTrashed: true }, []],
    [{ tags: null, isFavorite: null, minKb: null, createdFrom: null }, ['Cedar', 'Birch', 'Alder']],
  ])('applies the filter %j', async (filter, titles) => {
    const page = await list({ filter });
    expect(page.nodes.map(({ title }) => title)).toEqual(titles);
    expect(page.matchingCount).toEqual({ count: titles.length, isExact: true });
    expect(page.totalCount).toBe(3);
  });

  it('combines search and filter, and counts the matches on all pages', async () => {
    const page = await list({ filter: { tags: ['tree'] }, search: 'r', first: 1 });
    expect(page.nodes).toEqual([{ title: 'Birch' }]);
    expect(page.matchingCount.count).toBe(2);
  });

  it.each<[object, string]>([
    [{ contentType: 'image/bmp' }, 'contentType'],
    [{ contentType: '' }, 'contentType'],
    [{ contentType: 'IMAGE/PNG' }, 'contentType'],
    [{ contentType: "image/png' OR 1=1 --" }, 'contentType'],
    [{ createdFrom: '2026-01-02T00:00:00Z', createdTo: '2026-01-01T00:00:00Z' }, 'createdTo'],
    [{ createdFrom: '2026-01-02T00:00:00Z', createdTo: '2026-01-02T00:00:00Z' }, 'createdTo'],
    [{ minKb: -1 }, 'minKb'],
    [{ maxKb: -1 }, 'maxKb'],
    [{ minKb: 2, maxKb: 1 }, 'maxKb'],
    [{ tags: [''] }, 'tags'],
    [{ tags: Array.from({ length: 51 }, (_, index) => `tag ${index}`) }, 'tags'],
  ])('refuses the filter %j with an error for the field %s', async (filter, field) => {
    const { errors } = await site.ask(LIST, { filter }, ann.token);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { [field]: [expect.any(String)] } },
    });
  });

  it.each([
    { createdFrom: 'yesterday' },
    { createdTo: '2026-02-30T00:00:00Z' },
    { createdFrom: 0 },
    { minKb: 1.5 },
    { minKb: 2 ** 31 },
    { tags: 'tree', contentType: 1 },
    { tags: [null] },
    { isTrashed: 'yes' },
    { unknown: true },
    { tags: ['\u0000'] },
    { tags: ['\udfff'] },
  ])('refuses the filter %j before any resolver runs', async (filter) => {
    const { status, errors } = await site.ask(LIST, { filter }, ann.token);
    expect([status, errors[0]?.extensions.code]).toEqual([expect.any(Number), 'INVALID_INPUT']);
  });

  it.each(["'; drop table image; --", '%', '_', '\\', '🏔️', '{}', '${7*7}', '<b>', 'x'.repeat(1_000)])(
    'matches the tag and the search %j literally, without wildcards',
    async (text) => {
      const page = await list({ filter: { tags: [text] }, search: text });
      expect(page.matchingCount).toEqual({ count: 0, isExact: true });
    },
  );

  it('counts matches only if the count is requested', async () => {
    const { images } = site.world.repositories;
    const { countMatching } = images;
    let counted = 0;
    images.countMatching = (...args) => {
      counted += 1;
      return countMatching(...args);
    };
    await site.ask(`{ images { nodes { uid } totalCount } }`, {}, ann.token);
    expect(counted).toBe(0);
    await list({});
    expect(counted).toBe(1);
    images.countMatching = countMatching;
  });

  it('reports whether the count of matches is exact', async () => {
    const { images } = site.world.repositories;
    const { countMatching } = images;
    images.countMatching = async () => ({ count: 10_000, isExact: false });
    expect((await list({ search: 'r' })).matchingCount).toEqual({ count: 10_000, isExact: false });
    images.countMatching = countMatching;
  });

  it('gives the same result when its query is compiled at the second and third request', async () => {
    const variables = { filter: { createdFrom: '2026-01-02T00:00:00Z', tags: ['tree'] } };
    const answers = [await list(variables), await list(variables), await list(variables)];
    expect(answers[0]?.nodes).toEqual([{ title: 'Birch' }]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});
