import { PUBLIC_URL, serverForAll, startTestServer } from '../testing/test-server.ts';

describe('the list of images over REST', () => {
  const { server } = serverForAll();
  /** Ann's API key. */
  let key: { readonly Authorization: string };
  let uids: readonly string[];

  beforeAll(async () => {
    const [ann, bob] = [await server.join('ann'), await server.join('bob')];
    key = await server.keyOf(ann);
    const added: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      const { uid } = await server.addImage(ann, { filename: `hol day ${i}.png` });
      await server.world.useCases.updateImage(ann.viewer, uid, { tags: ['nature', 'sea'], isFavorite: true });
      added.push(uid);
    }
    uids = added.reverse();
    await server.addImage(bob, { privacy: 'public' });
  });

  const page = async (query: string) => {
    const answer = await server.send(`/api/images/${query}`, { headers: key });
    const next = /^<(.+)>; rel="next"$/.exec(String(answer.headers['link']))?.[1];
    const found = (answer.json() as { uid: string }[]).map(({ uid }) => uid);
    return { uids: found, next: next?.slice(`${PUBLIC_URL}/api/images/`.length) ?? null };
  };

  it('is an array of the viewer’s images, newest first', async () => {
    expect(await page('')).toEqual({ uids, next: null });
    expect((await server.send('/api/images', { headers: key })).status).toBe(200);
  });

  it('can be read to its end by following the Link header', async () => {
    const seen: string[] = [];
    for (let query: string | null = '?limit=2'; query !== null;) {
      const { uids: found, next }: Awaited<ReturnType<typeof page>> = await page(query);
      expect(found.length).toBeLessThanOrEqual(2);
      seen.push(...found);
      query = next;
    }
    expect(seen).toEqual(uids);
  });

  it('has the next cursor in X-Next-Cursor, and keeps the query parameters in Link', async () => {
    const asked = 'limit=2&sort=newest&tags=nature&tags=sea&favorite=true&type=png&search=hol%20day';
    const first = await server.send(`/api/images/?${asked}`, { headers: key });
    const cursor = String(first.headers['x-next-cursor']);
    const next = new URL(/^<(.+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? '');
    expect(next.searchParams.get('cursor')).toBe(cursor);
    expect(next.searchParams.getAll('tags')).toEqual(['nature', 'sea']);
    expect(next.searchParams.get('search')).toBe('hol day');
    const refused = await server.send(`/api/images/?${asked}&api_key=secret`, { headers: key });
    expect([refused.status, refused.headers['link']]).toEqual([400, undefined]);
    const second = await server.send(`/api/images/?${asked}&cursor=${cursor}`, { headers: key });
    expect((second.json() as { uid: string }[]).map(({ uid }) => uid)).toEqual(uids.slice(2, 4));
    expect(first.json()).not.toEqual(second.json());
  });

  it.each([
    ['newest', 'oldest'],
    ['oldest', 'name'],
    ['name', 'newest'],
  ])('refuses the cursor of a list sorted by %s in one sorted by %s', async (sort, other) => {
    const { headers } = await server.send(`/api/images/?limit=2&sort=${sort}`, { headers: key });
    const cursor = String(headers['x-next-cursor']);
    const answer = await server.send(`/api/images/?sort=${other}&cursor=${cursor}`, { headers: key });
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { code: 'INVALID_INPUT', details: { fields: { cursor: [expect.any(String)] } } },
    ]);
  });

  it('passes the parsed query parameters to the use case', async () => {
    const asked: unknown[] = [];
    const spied = await startTestServer({
      listImages: async (_viewer, query) => {
        asked.push(query);
        return { images: [], hasNext: false, end: null };
      },
    });
    const headers = await spied.keyOf(await spied.join('ann'));
    const query =
      'search=+Sea+&sort=name&tags=a,b&tags=c&type=png&min_kb=2&max_kb=10&from=2026-01-31' +
      '&to=2026-02-28&favorite=false&trashed=true&limit=7';
    expect((await spied.send(`/api/images/?${query}`, { headers })).headers['link']).toBeUndefined();
    for (const plus of ['%2B', '+']) {
      await spied.send(`/api/images/?to=2026-02-28T10:00:00${plus}02:00&type=all`, { headers });
    }
    await spied.close();
    const [withEncodedPlus] = asked.splice(1, 1);
    expect(asked[1]).toEqual(withEncodedPlus);
    expect(asked).toEqual([
      {
        search: 'Sea',
        sort: 'name',
        limit: 7,
        after: null,
        filter: {
          createdFrom: new Date('2026-01-31T00:00:00Z'),
          createdTo: new Date('2026-03-01T00:00:00Z'),
          tags: ['a', 'b', 'c'],
          contentType: 'image/png',
          minBytes: 2_048,
          maxBytes: 10_240,
          isFavorite: false,
          isTrashed: true,
        },
      },
      {
        search: null,
        sort: 'newest',
        limit: 100,
        after: null,
        filter: {
          createdFrom: null,
          createdTo: new Date('2026-02-28T08:00:00Z'),
          tags: [],
          contentType: null,
          minBytes: null,
          maxBytes: null,
          isFavorite: null,
          isTrashed: false,
        },
      },
    ]);
  });

  it.each([
    ['limit', 'limit=0'],
    ['limit', 'limit=101'],
    ['limit', 'limit=1e1'],
    ['limit', 'limit=-1'],
    ['limit', 'limit=2&limit=3'],
    ['cursor', 'cursor=%00'],
    ['cursor', 'cursor=bm90IGEgY3Vyc29y'],
    ['cursor', 'cursor='],
    ['sort', 'sort=size'],
    ['type', 'type=image/jpeg'],
    ['min_kb', 'min_kb=-1'],
    ['max_kb', 'max_kb=1e3'],
    ['from', 'from=2026-02-30'],
    ['to', 'to=tomorrow'],
    ['favorite', 'favorite=yes'],
    ['trashed', 'trashed='],
    ['tags', 'tags=a%00'],
    ['search', 'search=a&search=b'],
  ])('refuses an invalid %s: ?%s', async (field, query) => {
    const answer = await server.send(`/api/images/?${query}`, { headers: key });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { [field]: [expect.any(String)] } },
    });
  });
});
