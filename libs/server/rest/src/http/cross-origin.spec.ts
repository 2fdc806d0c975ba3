import { form, MULTIPART, picture } from '../testing/multipart.ts';
import { MISSING_UID, serverForAll } from '../testing/test-server.ts';

const ELSEWHERE = { Origin: 'https://elsewhere.example' };

describe('a page of another origin', () => {
  const { server, ann } = serverForAll('ann');
  let key: { readonly Authorization: string };
  beforeAll(async () => {
    key = await server.keyOf(ann);
  });

  const preflight = (path: string, method: string, headers = 'authorization') =>
    server.send(path, {
      method: 'OPTIONS',
      headers: {
        ...ELSEWHERE,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers,
      },
    });

  it.each([
    ['/api/images/', 'GET'],
    ['/api/images/upload/', 'POST'],
    [`/api/images/${MISSING_UID}/`, 'PATCH'],
    [`/api/images/${MISSING_UID}/`, 'DELETE'],
    ['/api/ai/edits/', 'POST'],
    ['/api/account/', 'GET'],
    ['/api/nothing/', 'GET'],
    [`/i/${MISSING_UID}/full.png`, 'GET'],
  ])('may request %s by %s, with an API key and without cookies', async (path, method) => {
    const { status, headers } = await preflight(path, method);
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-max-age': '86400',
      'access-control-allow-methods': expect.stringContaining(method),
    });
    for (const name of [
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'If-None-Match',
      'Range',
      'X-Request-Id',
    ])
      expect(headers['access-control-allow-headers']).toContain(name);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('can read the responses, and the response headers that it needs', async () => {
    const body = form(picture());
    const headers = { ...MULTIPART, ...ELSEWHERE, ...key, 'Idempotency-Key': 'one' };
    const uploaded = await server.send('/api/images/upload/', { method: 'POST', headers, body });
    expect(uploaded.status).toBe(201);
    const { uid } = uploaded.json() as { uid: string };
    const file = await server.send(`/api/images/file/${uid}/`, { headers: { ...ELSEWHERE, ...key } });
    expect(file.headers['etag']).toBeDefined();
    const validated = { ...ELSEWHERE, ...key, 'If-None-Match': file.headers['etag'] };
    const again = await server.send(`/api/images/file/${uid}/`, { headers: validated });
    expect(again.status).toBe(304);
    for (const answer of [uploaded, file, again]) {
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      const exposed = String(answer.headers['access-control-expose-headers']);
      for (const name of [
        'X-RateLimit-Remaining',
        'Retry-After',
        'ETag',
        'Location',
        'Link',
        'X-Next-Cursor',
        'X-Request-Id',
      ])
        expect(exposed).toContain(name);
    }
  });

  it.each([
    ['/api/images/', 401],
    [`/api/images/${MISSING_UID}/`, 404],
    ['/api/nothing/', 404],
    ['/api/images/upload/', 405],
    [`/i/${MISSING_UID}/full.png`, 404],
    [`/i/${MISSING_UID}/full.png?width=641`, 400],
  ])('can read the error when %s fails with %d', async (path, status) => {
    const answer = await server.send(path, { headers: ELSEWHERE });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([status, '*']);
  });

  it('can read when to ask for a size again, and gets the methods of a file', async () => {
    const path = `/i/${MISSING_UID}/full.png`;
    const missing = await server.send(path, { headers: ELSEWHERE });
    expect(missing.headers['access-control-expose-headers']).toContain('Retry-After');
    const asked = await server.send(path, { method: 'OPTIONS' });
    expect([asked.status, asked.headers['allow']]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  it.each(['/api/auth/me/', '/api/auth/login/', '/api/auth/token/refresh/', '/api/auth/api-keys/'])(
    'may not call %s, which only the pages of this site may use',
    async (path) => {
      const asked = await preflight(path, 'POST');
      expect(asked.headers).not.toHaveProperty('access-control-allow-origin');
      const answer = await server.send(path, { headers: { ...ELSEWHERE, ...ann.headers } });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});
