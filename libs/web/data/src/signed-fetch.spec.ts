import { signedFetch } from './signed-fetch.ts';

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

const URL_OF_PICTURE = '/api/images/img1/document/pictures/a/';

interface Start {
  /** The token of the session; null when nobody is signed in. */
  readonly stored: string | null;
  readonly refreshed?: string | null;
  /** Another request has got this token by the time that the server refuses the first one. */
  readonly meanwhile?: string;
}

/** A server that accepts the token `good`, and a session that counts its refreshes. */
const setUp = ({ stored, refreshed = 'good', meanwhile }: Start) => {
  let access = stored;
  let refreshes = 0;
  const asked: (string | undefined)[] = [];
  globalThis.fetch = ((_url: string, init: RequestInit) => {
    const { authorization } = init.headers as { authorization?: string };
    asked.push(authorization);
    if (meanwhile !== undefined) access = meanwhile;
    return Promise.resolve({ status: authorization === 'Bearer good' ? 200 : 401 } as Response);
  }) as typeof fetch;
  const tokens = {
    access: () => access,
    refresh: () => {
      refreshes += 1;
      access = refreshed;
      return Promise.resolve(refreshed);
    },
  };
  const load = (url = URL_OF_PICTURE) => signedFetch(url, tokens);
  return { load, asked, refreshes: () => refreshes };
};

it('sends the access token, and asks once more with a new one if it is refused', async () => {
  const { load, asked } = setUp({ stored: 'old' });
  expect((await load()).status).toBe(200);
  expect(asked).toEqual(['Bearer old', 'Bearer good']);
});

it('asks again with the token that another request has just got, without a refresh of its own', async () => {
  const { load, asked, refreshes } = setUp({ stored: 'old', meanwhile: 'good' });
  expect((await load()).status).toBe(200);
  expect(asked).toEqual(['Bearer old', 'Bearer good']);
  expect(refreshes()).toBe(0);
});

it('returns the server’s refusal when the session is over', async () => {
  const { load, asked } = setUp({ stored: 'old', refreshed: null });
  expect((await load()).status).toBe(401);
  expect(asked).toEqual(['Bearer old']);
});

it('returns the server’s refusal, and refreshes no session, when nobody is signed in', async () => {
  const { load, asked, refreshes } = setUp({ stored: null });
  expect((await load()).status).toBe(401);
  expect(asked).toEqual([undefined]);
  expect(refreshes()).toBe(0);
});

it('sends the access token to no other site', async () => {
  const { load, asked, refreshes } = setUp({ stored: 'good' });
  expect((await load('https://elsewhere.example/picture.png')).status).toBe(401);
  expect(asked).toEqual([undefined]);
  expect(refreshes()).toBe(0);
});
