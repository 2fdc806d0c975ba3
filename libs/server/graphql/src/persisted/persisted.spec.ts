import { parse, specifiedRules, validate } from 'graphql';
import { createClient } from 'graphql-ws';
import { createHash } from 'node:crypto';
import { WebSocket } from 'ws';
import { buildGraphqlSchema } from '../build-schema.ts';
import { LIMIT_RULES } from '../limits/limit-rules.ts';
import { answerOf, file, map, startTestServer, type TestServer } from '../testing/test-server.ts';
import { documentCache, OWN_DOCUMENTS } from './known-documents.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const named = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });

const KNOWN = 'query Codes { __typename }';
const FREE = 'query Free { __typename }';
const UPLOAD = 'mutation Up($file: Upload!) { uploadImage(file: $file) { image { title } } }';
const WATCH = 'subscription Watch($id: ID!) { aiEditProgress(jobId: $id) { id } }';
const knownDocuments = new Map([KNOWN, UPLOAD, WATCH].map((text) => [hashOf(text), text]));

const post = async (site: TestServer, body: object, headers: Record<string, string> = JSON_TYPE) =>
  answerOf(await site.send(JSON.stringify(body), headers));
const codeOf = ({ errors }: Awaited<ReturnType<typeof post>>) => errors[0]?.extensions.code;

/** Sends a picture with an operation in a multipart form. */
const upload = (site: TestServer, operation: object, token: string) => {
  const operations = {
    name: 'operations',
    value: JSON.stringify({ ...operation, variables: { file: null } }),
  };
  return site.sendForm([operations, map(), file()], token);
};

/** The error code with which a subscription ends, or null. */
const subscribed = async (site: TestServer, query: string, token: string): Promise<unknown> => {
  const client = createClient({
    url: site.url.replace('http', 'ws'),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: token },
  });
  const failure = await new Promise<unknown>((resolve) => {
    const sink = { next: () => undefined, error: resolve, complete: () => resolve(null) };
    client.subscribe({ query, variables: { id: 'unknown' } }, sink);
  });
  await client.dispose();
  return (failure as readonly { extensions?: { code?: string } }[] | null)?.[0]?.extensions?.code ?? null;
};

describe('the GraphQL documents of our web client', () => {
  it('are identified by the hash of their text', () => {
    expect(OWN_DOCUMENTS.size).toBeGreaterThan(100);
    for (const [hash, text] of OWN_DOCUMENTS) expect(hash).toBe(hashOf(text));
  });

  it('are valid, and within the limits on documents', async () => {
    const schema = await buildGraphqlSchema();
    const problems = [...OWN_DOCUMENTS.values()].flatMap((text) =>
      validate(schema, parse(text), [...specifiedRules, ...LIMIT_RULES]),
    );
    expect(problems).toEqual([]);
  });
});

