import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { form, MULTIPART, picture } from './testing/multipart.ts';
import { serverForEach } from './testing/test-server.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('the REST API', () => {
  const { server, ann } = serverForEach('ann');

  it.each(['/api', '/api/', '/api/nothing/', '/api/auth/nothing', '/api/ai/', '/api/images/a/b/c/'])(
    'answers 404 in JSON at %s',
    async (path) => {
      const answer = await server.send(path);
      expect([answer.status, answer.json()]).toMatchObject([404, { error: 'Not found.', code: 'NOT_FOUND' }]);
    },
  );

  it.each([
    ['PUT', '/api/images/', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/images/upload/', 'POST, PUT, OPTIONS'],
    ['POST', '/api/images/image-0000000000000001', 'GET, HEAD, PATCH, DELETE, OPTIONS'],
    ['GET', '/api/auth/login', 'POST, OPTIONS'],
    ['DELETE', '/healthz', 'GET, HEAD, OPTIONS'],
  ])('answers %s %s with 405 and the allowed methods', async (method, path, allow) => {
    const answer = await server.send(path, { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, allow]);
    expect(answer.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
    const options = await server.send(path, { method: 'OPTIONS' });
    expect([options.status, options.headers.allow]).toEqual([204, allow]);
  });

  it.each([
    ['malformed JSON', '{"username": ', JSON_TYPE, 400],
    ['a text for an object', '"ann"', JSON_TYPE, 400],
    ['an array for an object', '[]', JSON_TYPE, 400],
    ['a form', 'username=ann', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['another charset', '{}', { 'Content-Type': 'application/json; charset=latin9' }, 415],
    ['a compressed body', '{}', { ...JSON_TYPE, 'Content-Encoding': 'gzip' }, 415],
    ['100 kB and more', JSON.stringify({ username: 'a'.repeat(100_000) }), JSON_TYPE, 413],
    ['deep nesting', '['.repeat(40_000) + ']'.repeat(40_000), JSON_TYPE, 400],
  ])('refuses %s in the body of a login', async (_, body, headers, status) => {
    const answer = await server.send('/api/auth/login/', { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    const code = status === 413 ? 'FILE_TOO_LARGE' : 'INVALID_INPUT';
    expect(answer.json()).toMatchObject({ detail: expect.any(String), code });
    expect(answer.text).not.toMatch(/SyntaxError|Unexpected token|node_modules/);
  });

  it.each([
    ['that is no JSON', '{"title": ', 'The body is not a JSON object.', {}],
    ['that is a text', '"Hill"', 'The body is not a JSON object.', {}],
    ['that is a list', '[]', 'The body is not a JSON object.', {}],
  ])('says what is wrong with a body %s', async (_, body, error, details) => {
    const answer = await server.send('/api/contact/', { method: 'POST', headers: JSON_TYPE, body });
    expect(answer.json()).toEqual({ error, code: 'INVALID_INPUT', details });
  });

  it('says how large a body may be if it is too large', async () => {
    const body = 'x'.repeat(100_001);
    const answer = await server.send('/api/contact/', { method: 'POST', headers: JSON_TYPE, body });
    expect([answer.status, answer.json()]).toEqual([
      413,
      { error: 'The request body is too large.', code: 'FILE_TOO_LARGE', details: { limit_bytes: 100_000 } },
    ]);
  });

  it.each([
    ['POST', '/api/contact/', 'text/plain', 'JSON'],
    ['POST', '/api/contact/', 'multipart/form-data; boundary=x', 'JSON'],
    ['PATCH', '/api/images/x/', 'application/merge-patch+json', 'JSON'],
    ['POST', '/api/images/upload/', 'image/jpeg', 'multipart/form-data'],
    ['POST', '/api/images/comparisons/upload/', 'application/json', 'multipart/form-data'],
  ])(
    'answers 415 with the type that it reads for a body of another type: %s %s %s',
    async (method, path, type, read) => {
      const headers = { ...ann.headers, 'Content-Type': type };
      const answer = await server.send(path, { method, headers, body: '{}' });
      expect([answer.status, answer.json()]).toEqual([
        415,
        { error: expect.stringContaining(read), code: 'INVALID_INPUT', details: {} },
      ]);
    },
  );

  it.each([
    ['POST', '/api/contact/', JSON_TYPE, '{}'],
    ['POST', '/api/images/upload/', MULTIPART, form(picture())],
    ['POST', '/api/images/comparisons/upload/', MULTIPART, form(picture())],
    ['PUT', '/api/images/upload/', {}, 'picture bytes'],
  ])('refuses a body that is compressed, and takes one that says that it is not: %s %s', async (...call) => {
    const [method, path, type, body] = call;
    const answerTo = (coding: string) =>
      server.send(path, { method, headers: { ...ann.headers, ...type, 'Content-Encoding': coding }, body });
    const refused = await answerTo('gzip');
    expect([refused.status, refused.json()]).toEqual([
      415,
      { error: 'Send the body without a Content-Encoding.', code: 'INVALID_INPUT', details: {} },
    ]);
    expect((await answerTo('identity')).status).not.toBe(415);
  });

  it.each(['%00', 'a%00b', '%ED%A0%80', '%FF', '%'])(
    'refuses the path segment %s, which is malformed or cannot be stored',
    async (segment) => {
      const answer = await server.send(`/api/images/info/${segment}/`);
      expect([answer.status, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    },
  );

  it('lists the authentication schemes in WWW-Authenticate when it answers 401', async () => {
    for (const headers of [{}, { Authorization: 'Bearer x' }, { Authorization: 'Api-Key x' }]) {
      const answer = await server.send('/api/images/', { headers });
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer realm="safelight", Api-Key realm="safelight"');
      expect(answer.json()).toMatchObject({
        error: expect.any(String),
        code: expect.any(String),
        details: {},
      });
    }
  });

  it.each(['Basic YTpi', 'sk_a_key_alone', 'Token x'])(
    'says how a key is sent for the header %s',
    async (header) => {
      const answer = await server.send('/api/images/', { headers: { Authorization: header } });
      expect([answer.status, answer.json()]).toMatchObject([401, { error: TEXTS.generic.sendCredentials }]);
    },
  );

  it('answers 503 while the store or the database is unavailable', async () => {
    server.world.store.isBroken = true;
    const headers = { ...MULTIPART, ...ann.headers };
    const image = await server.send('/api/images/upload/', {
      method: 'POST',
      headers,
      body: form(picture()),
    });
    expect([image.status, image.headers['retry-after']]).toEqual([503, '5']);
    expect(image.json()).toEqual({
      error: TEXTS.generic.storageUnavailable,
      code: 'STORAGE_UNAVAILABLE',
      details: {},
    });
    server.world.repositories.apiKeys.delete = async () => {
      throw new DomainError('DATABASE_UNAVAILABLE', TEXTS.generic.unavailable);
    };
    const key = await server.send('/api/auth/api-keys/x/', { method: 'DELETE', headers: ann.headers });
    expect([key.status, key.json()]).toMatchObject([503, { detail: TEXTS.generic.unavailable }]);
  });

  it('reveals only the request id of an unexpected error, and logs the error under that id', async () => {
    server.world.repositories.aiEditJobs.findOwned = async () => {
      throw new TypeError('SELECT secret FROM /etc/passwd');
    };
    const headers = { ...ann.headers, 'X-Request-Id': 'request-1' };
    const answer = await server.send('/api/ai/edits/x/', { headers });
    expect(answer.status).toBe(500);
    expect(answer.json()).toEqual({
      error: TEXTS.generic.internal,
      code: 'INTERNAL',
      details: { request_id: 'request-1' },
    });
    expect(server.logged.at(-1)).toMatchObject({
      level: 'error',
      fields: { requestId: 'request-1', err: expect.any(TypeError) as unknown },
    });
  });
});
