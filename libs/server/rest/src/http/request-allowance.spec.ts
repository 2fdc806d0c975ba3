import { digestOf, type Image } from '@safelight/domain';
import { PLAN_LIMITS, TEXTS } from '@safelight/rules';
import { form, MULTIPART, picture } from '../testing/multipart.ts';
import { serverForEach, type Call } from '../testing/test-server.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const HOUR_S = 3_600;
const LIMIT = PLAN_LIMITS.free.apiRequestsPerHour;

describe('the remaining requests of an API key', () => {
  const { server, ann } = serverForEach('ann');
  let key: { readonly Authorization: string };
  let image: Image;
  let bytes: string;
  /** The time at which the current hour ends, in epoch seconds. */
  let resetS: number;
  beforeEach(async () => {
    key = await server.keyOf(ann);
    image = await server.addImage(ann, { privacy: 'public' });
    bytes = `/i/${image.uid}/${digestOf(image.current)}/full.png`;
    resetS = (Math.floor(nowS() / HOUR_S) + 1) * HOUR_S;
  });

  const nowS = () => server.world.clock.now().getTime() / 1_000;
  const left = (remaining: number) => ({
    limit: String(LIMIT),
    remaining: String(remaining),
    reset: String(resetS),
  });
  const useUp = async (): Promise<void> => {
    for (let used = 0; used < LIMIT; used += 1) await server.world.allowances.take(ann.id, LIMIT);
  };

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
    ['an image file', () => bytes, {}, 200],
    ['a range of an image file', () => bytes, { headers: { Range: 'bytes=0-1' } }, 206],
    ['a file that the client has cached', () => bytes, { headers: { 'If-None-Match': '*' } }, 304],
    ['a range outside of the file', () => bytes, { headers: { Range: 'bytes=9999-' } }, 416],
    ['a file of a missing image', () => bytes.replace(image.uid, 'z'.repeat(22)), {}, 404],
    ['a missing image', () => '/api/images/nothing/', {}, 404],
    ['a missing route', () => '/api/nothing', {}, 404],
    ['a missing auth route', () => '/api/auth/nothing', {}, 404],
    ['a malformed path', () => '/api/images/info/%00', {}, 400],
    ['a method not allowed', () => '/api/images/', { method: 'PUT' }, 405],
    ['an account', () => '/api/auth/me/', {}, 403],
    ['a sign-in', () => '/api/auth/login/', { method: 'POST', headers: JSON_TYPE, body: '{}' }, 400],
    ['malformed JSON', () => '/api/ai/edits/', { method: 'POST', headers: JSON_TYPE, body: '{' }, 400],
  ];

  it.each(CALLS)('are in the headers of the response to %s', async (_, path, call, status) => {
    const { answer, shown } = await ask(path(), call, key);
    expect([answer.status, shown]).toEqual([status, left(LIMIT - 1)]);
  });

  it.each(CALLS)(
    'are zero in the headers when %s is refused, with the time to retry',
    async (_, path, call) => {
      await useUp();
      server.world.clock.advance(60_000);
      const { answer, shown } = await ask(path(), call, key);
      expect([answer.status, shown]).toEqual([429, left(0)]);
      expect(answer.headers['retry-after']).toBe(String(resetS - nowS()));
    },
  );

  it.each(CALLS)('are the same for a key sent as a bearer token: %s', async (_, path, call, status) => {
    const bearer = { Authorization: key.Authorization.replace('Api-Key', 'Bearer') };
    const { answer, shown } = await ask(path(), call, bearer);
    expect([answer.status, shown]).toEqual([status, left(LIMIT - 1)]);
  });

  it('are in the error body of a refusal, which also has `detail` on the auth routes', async () => {
    await useUp();
    const details = { limit: LIMIT, remaining: 0, reset: resetS, retry_after_seconds: resetS - nowS() };
    const body = { error: TEXTS.generic.rateLimited, code: 'RATE_LIMITED', details };
    expect((await ask('/api/images/', {}, key)).answer.json()).toEqual(body);
    const { answer } = await ask('/api/auth/api-keys/', {}, key);
    expect(answer.json()).toEqual({ detail: TEXTS.generic.rateLimited, ...body });
  });

  it.each([
    ['no credentials', () => ({})],
    ['a session', () => ann.headers],
    ['a wrong key', () => ({ Authorization: 'Api-Key wrong' })],
  ])('are not in the headers for a request with %s', async (_, headers) => {
    await useUp();
    const { answer, shown } = await ask(`/api/images/public/${image.uid}/`, {}, headers());
    expect([answer.status, Object.values(shown)]).toEqual([200, [undefined, undefined, undefined]]);
  });

  it.each(['/api/images/', '/api/auth/me/', '/api/ai/edits/', '/i/any/full.png'])(
    'do not decrease by asking which methods %s has',
    async (path) => {
      const asked = await ask(path, { method: 'OPTIONS' }, key);
      expect([asked.answer.status, asked.shown.remaining]).toEqual([204, undefined]);
      expect((await ask('/api/images/', {}, key)).shown.remaining).toBe(String(LIMIT - 1));
    },
  );

  it('decrease by one for each request to any route', async () => {
    const { uid, current } = await server.addImage(ann);
    const paths = [
      '/api/images/',
      `/api/images/file/${uid}/`,
      `/api/images/public/${uid}/`,
      '/api/auth/me/',
      `/i/${uid}/${digestOf(current)}/full.png`,
    ];
    for (const path of paths) await server.send(path, { headers: key });
    const { shown } = await ask('/api/images/upload/', upload, key);
    expect(shown.remaining).toBe(String(LIMIT - paths.length - 1));
  });
});
