import { jest } from '@jest/globals';
import { GalleryDocument } from '../generated/operations.ts';
import { createClient } from '../create-client.ts';
import { REQUEST_TIMEOUT_MS } from '../request-timeout.ts';
import { type ClientRequest, sendEarly } from './early-request.ts';

const LIST = {
  data: {
    images: {
      __typename: 'ImageConnection',
      nodes: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: 0,
      matchingCount: { __typename: 'MatchingCount', count: 0, isExact: true },
    },
  },
};
const VARIABLES = {
  search: null,
  sort: 'NEWEST',
  filter: null,
  after: null,
  first: 100,
  withCount: true,
} as const;

class FakeHeaders {
  readonly #all: Readonly<Record<string, string>>;
  constructor(all: Readonly<Record<string, string>>) {
    this.#all = all;
  }
  get(name: string): string | null {
    return this.#all[name] ?? null;
  }
}

/** Creates a response that, as in a browser, can be read only once. */
const answerOf = (body: unknown, status = 200): Response => {
  let isRead = false;
  return {
    status,
    ok: status === 200,
    headers: new FakeHeaders({ 'content-type': 'application/json' }),
    text: () => {
      if (isRead) throw new TypeError('The body was read already.');
      isRead = true;
      return Promise.resolve(JSON.stringify(body));
    },
  } as unknown as Response;
};

const real = { fetch: globalThis.fetch, Headers: globalThis.Headers };
let sent: ClientRequest[] = [];
let answers: Response[] = [];

beforeEach(() => {
  sent = [];
  answers = [answerOf(LIST), answerOf(LIST), answerOf(LIST)];
  const send = (url: string, { headers, body }: RequestInit) => {
    sent.push({ url, headers: headers as Record<string, string>, body: String(body) });
    const answer = answers.shift();
    return answer === undefined ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answer);
  };
  Object.assign(globalThis, { fetch: send, Headers: FakeHeaders });
});
afterEach(() => {
  delete window.safelightEarlyRequest;
  jest.restoreAllMocks();
  Object.assign(globalThis, real);
});

const askAs = (...tokens: readonly [string, ...string[]]) => {
  const left = [...tokens];
  const access = () => left[0] ?? null;
  const refresh = () => Promise.resolve(left.splice(0, 1).length === 0 ? null : access());
  const client = createClient({
    tokens: { access, refresh },
    url: '/graphql',
    socketUrl: 'ws://localhost/graphql',
  });
  return client.query({ query: GalleryDocument, variables: VARIABLES, fetchPolicy: 'network-only' });
};

/** Sends an early request that equals the client's request with this token. */
const sendEarlyAs = async (token: string): Promise<void> => {
  await askAs(token);
  const [request] = sent.splice(0);
  if (request === undefined) throw new Error('The client sent nothing.');
  void sendEarly(request);
};

it('gives the response of the early request to the client’s first equal request', async () => {
  await sendEarlyAs('ada');
  await expect(askAs('ada')).resolves.toMatchObject({ data: { images: { totalCount: 0 } } });
  expect(sent).toHaveLength(1);
  await askAs('ada');
  expect(sent).toHaveLength(2);
});

it('does not give the early response to another person, and discards it', async () => {
  await sendEarlyAs('ada');
  await askAs('ben');
  expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer ada', 'Bearer ben']);
  await askAs('ada').catch(() => undefined);
  expect(sent).toHaveLength(3);
});

it('sends the request again after a refresh of the session if the early request was refused', async () => {
  await sendEarlyAs('ada');
  const errors = [{ message: 'Authentication failed', extensions: { code: 'UNAUTHENTICATED' } }];
  Object.assign(window.safelightEarlyRequest!, { answer: Promise.resolve(answerOf({ errors }, 401)) });
  await expect(askAs('ada', 'ada again')).resolves.toMatchObject({ data: { images: { totalCount: 0 } } });
  expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer ada', 'Bearer ada again']);
});

it('discards the early response after the maximum time of a request', async () => {
  await sendEarlyAs('ada');
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + REQUEST_TIMEOUT_MS);
  await askAs('ada');
  expect(sent).toHaveLength(2);
});
