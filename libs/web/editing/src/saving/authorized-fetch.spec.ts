import { authorizedFetch } from './authorized-fetch.ts';

/** A server that accepts one token, and a session that can fetch this token. */
const setUp = (good: string, refresh: () => Promise<string | null> = () => Promise.resolve(good)) => {
  let access: string | null = 'old';
  const asked: (string | undefined)[] = [];
  const load = authorizedFetch(
    {
      access: () => access,
      refresh: async () => {
        access = await refresh();
        return access;
      },
    },
    (_url, init) => {
      const { authorization } = (init?.headers ?? {}) as { authorization?: string };
      asked.push(authorization);
      return Promise.resolve({ status: authorization === `Bearer ${good}` ? 200 : 401 } as Response);
    },
  );
  return { load, asked };
};

it('the fetch sends the access token, and retries once with a new one', async () => {
  const { load, asked } = setUp('new');
  expect((await load('/api/images/img1/document/pictures/a/')).status).toBe(200);
  expect(asked).toEqual(['Bearer old', 'Bearer new']);
});

it('the fetch returns the server’s 401 when the session has ended', async () => {
  const { load, asked } = setUp('new', () => Promise.resolve(null));
  expect((await load('/api/images/img1/document/pictures/a/')).status).toBe(401);
  expect(asked).toHaveLength(1);
});

it('the fetch sends the access token to no other site', async () => {
  const { load, asked } = setUp('old');
  await load('https://elsewhere.example/picture.png');
  expect(asked[0]).toBeUndefined();
});
