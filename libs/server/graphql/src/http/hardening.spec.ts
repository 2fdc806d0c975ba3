import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { answerOf, siteForAll, startTestServer } from '../testing/test-server.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

describe('the GraphQL endpoint', () => {
  const { site } = siteForAll();
  beforeEach(() => {
    site.logs.length = 0;
    site.operations.length = 0;
  });

  const post = async (body: string, headers: Record<string, string> = JSON_TYPE) =>
    answerOf(await site.send(body, headers));

  it('refuses batches of operations', async () => {
    const { status, data } = await post(JSON.stringify([{ query: '{ __typename }' }]));
    expect(status).toBe(400);
    expect(data).toBeNull();
  });

  it('forbids proxies to compress responses to mutations, which may contain tokens', async () => {
    const cachingOf = async (query: string) =>
      (await site.send(JSON.stringify({ query }), JSON_TYPE)).headers.get('cache-control');
    expect(await cachingOf('{ __typename }')).toBe('private, no-store');
    expect(await cachingOf('mutation { logout(refresh: "x") }')).toBe('private, no-store, no-transform');
  });

  it('refuses a document with twenty login mutations under aliases', async () => {
    const login = `login(input: { username: "ann", password: "guess" }) { __typename }`;
    const logins = Array.from({ length: 20 }, (_, index) => `l${index}: ${login}`).join(' ');
    const { status, errors } = await site.ask(`mutation { ${logins} }`);
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('refuses documents of more than a thousand tokens', async () => {
    const { status, errors } = await site.ask(`{ ${'__typename '.repeat(1_001)} }`);
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe('GRAPHQL_PARSE_FAILED');
  });

  it('refuses request bodies over 100 kB', async () => {
    const { status, errors } = await post(JSON.stringify({ query: `# ${'x'.repeat(100_001)}` }));
    expect(status).toBe(413);
    expect(errors[0]?.extensions).toEqual({ code: 'FILE_TOO_LARGE', details: { limitBytes: 100_000 } });
  });

  it('refuses a request that does not choose one of the operations of its document', async () => {
    const query = 'query Mine { __typename } query Other { __typename }';
    const refusals = [
      [{ query }, 'Must provide operation name if query contains multiple operations.'],
      [{ query, operationName: 'Third' }, 'Unknown operation named "Third".'],
      [{ query: '{ __typename }', operationName: 'Third' }, 'Unknown operation named "Third".'],
    ] as const;
    for (const [body, message] of refusals) {
      const { status, errors } = await post(JSON.stringify(body));
      expect(status).toBe(400);
      expect(errors).toEqual([{ message, extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }]);
    }
    expect(site.logs).toEqual([]);
    expect((await post(JSON.stringify({ query, operationName: 'Mine' }))).status).toBe(200);
  });

  it('refuses mutations sent by GET', async () => {
    const query = new URLSearchParams({ query: 'mutation { logout(refresh: "x") }' });
    const response = await fetch(`${site.url}?${query}`, { headers: { 'apollo-require-preflight': '1' } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('names its methods when it is asked for them, and when it is sent another', async () => {
    const answerTo = async (method: string, headers = {}) => {
      const { status, headers: answered } = await fetch(site.url, { method, headers });
      return [status, answered.get('allow')];
    };
    expect(await answerTo('OPTIONS')).toEqual([204, 'GET, POST, OPTIONS']);
    expect(await answerTo('PUT')).toEqual([405, 'GET, POST, OPTIONS']);
    expect(await answerTo('DELETE', JSON_TYPE)).toEqual([405, 'GET, POST, OPTIONS']);
  });

  it('refuses requests that another site could send without a CORS preflight', async () => {
    const query = new URLSearchParams({ query: '{ __typename }' });
    expect((await fetch(`${site.url}?${query}`)).status).toBe(400);
    expect((await post('{ "query": "{ __typename }" }', { 'content-type': 'text/plain' })).status).toBe(400);
  });

  it('answers introspection queries of visitors', async () => {
    const { status, data } = await site.ask(getIntrospectionQuery());
    expect(status).toBe(200);
    expect(buildClientSchema(data as unknown as IntrospectionQuery).getQueryType()?.name).toBe('Query');
  });

  it('answers a body of malformed JSON with an error in JSON', async () => {
    const { status, contentType, errors, text } = await post('{ "query": ');
    expect(status).toBe(400);
    expect(contentType).toContain('application/json');
    expect(errors[0]?.extensions.code).toBe('INVALID_INPUT');
    expect(text).not.toMatch(/SyntaxError|node_modules|position/);
  });

  it('answers in the media type that the client accepts, and forbids caching', async () => {
    const headers = { ...JSON_TYPE, accept: 'application/graphql-response+json' };
    const response = await site.send('{ "query": ', headers);
    expect(response.headers.get('content-type')).toContain('application/graphql-response+json');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('sends no CORS header to a foreign origin', async () => {
    const response = await site.send('{ "query": "{ __typename }" }', {
      ...JSON_TYPE,
      origin: 'https://evil.example',
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('refuses characters that cannot be stored, at any depth of the variables', async () => {
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';
    const { status, errors } = await site.ask(query, { input: { username: 'a\u0000', password: 'b' } });
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe('INVALID_INPUT');
    const deep = `{"query":"{ __typename }","variables":{"a":${'['.repeat(20_000)}"\\ud800"${']'.repeat(20_000)}}}`;
    expect((await post(deep)).errors[0]?.extensions.code).toBe('INVALID_INPUT');
  });

  it('names an invalid variable without running any resolver', async () => {
    const query = 'query ($first: Int!) { images(first: $first) { totalCount } }';
    const { status, errors } = await site.ask(query, { first: 'many' });
    expect(status).toBe(400);
    expect(errors[0]).toMatchObject({ extensions: { code: 'INVALID_INPUT' } });
    expect(errors[0]?.message).toContain('$first');
  });

  it('refuses file arguments that are not uploads', async () => {
    const query = 'mutation ($file: Upload!) { uploadImage(file: $file) { isDuplicate } }';
    const { status, errors } = await site.ask(query, { file: { filename: 'x', grant: {} } });
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe('INVALID_INPUT');
  });

  it('reports each operation by its kind, its first root field and its outcome', async () => {
    await site.ask('query EvilName { me { id } }');
    await site.ask('{ images { totalCount } }');
    await site.ask('{ nonsense }');
    expect(site.operations).toEqual([
      'query me ok',
      'query images UNAUTHENTICATED',
      'none none GRAPHQL_VALIDATION_FAILED',
    ]);
  });
});

describe('the GraphQL endpoint without introspection', () => {
  it('reveals no names of the schema, neither by introspection nor by suggestions in error messages', async () => {
    const site = await startTestServer({ introspection: false });
    expect((await site.ask(getIntrospectionQuery())).status).toBe(400);
    const typo = await site.ask('{ imagez { totalCount } }');
    expect(typo.text).not.toContain('images');
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';
    const wrong = await site.ask(query, { input: { username: 'ada', password: 'a', passwor: 'a' } });
    expect(wrong.errors[0]?.message).toContain('"passwor"');
    expect(wrong.text).not.toContain('Did you mean');
    await site.stop();
  });
});

describe('errors of resolvers', () => {
  it.each(['graphql-js', 'graphql-jit'])(
    'reveal only the request id if they are unexpected, when %s executes the query',
    async (engine) => {
      const failure = new Error('SELECT secret FROM users; at /srv/app.ts:1');
      const fail = () => Promise.reject(failure);
      const site = await startTestServer({ useCases: { getImage: fail } as never });
      const query = '{ image(uid: "AAAAAAAAAAAAAAAAAAAAAA") { uid } }';
      if (engine === 'graphql-jit') await site.ask(query);
      const headers = { 'content-type': 'application/json', 'x-request-id': 'request-7' };
      const { status, text, errors } = await answerOf(await site.send(JSON.stringify({ query }), headers));
      expect(status).toBe(200);
      expect(errors).toEqual([
        expect.objectContaining({
          message: TEXTS.generic.internal,
          path: ['image'],
          locations: [{ line: 1, column: 3 }],
          extensions: { code: 'INTERNAL', details: { requestId: 'request-7' } },
        }),
      ]);
      expect(text).not.toMatch(/SELECT|srv|stack/);
      expect(site.logs.at(-1)).toEqual({
        level: 'error',
        fields: { requestId: 'request-7', code: 'INTERNAL', err: failure },
      });
      await site.stop();
    },
  );

  it('are logged if their code stands for a failure of the server, and do not reveal their cause', async () => {
    const cause = new Error('connect ECONNREFUSED 10.0.0.1');
    const failure = new DomainError('DATABASE_UNAVAILABLE', TEXTS.generic.unavailable, {}, { cause });
    const site = await startTestServer({ useCases: { getImage: () => Promise.reject(failure) } as never });
    const { errors, text } = await site.ask('{ image(uid: "AAAAAAAAAAAAAAAAAAAAAA") { uid } }');
    expect(errors[0]?.extensions).toEqual({ code: 'DATABASE_UNAVAILABLE', details: {} });
    expect(text).not.toContain('10.0.0.1');
    expect(site.logs.at(-1)).toMatchObject({ level: 'error', fields: { err: failure } });
    await site.stop();
  });
});