describe('a server that knows the documents of its client', () => {
  let site: TestServer;
  beforeAll(async () => {
    site = await startTestServer({ knownDocuments });
  });
  afterAll(() => site.stop());

  it('executes a known document by its hash, by POST and by GET', async () => {
    const { status, data } = await post(site, { extensions: named(KNOWN) });
    expect([status, data]).toEqual([200, { __typename: 'Query' }]);
    const search = new URLSearchParams({ extensions: JSON.stringify(named(KNOWN)) });
    const byGet = await fetch(`${site.url}?${search}`, { headers: { 'apollo-require-preflight': '1' } });
    expect((await answerOf(byGet)).data).toEqual({ __typename: 'Query' });
  });

  it('answers PERSISTED_QUERY_NOT_FOUND to an unknown hash, and stores the text sent with it next', async () => {
    expect(codeOf(await post(site, { extensions: named(FREE) }))).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect((await post(site, { query: FREE, extensions: named(FREE) })).data).toEqual({
      __typename: 'Query',
    });
    expect((await post(site, { extensions: named(FREE) })).data).toEqual({ __typename: 'Query' });
  });

  it.each([
    ['a number', 5],
    ['an object', {}],
    ['an inherited property', 'constructor'],
    ['nothing', null],
  ])('finds no document if the hash is %s', async (_, sha256Hash) => {
    const answer = await post(site, { extensions: { persistedQuery: { version: 1, sha256Hash } } });
    expect(codeOf(answer)).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('refuses a text that does not match the hash sent with it', async () => {
    const { status } = await post(site, { query: FREE, extensions: named(KNOWN) });
    expect(status).toBe(400);
  });

  it('refuses a hash that another site could send without a CORS preflight', async () => {
    const body = { extensions: named(KNOWN) };
    expect((await post(site, body, { 'content-type': 'text/plain' })).status).toBe(400);
    const search = new URLSearchParams({ extensions: JSON.stringify(named(KNOWN)) });
    expect((await fetch(`${site.url}?${search}`)).status).toBe(400);
  });

  it('accepts an upload whose document is given by its hash', async () => {
    const { token } = await site.signUp('ann');
    const { data } = await upload(site, { extensions: named(UPLOAD) }, token);
    expect(data).toEqual({ uploadImage: { image: { title: 'hill.png' } } });
  });

  it('answers PERSISTED_QUERY_NOT_FOUND to an upload with an unknown hash', async () => {
    const { token } = await site.signUp('bob');
    const answer = await upload(site, { extensions: named(`${UPLOAD} `) }, token);
    expect([answer.status, codeOf(answer)]).toEqual([200, 'PERSISTED_QUERY_NOT_FOUND']);
  });
});

describe('a server that executes only known documents', () => {
  let site: TestServer;
  beforeAll(async () => {
    site = await startTestServer({ knownDocuments, onlyKnownDocuments: true });
  });
  afterAll(() => site.stop());

  it('executes a known document by its hash and by its text', async () => {
    expect((await post(site, { extensions: named(KNOWN) })).data).toEqual({ __typename: 'Query' });
    expect((await post(site, { query: KNOWN })).data).toEqual({ __typename: 'Query' });
  });

  it('refuses any other text with UNKNOWN_OPERATION, even if it cannot be parsed', async () => {
    for (const query of [FREE, `${KNOWN} `, '{ nonsense', 'query { __schema { types { name } } }']) {
      const answer = await post(site, { query });
      expect([answer.status, codeOf(answer)]).toEqual([403, 'UNKNOWN_OPERATION']);
      expect(answer.errors[0]?.message).toBe('This server executes only the operations of its own pages.');
    }
  });

  it('refuses an unknown text in the query of a GET request', async () => {
    const search = new URLSearchParams({ query: FREE });
    const answer = await fetch(`${site.url}?${search}`, { headers: { 'apollo-require-preflight': '1' } });
    expect(answer.status).toBe(403);
  });

  it('does not store a text sent with its hash', async () => {
    expect(codeOf(await post(site, { query: FREE, extensions: named(FREE) }))).toBe('UNKNOWN_OPERATION');
    expect(codeOf(await post(site, { extensions: named(FREE) }))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('accepts an upload with a known document, and refuses others before storing the file', async () => {
    const { token } = await site.signUp('ann');
    const refused = await upload(site, { query: `${UPLOAD} ` }, token);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'UNKNOWN_OPERATION']);
    expect(site.world.store.objects.size).toBe(0);
    const taken = await upload(site, { query: UPLOAD }, token);
    expect(taken.data).toEqual({ uploadImage: { image: { title: 'hill.png' } } });
  });

  it('accepts a subscription with a known document, and refuses others', async () => {
    const { token } = await site.signUp('bob');
    expect(await subscribed(site, WATCH, token)).toBe('NOT_FOUND');
    expect(await subscribed(site, `${WATCH} `, token)).toBe('UNKNOWN_OPERATION');
  });
});

it('the cache of documents never overwrites a known document', async () => {
  const cache = documentCache(new Map([['h', KNOWN]]), false);
  await cache.set('apq:h', FREE);
  expect(await cache.get('apq:h')).toBe(KNOWN);
});
