import { ApolloServer } from '@apollo/server';
import { jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const CLIENT = { ...JSON_TYPE, accept: 'application/graphql-response+json,application/json;q=0.9' };
const MINE = 'query Mine($first: Int! = 2) { images(first: $first) { nodes { uid title } totalCount } }';
const TWO = 'query One { __typename } query Other { images(first: 1) { totalCount } }';
const KNOWN = 'query Known { __typename }';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const named = (text: string, version = 1) => ({ persistedQuery: { version, sha256Hash: hashOf(text) } });

describe('repeated queries', () => {
  let site: TestServer;
  let token: string;
  const byApollo = jest.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
  beforeAll(async () => {
    site = await startTestServer({ knownDocuments: new Map([[hashOf(KNOWN), KNOWN]]), introspection: false });
    ({ token } = await site.signUp('ann'));
  });
  beforeEach(() => {
    byApollo.mockClear();
    site.operations.length = 0;
  });
  afterAll(async () => {
    byApollo.mockRestore();
    await site.stop();
  });

  const post = async (body: unknown, headers: Record<string, string> = JSON_TYPE) => {
    const answer = await site.send(JSON.stringify(body), headers);
    const kept = [...answer.headers].filter(([name]) => name !== 'date');
    return { status: answer.status, headers: Object.fromEntries(kept), text: await answer.text() };
  };

  let texts = 0;
  /** Makes the text of a query unique by a comment. */
  const fresh = (text: string): string => `${text} # ${(texts += 1)}`;

  /** Sends a body three times; returns the answers, and the reports of the operations. */
  const askAgain = async (body: unknown, headers?: Record<string, string>) => {
    const first = await post(body, headers);
    // On the second request the query is compiled, so only the third runs compiled code.
    const [second, third] = [await post(body, headers), await post(body, headers)];
    return { answers: [first, second, third], reports: site.operations };
  };

  it.each([
    ['with its text', { query: MINE }, CLIENT],
    ['with variables', { query: MINE, variables: { first: 1 }, operationName: 'Mine' }, JSON_TYPE],
    ['with a variable of the wrong type', { query: MINE, variables: { first: 'one' } }, CLIENT],
    [
      'with a misspelled field in a variable',
      {
        query: 'query A($i: ImageFilterInput) { images(first: 1, filter: $i) { totalCount } }',
        variables: { i: { privcy: 'PUBLIC' } },
      },
      JSON_TYPE,
    ],
    ['one of two in a document', { query: TWO, operationName: 'Other', variables: null }, JSON_TYPE],
    [
      'with errors of fields',
      { query: '{ image(uid: "x") { title } __typename }' },
      { ...JSON_TYPE, accept: '*/*' },
    ],
    ['by its hash', { extensions: named(KNOWN) }, CLIENT],
  ])('get the same response without passing through Apollo again: %s', async (_, body, headers) => {
    const unseen = 'query' in body ? { ...body, query: fresh(body.query) } : body;
    const { answers, reports } = await askAgain(unseen, { ...headers, authorization: token });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(byApollo).toHaveBeenCalledTimes(1);
    expect(reports).toEqual([reports[0], reports[0], reports[0]]);
    expect(reports[0]).toMatch(/^query \w+ \w+$/);
  });

  it('are executed again for each viewer and for invalid tokens', async () => {
    const { token: bob } = await site.signUp('bob');
    const of = async (authorization?: string) =>
      (await post({ query: MINE }, authorization === undefined ? JSON_TYPE : { ...JSON_TYPE, authorization }))
        .text;
    const [anns, anyone, bobs, stale] = [
      await of(token),
      await of(),
      await of(bob),
      await of('Bearer stale'),
    ];
    expect([await of(token), await of(), await of(bob), await of('Bearer stale')]).toEqual([
      anns,
      anyone,
      bobs,
      stale,
    ]);
    expect(anyone).toContain('UNAUTHENTICATED');
    expect(stale).toContain('UNAUTHENTICATED');
    expect(bobs).not.toContain('UNAUTHENTICATED');
  });

  it.each([
    ['a mutation', { query: 'mutation { logout(refresh: "x") }' }, JSON_TYPE],
    ['a document of two operations without an operation name', { query: TWO }, JSON_TYPE],
    ['a batch', [{ query: MINE }], JSON_TYPE],
    ['a body with other fields', { query: MINE, id: 1 }, JSON_TYPE],
    ['variables as text', { query: MINE, variables: '{}' }, JSON_TYPE],
    ['variables as a list', { query: MINE, variables: [] }, JSON_TYPE],
    ['an operation name that is not text', { query: MINE, operationName: 7 }, JSON_TYPE],
    ['a text sent with its hash', { query: MINE, extensions: named(MINE) }, JSON_TYPE],
    ['another version of persisted queries', { extensions: named(KNOWN, 2) }, JSON_TYPE],
    ['extensions besides a hash', { extensions: { ...named(KNOWN), more: 1 } }, JSON_TYPE],
    ['another media type', { query: MINE }, { ...JSON_TYPE, accept: 'text/html' }],
    ['an invalid query', { query: '{ nothing }' }, JSON_TYPE],
  ])('pass through Apollo each time if the request has %s', async (_, body, headers) => {
    const { answers } = await askAgain(body, headers);
    expect(answers[1]).toEqual(answers[0]);
    expect(byApollo).toHaveBeenCalledTimes(3);
  });

  it('that were sent as text cannot be requested by their hash alone', async () => {
    const query = fresh(MINE);
    await askAgain({ query });
    const answer = await post({ extensions: named(query) });
    expect(answer.text).toContain('PERSISTED_QUERY_NOT_FOUND');
  });

  it('are not looked up for a text/plain request, which another site could send', async () => {
    const query = fresh(MINE);
    await askAgain({ query });
    const answer = await post({ query }, { 'content-type': 'text/plain' });
    expect([answer.status, byApollo.mock.calls.length]).toEqual([400, 2]);
  });

  it('pass through Apollo if they are sent by GET', async () => {
    const url = `${site.url}?${new URLSearchParams({ query: KNOWN })}`;
    for (const _ of [1, 2]) expect((await fetch(url, { headers: JSON_TYPE })).status).toBe(200);
    expect(byApollo).toHaveBeenCalledTimes(2);
  });
});
