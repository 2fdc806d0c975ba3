import { digestOf, type Image } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { ALLOWANCE } from '../testing/fake-accounts.ts';
import { form, MULTIPART, picture } from '../testing/multipart.ts';
import { startTestServer, type Call, type TestServer } from '../testing/test-server.ts';

const KEY = { Authorization: 'Api-Key ann-key' };
const SPENT = { Authorization: 'Api-Key spent-key' };
const JSON_TYPE = { 'Content-Type': 'application/json' };
const SHOWN = { limit: '100', remaining: '41', reset: String(ALLOWANCE.resetAt.getTime() / 1_000) };

describe('what an API key may still ask for', () => {
  let server: TestServer;
  let image: Image;
  let bytes: string;
  beforeAll(async () => {
    server = await startTestServer();
    image = server.world.addImage({ privacy: 'public' });
    bytes = `/i/${image.uid}/${digestOf(image.current)}/full.jpg`;
  });
  afterAll(() => server.close());

  const ask = async (path: string, { headers = {}, ...call }: Call, key: object) => {
    const answer = await server.send(path, { ...call, headers: { ...headers, ...key } });
    const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map(
      (name) => answer.headers[`x-ratelimit-${name}`],
    );
    return { answer, shown: { limit, remaining, reset } };
  };

  const upload = { method: 'POST', headers: MULTIPART, body: form(picture()) };
  const CALLS: [string, () => string, Call, number][] = [
    ['a list', () => '/api/images/', {}, 200],
    ['an upload', () => '/api/images/upload/', upload, 201],
    [
      'an empty upload',
      () => '/api/images/upload',
      { method: 'POST', headers: MULTIPART, body: form() },
      400,
    ],
    ['a public image', () => `/api/images/public/${image.uid}/`, {}, 200],
    ['a file', () => `/api/images/file/${image.uid}/`, {}, 200],
    ['a download', () => `/api/images/download/${image.uid}`, { method: 'HEAD' }, 200],
    ['bytes', () => bytes, {}, 200],
    ['a part of bytes', () => bytes, { headers: { Range: 'bytes=0-1' } }, 206],
    ['bytes that it has', () => bytes, { headers: { 'If-None-Match': '*' } }, 304],
    ['a part that is not there', () => bytes, { headers: { Range: 'bytes=9999-' } }, 416],
    ['bytes of no image', () => bytes.replace(image.uid, 'z'.repeat(22)), {}, 404],
    ['no image', () => '/api/images/nothing/', {}, 404],
    ['no route', () => '/api/nothing', {}, 404],
    ['no auth route', () => '/api/auth/nothing', {}, 404],
    ['a path that cannot be read', () => '/api/images/info/%00', {}, 400],
    ['a method not allowed', () => '/api/images/', { method: 'PUT' }, 405],
    ['an account', () => '/api/auth/me/', {}, 403],
    ['a sign-in', () => '/api/auth/login/', { method: 'POST', headers: JSON_TYPE, body: '{}' }, 400],
    ['broken JSON', () => '/api/ai/edits/', { method: 'POST', headers: JSON_TYPE, body: '{' }, 400],
  ];

  it.each(CALLS)('is on the answer to %s', async (_, path, call, status) => {
    const { answer, shown } = await ask(path(), call, KEY);
    expect([answer.status, shown]).toEqual([status, SHOWN]);
  });

  it.each(CALLS)(
    'is refused for %s when it is used up, with the time to come back',
    async (_, path, call) => {
      const { answer, shown } = await ask(path(), call, SPENT);
      expect([answer.status, shown]).toEqual([429, { ...SHOWN, remaining: '0' }]);
      expect(answer.headers['retry-after']).toBe('1234');
    },
  );

  it('is told in the documented error body, and in detail on the auth routes', async () => {
    const details = { limit: 100, remaining: 0, reset: Number(SHOWN.reset), retry_after_seconds: 1_234 };
    const body = { error: TEXTS.generic.rateLimited, code: 'RATE_LIMITED', details };
    expect((await ask('/api/images/', {}, SPENT)).answer.json()).toEqual(body);
    const { answer } = await ask('/api/auth/api-keys/', {}, SPENT);
    expect(answer.json()).toEqual({ detail: TEXTS.generic.rateLimited, ...body });
  });

  it.each([{}, { Authorization: 'Bearer ann' }, { Authorization: 'Api-Key wrong' }])(
    'is nothing to requests without a good key: %j',
    async (headers) => {
      const { answer, shown } = await ask(`/api/images/public/${image.uid}/`, {}, headers);
      expect([answer.status, Object.values(shown)]).toEqual([200, [undefined, undefined, undefined]]);
    },
  );

  it('is counted once a request, whatever the request does', async () => {
    let count = 0;
    const authenticate: TestServer['useCases']['authenticate'] = async () => {
      count += 1;
      return { kind: 'api-key', userId: image.ownerId, apiKeyId: 'key', allowance: ALLOWANCE };
    };
    const site = await startTestServer({ authenticate });
    const { uid, current } = site.world.addImage();
    const paths = [
      '/api/images/',
      `/api/images/file/${uid}/`,
      `/api/images/public/${uid}/`,
      '/api/auth/me/',
      `/i/${uid}/${digestOf(current)}/full.jpg`,
    ];
    for (const path of paths) await site.send(path, { headers: KEY });
    await site.send('/api/images/upload/', { ...upload, headers: { ...MULTIPART, ...KEY } });
    await site.close();
    expect(count).toBe(paths.length + 1);
  });
});
