import type { Viewer } from '@safelight/domain';
import { until } from '@safelight/processes/testing';
import { createClient, type Client, type ClientOptions } from 'graphql-ws';
import { WebSocket } from 'ws';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { MAX_SUBSCRIPTIONS } from './subscription-server.ts';

const PROGRESS = `subscription ($jobId: ID!) { aiEditProgress(jobId: $jobId) { id state progress resultVersion { id } } }`;

interface Received {
  readonly data?: { readonly aiEditProgress: { readonly state: string; readonly progress: number } } | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

describe('GraphQL subscriptions', () => {
  let site: TestServer;
  let ann: {
    token: string;
    user: { id: string };
    viewer: Extract<Viewer, { kind: 'user' }>;
  };
  let jobId: string;
  const clients: Client[] = [];

  beforeEach(async () => {
    site = await startTestServer({ recheckMs: 50 });
    ann = await site.signUp('ann');
    const { uid } = await site.world.uploadText(ann.user.id, 'picture');
    const input = { imageUid: uid, prompt: 'make it 1980s' };
    const { data } = await site.ask(
      `mutation ($input: RequestAiEditInput!) { requestAiEdit(input: $input) { id } }`,
      { input },
      ann.token,
    );
    jobId = (data?.['requestAiEdit'] as { id: string }).id;
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map(async (client) => client.dispose()));
    await site.stop();
  });

  const clientOf = (authorization: string | null, options: Partial<ClientOptions> = {}): Client => {
    const client = createClient({
      url: site.url.replace('http', 'ws'),
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: authorization === null ? {} : { authorization },
      ...options,
    });
    clients.push(client);
    return client;
  };

  /** The results of a subscription, and the error with which it ends, or null. */
  const watch = (client: Client, variables: Record<string, unknown> = { jobId }, query = PROGRESS) => {
    const received: Received[] = [];
    const ended = new Promise<unknown>((resolve) =>
      client.subscribe(
        { query, variables },
        {
          next: (value) => void received.push(value as Received),
          error: resolve,
          complete: () => resolve(null),
        },
      ),
    );
    return { received, ended, begun: () => until(() => received.length > 0) };
  };
  const failureOf = (client: Client, variables?: Record<string, unknown>, query?: string): Promise<unknown> =>
    watch(client, variables, query).ended;
  const closeCode = (failure: unknown): unknown => (failure as { code?: number } | null)?.code;
  const errorCode = (failure: unknown): unknown =>
    (failure as NonNullable<Received['errors']> | null)?.[0]?.extensions?.code;

  const progress = async (value: number): Promise<void> => {
    const { aiEditJobs } = site.world.repositories;
    const claimed = await aiEditJobs.findById(jobId);
    await aiEditJobs.reportProgress(jobId, claimed?.fence ?? 0, { stage: 'Working', progress: value });
    await site.world.signals.publish({
      type: 'ai-edit-changed',
      jobId,
      state: 'processing',
      stage: 'Working',
      progress: value,
    });
  };

  it('send the edit at the start and after every change, and complete when the edit has ended', async () => {
    const { received, ended, begun } = watch(clientOf(ann.token));
    await begun();
    await site.world.repositories.aiEditJobs.claim(jobId);
    await progress(0.5);
    await until(() => received.length > 1);
    await site.ask(`mutation ($id: ID!) { cancelAiEdit(id: $id) { id } }`, { id: jobId }, ann.token);
    expect(await ended).toBeNull();
    expect(received.map(({ data }) => [data?.aiEditProgress.state, data?.aiEditProgress.progress])).toEqual([
      ['QUEUED', 0],
      ['PROCESSING', 0.5],
      ['CANCELLED', 0],
    ]);
    expect(site.operations).toContain('subscription aiEditProgress ok');
  });

  it('stop listening for changes when the client unsubscribes', async () => {
    const signals: AbortSignal[] = [];
    const endpoint = await startTestServer({
      useCases: {
        async *watchAiEdit(_viewer: unknown, _jobId: string, signal: AbortSignal) {
          signals.push(signal);
          await new Promise((resolve) => signal.addEventListener('abort', resolve));
          yield* [];
        },
      } as never,
    });
    const bob = await endpoint.signUp('bob');
    const client = clientOf(bob.token, { url: endpoint.url.replace('http', 'ws') });
    const ignore = { next: () => undefined, error: () => undefined, complete: () => undefined };
    const leave = client.subscribe({ query: PROGRESS, variables: { jobId } }, ignore);
    await until(() => signals.length > 0);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    leave();
    await until(() => signals[0]?.aborted === true);
    await endpoint.stop();
  });

  it('accept the token under the name of its header too, with a capital letter', async () => {
    const connectionParams = { Authorization: ann.token };
    const { begun } = watch(clientOf(null, { connectionParams }));
    await begun();
  });

  it.each([
    ['no token', null],
    ['a bad token', 'Bearer nonsense'],
  ])('close with 4403 for %s, so that clients reconnect with a new token', async (_, authorization) => {
    expect(await failureOf(clientOf(authorization))).toMatchObject({
      code: 4403,
      reason: expect.stringContaining('"authorization" in the payload of connection_init'),
    });
  });

  it('close with 4401 if the user of an open connection no longer exists', async () => {
    const { ended, begun } = watch(clientOf(ann.token));
    await begun();
    site.world.repositories.users.findById = async () => null;
    expect(closeCode(await ended)).toBe(4401);
  });

  it('close with 4403 if the API key of an open connection is deleted', async () => {
    const { data } = await site.ask(
      `mutation { createApiKey(name: "Laptop") { key apiKey { id } } }`,
      {},
      ann.token,
    );
    const { key, apiKey } = data?.['createApiKey'] as { key: string; apiKey: { id: string } };
    const { ended, begun } = watch(clientOf(`Api-Key ${key}`));
    await begun();
    await site.ask(`mutation ($id: ID!) { deleteApiKey(id: $id) }`, { id: apiKey.id }, ann.token);
    expect(closeCode(await ended)).toBe(4403);
  });

  it('close with 4403 if the session of an open connection is ended', async () => {
    const { ended, begun } = watch(clientOf(ann.token));
    await begun();
    await site.ask(`mutation ($id: ID!) { endSession(id: $id) }`, { id: ann.viewer.familyId }, ann.token);
    expect(closeCode(await ended)).toBe(4403);
  });

  it('refuse new connections with 1013 during an outage of the database, and keep the open ones', async () => {
    const { ended, begun } = watch(clientOf(ann.token));
    await begun();
    const askedBefore = site.logs.length;
    const { users } = site.world.repositories;
    const findById = users.findById.bind(users);
    users.findById = () => Promise.reject(new Error('no database'));
    await until(() => site.logs.length > askedBefore);
    expect(closeCode(await failureOf(clientOf(ann.token)))).toBe(1013);
    users.findById = findById;
    await site.ask(`mutation ($id: ID!) { cancelAiEdit(id: $id) { id } }`, { id: jobId }, ann.token);
    expect(await ended).toBeNull();
  });

  it('end with NOT_FOUND for edits of other users and unknown edits', async () => {
    const bob = await site.signUp('bob');
    expect(errorCode(await failureOf(clientOf(bob.token)))).toBe('NOT_FOUND');
    expect(errorCode(await failureOf(clientOf(ann.token), { jobId: 'garbage' }))).toBe('NOT_FOUND');
  });

  it('are the only operations that WebSocket accepts', async () => {
    for (const query of ['{ me { id } }', 'mutation { logout(refresh: "x") }']) {
      expect(errorCode(await failureOf(clientOf(ann.token), {}, query))).toBe('INVALID_INPUT');
    }
  });

  it('have the same document limits as other operations', async () => {
    const client = clientOf(ann.token);
    const code = async (query: string, variables = {}) =>
      errorCode(await failureOf(client, variables, query));
    expect(await code('subscription {')).toBe('GRAPHQL_PARSE_FAILED');
    expect(await code('subscription { nonsense }')).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(await code(`subscription { aiEditProgress(jobId: "x") { ${'id '.repeat(1_001)} } }`)).toBe(
      'GRAPHQL_PARSE_FAILED',
    );
    const nested = `${'image { aiEditJobs { '.repeat(6)} id ${'} }'.repeat(6)}`;
    expect(await code(`subscription { aiEditProgress(jobId: "x") { ${nested} } }`)).toBe(
      'GRAPHQL_VALIDATION_FAILED',
    );
    expect(await code(PROGRESS, { jobId: '\u0000' })).toBe('INVALID_INPUT');
    const { received, ended } = watch(client, {});
    await ended;
    expect(received[0]?.errors?.[0]?.extensions?.code).toBe('INVALID_INPUT');
  });

  it('are limited to fifty per connection', async () => {
    const client = clientOf(ann.token);
    const ignore = { next: () => undefined, error: () => undefined, complete: () => undefined };
    for (let count = 0; count < MAX_SUBSCRIPTIONS; count += 1) {
      client.subscribe({ query: PROGRESS, variables: { jobId } }, ignore);
    }
    expect(errorCode(await failureOf(client))).toBe('RATE_LIMITED');
  });

  it('hide the cause of an unexpected error, and log it', async () => {
    site.world.repositories.aiEditJobs.findOwned = () => Promise.reject(new Error('SELECT secret'));
    const failure = await failureOf(clientOf(ann.token));
    expect(errorCode(failure)).toBe('INTERNAL');
    expect(JSON.stringify(failure)).not.toContain('SELECT');
    expect(site.logs.at(-1)).toMatchObject({ level: 'error', fields: { code: 'INTERNAL' } });
  });

  it.each([
    ['our own site', 'https://site.example', true],
    ['the requested host', 'HOST', true],
    ['another site', 'https://evil.example', false],
    ['our host by another scheme', 'http://site.example', false],
    ['an opaque origin', 'null', false],
  ])('opened by a page of %s (origin %s) are allowed: %s', async (_, origin, isAllowed) => {
    const sent = origin === 'HOST' ? `http://127.0.0.1:${site.port}` : origin;
    const socket = new WebSocket(site.url.replace('http', 'ws'), 'graphql-transport-ws', { origin: sent });
    const outcome = await new Promise((resolve) => {
      socket.once('open', () => resolve(true));
      socket.once('unexpected-response', (_req, res) => resolve(res.statusCode));
      socket.once('error', resolve);
    });
    expect(outcome).toBe(isAllowed ? true : 403);
    socket.terminate();
  });

  it('close with 1001 when the server stops', async () => {
    const { ended, begun } = watch(clientOf(ann.token));
    await begun();
    await site.endpoint.stop();
    expect(closeCode(await ended)).toBe(1001);
  });
});
