import { PUBLIC_URL, startTestServer, type TestServer } from '../testing/test-server.ts';
import { BOB } from '../testing/world.ts';

const ANN = { Authorization: 'Api-Key ann-key' };

describe('the list of images', () => {
  let server: TestServer;
  let uids: readonly string[];

  beforeAll(async () => {
    server = await startTestServer();
    uids = Array.from({ length: 5 }, () => server.world.addImage().uid).reverse();
    server.world.addImage({ ownerId: BOB, privacy: 'public' });
  });
  afterAll(() => server.close());

  const page = async (query: string) => {
    const answer = await server.send(`/api/images/${query}`, { headers: ANN });
    const next = /^<(.+)>; rel="next"$/.exec(String(answer.headers['link']))?.[1];
    const found = (answer.json() as { uid: string }[]).map(({ uid }) => uid);
    return { uids: found, next: next?.slice(`${PUBLIC_URL}/api/images/`.length) ?? null };
  };

  it("is an array of the viewer's own, newest first", async () => {
    expect(await page('')).toEqual({ uids, next: null });
    expect((await server.send('/api/images', { headers: ANN })).status).toBe(200);
  });

  it('is read to its end by following Link', async () => {
    const seen: string[] = [];
    for (let query: string | null = '?limit=2'; query !== null;) {
      const { uids: found, next }: Awaited<ReturnType<typeof page>> = await page(query);
      expect(found.length).toBeLessThanOrEqual(2);
      seen.push(...found);
      query = next;
    }
    expect(seen).toEqual(uids);
  });

  it.each([
    ['limit', 'limit=0'],
    ['limit', 'limit=101'],
    ['limit', 'limit=1e1'],
    ['limit', 'limit=-1'],
    ['limit', 'limit=2&limit=3'],
    ['after', 'after=%00'],
    ['after', 'after=bm90IGEgY3Vyc29y'],
    ['after', 'after='],
  ])('refuses a bad %s: ?%s', async (field, query) => {
    const answer = await server.send(`/api/images/?${query}`, { headers: ANN });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { [field]: [expect.any(String)] } },
    });
  });
});
